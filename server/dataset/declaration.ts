import type pg from 'pg';
import type { Declaracao } from '../../catalog/dataset/answer.ts';
import { type Dataset, fieldOf, sourceOf } from '../../catalog/dataset.ts';
import type { Query } from '../../catalog/query.ts';
import { readTotals } from './totals.ts';

/** The statement that nothing happened in the period asked for, where really nothing was published of it. */
export async function declaration(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  query: Query,
): Promise<Declaracao | null> {
  const where = query.where.filter(({ field }) => field === set.period);
  const { total } = await readTotals(client, set, tenant, { ...query, where });
  if (total > 0) return null;
  const { rows } = await client.query<Stated>(
    'SELECT de, ate, texto, "publicadaEm" FROM pub._declaracoes WHERE tenant = $1 AND dataset = $2 ORDER BY ate DESC, de DESC',
    [tenant, sourceOf(set)],
  );
  const asked = where.filter(({ operator }) => operator === 'eq').flatMap(({ values }) => values);
  const periods = asked.map((value) => fieldOf(set, set.period).print(value));
  const found = rows.find(({ de, ate }) => periods.length === 0 || periods.some((period) => within(period, de, ate)));
  return found ? { ...found, publicadaEm: found.publicadaEm.toISOString() } : null;
}

type Stated = Omit<Declaracao, 'publicadaEm'> & { publicadaEm: Date };

/** A year, a month or a day touches a stretch of days: their texts begin alike. */
const within = (period: string, from: string, to: string): boolean =>
  from.slice(0, period.length) <= period && period <= to.slice(0, period.length);
