import { amountOf, keptOf, partsOf } from '../../catalog/busca/find.ts';
import { type Dataset, timeOf } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { ident, literal } from '../database/sql/names.ts';

/** A find as it is read: what is kept of it, as the text of JSON, and the long texts that only its words are taken of. */
export interface SourceRow {
  linha: string;
  longos: Row | null;
  linhas: number;
  valor: string | null;
}

/** The statement that reads a year, the latest rows first. Rows that agree in `once` are one, told by the latest of them. */
export function sourceOf(set: Dataset, tenant: number, year: number): string {
  const amount = amountOf(set);
  const from = `pub.${ident(set.id)}`;
  const here = `tenant = ${Math.trunc(tenant)} AND ${within(set, year)}`;
  if (!set.once)
    return `SELECT ${told(set)}, 1 AS linhas, ${amount ? `r.${ident(amount)}` : 'NULL'}::text AS valor FROM ${from} r
WHERE r.${here} ORDER BY r.id DESC`;
  const latest = `split_part(max(${ident(set.period)}::text || ' ' || lpad(id::text, 19, '0')), ' ', 2)::bigint`;
  return `SELECT ${told(set)}, g.linhas, g.valor::text AS valor FROM (
SELECT ${latest} AS id, count(*)::int AS linhas, ${amount ? `sum(${ident(amount)})` : 'NULL::numeric'} AS valor
FROM ${from} WHERE ${here} GROUP BY ${set.once.map(ident).join(', ')}) g
JOIN ${from} r ON r.tenant = ${Math.trunc(tenant)} AND r.id = g.id`;
}

function told(set: Dataset): string {
  const kept = keptOf(set);
  const long = partsOf(set).flatMap(({ name }) => (kept.includes(name) ? [] : [name]));
  return `${objectOf(kept)}::text AS linha, ${long.length > 0 ? objectOf(long) : 'NULL'} AS longos`;
}

const objectOf = (names: readonly string[]): string =>
  `jsonb_build_object(${names.map((name) => `${literal(name)}, r.${ident(name)}`).join(', ')})`;

/** The year as a range of the period, which has an index. */
function within(set: Dataset, year: number): string {
  const [from, to] = timeOf(set).ofYear(year);
  return `${ident(set.period)} >= ${literal(from)} AND ${ident(set.period)} <= ${literal(to)}`;
}
