import type { ComparedColumn } from '../../catalog/comparar/answer.ts';
import { MONTHS } from '../../catalog/texto/day.ts';
import type { ResolvedComparison } from './question.ts';

const LIST = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** `2024, 2025 e 2026` */
export const listed = (all: readonly (string | number)[]): string => LIST.format(all.map(String));

/** `janeiro a junho`; a whole year needs no months. */
export const monthsUntil = (until: number): string =>
  until === 1 ? 'janeiro' : `janeiro a ${MONTHS[until - 1] ?? ''}`;

/** `Despesa paga por função, de janeiro a outubro de 2025 e 2026` */
export function sayComparison(
  { by, stage, bodies }: ResolvedComparison,
  columns: readonly ComparedColumn[],
  until: number,
): string {
  const what = stage ? by.title.replace('Despesa', `Despesa ${stage.label}`) : by.title;
  const years = [...new Set(columns.map(({ ano }) => ano))];
  if (years.length === 0) return what;
  const when = until === 12 ? `em ${listed(years)}` : `de ${monthsUntil(until)} de ${listed(years)}`;
  const whose = bodies.length > 1 ? `, por habitante: ${listed(bodies.map(({ nome }) => nome))}` : '';
  return `${what}, ${when}${whose}`;
}
