import type { DespesaStep } from '../../catalog/despesa/answer.ts';
import { dimensionOf } from '../../catalog/despesa/despesa.ts';
import { monthName } from '../../catalog/fields/month.ts';
import type { Node } from '../../catalog/sums/node.ts';

/** `despesas de 2026, de janeiro a junho, com função Saúde, por subfunção` */
export function sayDespesa({ year, from, to }: Node, way: readonly DespesaStep[], by: string | null): string {
  const name = (month: number): string =>
    monthName(`${year}-${String(month).padStart(2, '0')}`).replace(/ de \d+$/, '');
  const period = from === 1 && to === 12 ? '' : from === to ? `, em ${name(from)}` : `, de ${name(from)} a ${name(to)}`;
  const path = way.map(({ rotulo, nome }) => `, ${rotulo.toLowerCase()} ${nome}`).join('');
  const label = by ? dimensionOf(by)?.label : null;
  return `despesas de ${year}${period}${path}${label ? `, por ${label.toLowerCase()}` : ''}`;
}
