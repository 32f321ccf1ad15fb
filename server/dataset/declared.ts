import type pg from 'pg';
import type { Declaracao, DeclaredValue } from '../../catalog/dataset/answer.ts';
import { type Dataset, fieldOf, timeOf } from '../../catalog/dataset.ts';
import type { Value } from '../../catalog/fields/field.ts';
import { type Condition, MOST } from '../../catalog/query.ts';
import type { GroupQuery } from '../database/sql/aggregate.ts';
import { byPart, partAsked, reaches, statementsOf, timesAsked } from './declaration.ts';
import { type CountedGroup, readCountedGroups } from './totals.ts';

/**
 * The values of a filter that no row has, but of which the body says that there were none: a year that is covered only by a
 * statement must be found where the other years are.
 */
export async function readDeclaredValues(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  query: GroupQuery,
  found: readonly CountedGroup[],
): Promise<DeclaredValue[]> {
  const { field: name, grain } = query.by;
  if (grain || query.across || (!fieldOf(set, name).listed && name !== set.period)) return [];
  const known = new Set(found.map(({ chave }) => chave));
  const others = query.where.filter(({ field }) => field !== name);
  const values: Value[] = [];
  for (const own of byPart(await statementsOf(client, set, tenant))) {
    const cut = name === set.period ? periodsSaid(set, own, others) : partSaid(set, own, name, others);
    const fresh = cut.values.filter((value) => !known.has(value));
    values.push(...(fresh.length === 0 ? [] : await unpublished(client, set, tenant, { name, ...cut, values: fresh })));
  }
  const { format } = fieldOf(set, name);
  return [...new Set(values)].map((chave) => ({ chave, rotulo: format(chave) }));
}

/** Values that statements cover, and the conditions that the statements speak under. */
interface CoveredValues {
  values: Value[];
  where: readonly Condition[];
}

const NOTHING: CoveredValues = { values: [], where: [] };

/** The periods of the days of statements about one part, if the other filters stay within that part. */
function periodsSaid(set: Dataset, own: readonly Declaracao[], others: readonly Condition[]): CoveredValues {
  const where = partAsked(set, others, own[0]?.parte ?? null);
  const times = timesAsked(set, others);
  if (!where || !reaches(set, own, times)) return NOTHING;
  return { values: own.flatMap(({ de, ate }) => periodsBetween(set, de, ate)), where: [...where, ...times] };
}

/** The value that statements about one part name, if they reach into the times asked for. */
function partSaid(set: Dataset, own: readonly Declaracao[], name: string, others: readonly Condition[]): CoveredValues {
  const parte = own[0]?.parte;
  const times = timesAsked(set, others);
  if (parte?.campo !== name || !reaches(set, own, times)) return NOTHING;
  const parsed = fieldOf(set, name).parse(parte.valor);
  return parsed.ok ? { values: [parsed.value], where: times } : NOTHING;
}

/** The years or months of some days; single days are too many to choose from. */
function periodsBetween(set: Dataset, from: string, to: string): Value[] {
  const time = timeOf(set);
  const found = new Set<Value>();
  for (const day of firstDays(from, to)) {
    const period = time.ofDay(day);
    if (time.lastDay(period) > day) found.add(period);
  }
  return [...found];
}

/** The first day of each month that some days touch. */
function firstDays(from: string, to: string): string[] {
  const months = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  const first = months(from);
  return Array.from({ length: months(to) - first + 1 }, (_, i) => {
    const month = first + i;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  });
}

/** Of some values those that nothing was published of, whatever else is asked for. */
async function unpublished(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  { name, values, where }: CoveredValues & { name: string },
): Promise<Value[]> {
  const rows = await readCountedGroups(client, set, tenant, {
    where: [...where, { field: name, operator: 'eq', values }],
    by: { field: name },
    sort: [],
    page: 1,
    size: MOST,
  });
  const published = new Set(rows.map(({ chave }) => chave));
  return values.filter((value) => !published.has(value));
}
