import type { Dataset } from '../../catalog/dataset.ts';
import { favorecidoSums } from '../../catalog/favorecidos/answer.ts';
import type { Payee } from '../../catalog/favorecidos/favorecido.ts';
import type { Value } from '../../catalog/fields/field.ts';
import { binder, ident, type Statement } from '../database/sql/names.ts';
import { where } from '../database/sql/where.ts';

/** Under which names a dataset publishes what has a payee's document; without a document, what has the words of the name. */
export function names(set: Dataset, tenant: number, [name, document]: readonly [string, string], of: Payee): Statement {
  const values: Value[] = [];
  const bind = binder(values);
  const conditions = of.document
    ? where(tenant, [{ field: document, operator: 'eq', values: [of.document] }], bind)
    : `${where(tenant, [{ field: name, operator: 'has', values: [words(of)] }], bind)} AND ${ident(document)} IS NULL`;
  const text = `SELECT ${ident(name)} AS nome, count(*) AS linhas FROM pub.${ident(set.id)} WHERE ${conditions} GROUP BY 1`;
  return { text, values };
}

const words = ({ name }: Payee): string => (name ?? '').replaceAll('-', ' ');

/** The sums that expenses keep, year by year. What has no document has only its names to be found by. */
export function years(tenant: number, { key, document }: Payee, published: readonly string[]): Statement {
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
export const reference = (tenant: number, datasets: readonly string[]) => ({
  text: `SELECT carga, referencia, "publicadaEm", linhas FROM pub._periodos WHERE tenant = $1 AND dataset = ANY ($2)
ORDER BY referencia DESC, carga DESC LIMIT 1`,
  values: [tenant, datasets],
});
