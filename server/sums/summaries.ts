import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import { datasets as published } from '../../catalog/datasets/index.ts';
import { summaryFields } from '../../catalog/list/summary.ts';
import { summaryDefinition } from '../database/sql/definition.ts';
import { ident, literal } from '../database/sql/names.ts';
import { totalOf } from '../database/sql/select.ts';
import { sourcesOf } from './derived.ts';
import { joinByHash } from './joins.ts';

/**
 * Rows for each value that a dimension must have in a period to be kept. One that has more values would be a second copy
 * of the rows, and reading them is as quick.
 */
const ROWS_PER_VALUE = 10;

/**
 * Counts and adds up again the rows of some periods of a dataset, and of those whose rows are taken from it: its cuts, and
 * what is worked out from it. Part of the transaction that changed the rows.
 */
export async function writeSummaries(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  periods: readonly string[],
  rowsPerValue = ROWS_PER_VALUE,
): Promise<void> {
  const others = published.filter((other) => other.id !== set.id && sourcesOf(other).includes(set.id));
  for (const own of [set, ...others]) await writeSummary(client, own, tenant, periods, rowsPerValue);
}

async function writeSummary(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  periods: readonly string[],
  rowsPerValue: number,
): Promise<void> {
  // Loads of two datasets may change what is worked out from both; the second counts what the first has published.
  await client.query("SELECT pg_advisory_xact_lock($1::int, hashtext('_resumos/' || $2))", [tenant, set.id]);
  await client.query(`SET LOCAL app.tenant = ${Math.trunc(tenant)}`);
  for (const table of ['_resumos', '_resumidos'])
    await client.query(`DELETE FROM dados.${table} WHERE ${OWN}`, [tenant, set.id, periods]);
  await joinByHash(client, () => client.query(summaryInsert(set), [tenant, periods, set.id, rowsPerValue]));
  await client.query(recordInsert(set), [tenant, set.id, periods, summaryDefinition(set)]);
}

const OWN = 'tenant = $1 AND dataset = $2 AND periodo = ANY ($3)';

/** The choice of what belongs to the dimension that a row of the groups is of. */
const ofDimension = (names: readonly string[], what: (name: string) => string, otherwise: string): string =>
  names.length === 0
    ? otherwise
    : `CASE ${names.map((name) => `WHEN grouping(${ident(name)}) = 0 THEN ${what(name)}`).join(' ')} ELSE ${otherwise} END`;

/** SELECT that counts and adds up by every dimension in one reading of the rows of a body ($1) and some periods ($2). */
export function selectByDimensions(set: Dataset): string {
  const names = summaryFields(set);
  const { apart, totals } = set.list;
  const common = [set.period, ...(apart ? [apart] : [])].map(ident).join(', ');
  const sets = [common, ...names.map((name) => `${common}, ${ident(name)}`)];
  const sums = totals.map((name) => totalOf(set, name)).join(', ');
  return `SELECT ${ofDimension(names, literal, "''")} AS dimensao, ${ident(set.period)}::text AS periodo,
${apart ? `${ident(apart)}::text` : 'NULL::text'} AS parte, ${ofDimension(names, (name) => `${ident(name)}::text`, 'NULL')} AS chave,
count(*) AS linhas, ARRAY[${sums}]::numeric[] AS somas
FROM pub.${ident(set.id)} WHERE tenant = $1 AND ${ident(set.period)} = ANY ($2)
GROUP BY GROUPING SETS (${sets.map((columns) => `(${columns})`).join(', ')})`;
}

/** Statement that writes the groups down. */
function summaryInsert(set: Dataset): string {
  return `WITH grupos AS (
${selectByDimensions(set)}
), medidos AS (
SELECT *, count(*) OVER d AS valores, sum(linhas) OVER d AS todas FROM grupos WINDOW d AS (PARTITION BY dimensao, periodo)
)
INSERT INTO dados._resumos (tenant, dataset, dimensao, periodo, parte, chave, linhas, somas)
SELECT $1, $3, dimensao, periodo, parte, chave, linhas, somas FROM medidos
WHERE dimensao = '' OR valores * $4 <= todas`;
}

/** Statement that tells which dimensions were kept of each period; of one without rows, all. */
const recordInsert = (
  set: Dataset,
): string => `INSERT INTO dados._resumidos (tenant, dataset, periodo, definicao, dimensoes)
SELECT $1, $2, p.periodo, $4, coalesce(g.dimensoes, ARRAY[${['', ...summaryFields(set)].map(literal).join(', ')}])
FROM unnest($3::text[]) AS p (periodo) LEFT JOIN (
SELECT periodo, array_agg(DISTINCT dimensao) AS dimensoes FROM dados._resumos WHERE ${OWN} GROUP BY periodo
) g USING (periodo)`;

/**
 * The summaries of what was published before they were kept, or before they were kept as this version does. What is worked
 * out from other datasets is counted again at every upgrade: its formulas are not part of its definition.
 */
export async function writeMissingSummaries(client: pg.ClientBase, datasets: readonly Dataset[]): Promise<void> {
  for (const set of datasets) {
    const { rows } = await client.query<{ tenant: number; periods: string[] }>(
      `SELECT p.tenant, array_agg(p.periodo) AS periods FROM portal.periodos p
LEFT JOIN dados._resumidos r ON r.tenant = p.tenant AND r.dataset = $1 AND r.periodo = p.periodo AND r.definicao = $2
WHERE p.dataset = $3 AND (r.periodo IS NULL OR $4) GROUP BY 1`,
      [set.id, summaryDefinition(set), set.cut?.of ?? set.id, set.derived !== undefined],
    );
    for (const { tenant, periods } of rows) await writeSummary(client, set, tenant, periods, ROWS_PER_VALUE);
  }
}

/** Statement that notes the definitions of all summaries in the schema: a database with others is upgraded. */
export const summaryDefinitions = (datasets: readonly Dataset[]): string =>
  `COMMENT ON TABLE dados._resumos IS ${literal(datasets.map((set) => `${set.id} ${summaryDefinition(set)}`).join(', '))};\n`;
