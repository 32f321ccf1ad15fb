import type { Row } from '../../catalog/fields/field.ts';
import type { Condition } from '../../catalog/query.ts';
import { nameKey, revenueDimension, revenueName } from '../../catalog/receita/receita.ts';
import type { Services } from '../http/request.ts';
import { revenueNames, revenueWire } from '../receita/sums.ts';
import { type Asked, bad, exerciseIn, monthsIn } from './parameters.ts';

/** What the reference calls the ways to sort revenue; `receita` is the whole nature. */
const BY: Readonly<Record<string, string>> = {
  receita: 'tipo',
  natureza: 'tipo',
  categoria: 'categoria',
  origem: 'origem',
  especie: 'especie',
  desdobramento: 'desdobramento',
  fonte: 'fonte',
  unidade: 'unidade',
};

/** The reference's call for revenue: forecast and collected by a classification, some months of an exercise. */
export function revenue(services: Services, tenant: number, asked: Asked): Promise<Row[]> {
  const numExercicioFinanc = exerciseIn(asked, 'numExercicio');
  // Clients that want the whole year leave the months out.
  const months = (monthsIn(asked) ?? [1, 12]).map((month) => `${numExercicioFinanc}-${String(month).padStart(2, '0')}`);
  const by = sortedBy(asked);
  const where: Condition[] = [{ field: 'numExercicio', operator: 'eq', values: [numExercicioFinanc] }];
  const slice = { tenant, where, months: [months[0] ?? '', months[1] ?? ''] as const };
  return services.db.read(tenant, async (client) => {
    const { rows: named } = await client.query(revenueNames(tenant));
    const names = new Map(named.map(({ dimensao, codigo, nome }) => [nameKey(dimensao, codigo), nome]));
    const { rows } = await client.query(revenueWire(slice, revenueDimension(by)?.field ?? ''));
    return rows.map(({ codigo, unidade, ...sums }) => ({
      txtClassificacao: `${codigo} - ${revenueName(by, codigo, names)}`,
      numExercicioFinanc,
      codUnidade: unidade,
      txtDescricaoUnidade: revenueName('unidade', unidade, names),
      ...sums,
    }));
  });
}

function sortedBy(asked: Asked): string {
  const text = asked.get('classificacaopor') ?? 'receita';
  const by = Object.hasOwn(BY, text.toLowerCase()) ? BY[text.toLowerCase()] : undefined;
  if (!by) throw bad('classificacaoPor', text, `não é ${Object.keys(BY).join(', ')}`);
  return by;
}
