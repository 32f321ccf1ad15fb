import type { Dataset } from '../../catalog/dataset.ts';
import { favorecidoSums } from '../../catalog/favorecidos/answer.ts';
import type { Payee } from '../../catalog/favorecidos/favorecido.ts';
import type { Value } from '../../catalog/fields/field.ts';
import type { Condition } from '../../catalog/query.ts';
import { type Bind, binder, ident, type Statement } from '../database/sql/names.ts';
import { whereClause } from '../database/sql/where.ts';

/** Under which names a dataset publishes what has a payee's document; without a document, what has the words of the name. */
export function publishedNames(
  set: Dataset,
  tenant: number,
  [name, document]: readonly [string, string],
  of: Payee,
): Statement {
  const values: Value[] = [];
  const bind = binder(values);
  const conditions = of.document
    ? whereClause(tenant, [{ field: document, operator: 'eq', values: [of.document] }], bind)
    : `${namedLike(set, tenant, name, of, bind)} AND ${ident(document)} IS NULL`;
  const text = `SELECT ${ident(name)} AS nome, count(*) AS linhas FROM pub.${ident(set.id)} WHERE ${conditions} GROUP BY 1`;
  return { text, values };
}

/**
 * Condition that finds a name by its index, and others with it: whoever asks compares them. The address of somebody who
 * tries has hundreds of words, so that the longest few are looked for. Words of one or two letters cannot be looked up; a
 * name that has no other is found as it stands, and one of two letters in all is nobody's.
 */
function namedLike(set: Dataset, tenant: number, name: string, of: Payee, bind: Bind): string {
  const words = (of.name ?? '').split('-');
  const longest = words.filter(({ length }) => length >= 3).sort((a, b) => b.length - a.length);
  const has: Condition = { field: name, operator: 'has', values: [longest.slice(0, NAMED_BY).join(' ')] };
  if (longest.length > 0) return whereClause(tenant, [has], bind, set);
  if (words.join('').length < 3) return 'false';
  return `${whereClause(tenant, [], bind)} AND portal.norm(${ident(name)}) = ${bind(words.join(' '))}`;
}

/** Words that a payee without a document is found by. */
const NAMED_BY = 6;

/** The sums that expenses keep, year by year. What has no document has only its names to be found by. */
export function favorecidoYears(tenant: number, { key, document }: Payee, published: readonly string[]): Statement {
  const values: Value[] = [];
  const bind = binder(values);
  const who = document
    ? `favorecido = ${bind(key)}`
    : `nome IN (${published.map((name) => bind(name)).join(', ') || 'NULL'})`;
  const text = `SELECT ano, ${STAGES.map((name) => `sum(${ident(name)}) AS ${ident(name)}`).join(', ')}
FROM pub._favorecidos WHERE tenant = ${bind(tenant)} AND ${who} GROUP BY 1 ORDER BY 1`;
  return { text, values };
}

const STAGES = favorecidoSums.keyof().options;

/** Of when the data of several datasets are: by the one whose data go furthest. */
export const furthestPeriod = (tenant: number, datasets: readonly string[]) => ({
  text: `SELECT carga, referencia, "publicadaEm", linhas FROM pub._periodos WHERE tenant = $1 AND dataset = ANY ($2)
ORDER BY referencia DESC, carga DESC LIMIT 1`,
  values: [tenant, datasets],
});
