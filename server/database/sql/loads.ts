import type { Dataset } from '../../../catalog/dataset.ts';
import { fieldOf, sourceOf } from '../../../catalog/dataset.ts';
import type { Value } from '../../../catalog/fields/field.ts';
import { binder, type Statement } from './names.ts';

const statement = (text: string, ...values: Value[]): Statement => ({ text, values });

/**
 * Loads of a dataset, newest first. What a load replaced and what of it still stands follow from the periods: the last
 * load of a period is the one shown.
 */
export const selectLoads = (set: Dataset, tenant: number, page: number, size: number): Statement =>
  statement(
    `WITH partes AS (
  SELECT c.id, p AS periodo, lag(c.id) OVER seguidas AS antes, lead(c.id) OVER seguidas AS depois
  FROM pub._cargas c CROSS JOIN unnest(c.periodo) p WHERE c.tenant = $1 AND c.dataset = $2
  WINDOW seguidas AS (PARTITION BY p ORDER BY c.id)
), lacos AS (
  SELECT id, array_agg(DISTINCT antes) FILTER (WHERE antes IS NOT NULL) AS substitui,
    array_agg(periodo ORDER BY periodo) FILTER (WHERE depois IS NULL) AS vigente
  FROM partes GROUP BY id
)
SELECT c.id AS carga, c."publicadaEm", c.referencia, c.periodo, c.linhas, c.somas, c.arquivo, c.sha256, c."voltaA", c.motivo, c.avisos,
  CASE WHEN m.novos IS NOT NULL THEN jsonb_build_object('novos', m.novos, 'alterados', m.alterados, 'retirados', m.retirados,
    'primeiras', m.linhas, 'listadas', m.listadas) END AS mudancas,
  coalesce(l.substitui, '{}') AS substitui, coalesce(l.vigente, '{}') AS vigente,
  (SELECT sum(octet_length(a.bytes)) FROM pub._arquivadas a WHERE a.tenant = $1 AND a.carga = c.id) AS bytes
FROM pub._cargas c LEFT JOIN lacos l USING (id) LEFT JOIN pub._comparadas m ON m.tenant = $1 AND m.carga = c.id
WHERE c.tenant = $1 AND c.dataset = $2 ORDER BY c.id DESC LIMIT $3 OFFSET $4`,
    tenant,
    sourceOf(set),
    size,
    (page - 1) * size,
  );

export const countLoads = (set: Dataset, tenant: number): Statement =>
  statement('SELECT count(*) AS total FROM pub._cargas WHERE tenant = $1 AND dataset = $2', tenant, sourceOf(set));

export const selectLoad = (set: Dataset, tenant: number, carga: number): Statement =>
  statement(
    'SELECT referencia FROM pub._cargas WHERE tenant = $1 AND dataset = $2 AND id = $3',
    tenant,
    sourceOf(set),
    carga,
  );

/** The next part of a load's file. One at a time, because parts may be of any length. */
export const selectNextPart = (tenant: number, carga: number, after: number): Statement =>
  statement(
    'SELECT parte, bytes FROM pub._arquivadas WHERE tenant = $1 AND carga = $2 AND parte > $3 ORDER BY parte LIMIT 1',
    tenant,
    carga,
    after,
  );

const SAID = `SELECT dataset, de, ate, texto, "publicadaEm", campo, valor FROM pub._declaracoes WHERE tenant = $1`;

/** Statements of a body that nothing of a whole dataset happened, the newest first. */
export const selectWholeDeclarations = (tenant: number): Statement =>
  statement(`${SAID} AND campo = '' ORDER BY ate DESC, de DESC`, tenant);

/**
 * Statements about a dataset or a part of it, the newest first. What was said of all of the dataset that it belongs to is
 * said of it: without works there are no stopped works.
 */
export const selectDeclarations = (set: Dataset, tenant: number): Statement =>
  statement(
    `${SAID} AND (dataset = $2 OR dataset = $3 AND campo = '') ORDER BY ate DESC, de DESC, campo, valor`,
    tenant,
    sourceOf(set),
    set.part ?? sourceOf(set),
  );

const MOST = 200;
const COLUMNS = 'chave, valores, motivo, "feitaEm"';

/** The latest corrections of a dataset. */
export const selectCorrections = (set: Dataset, tenant: number): Statement =>
  statement(
    `SELECT ${COLUMNS} FROM pub._correcoes WHERE tenant = $1 AND dataset = $2 ORDER BY "feitaEm" DESC LIMIT ${MOST}`,
    tenant,
    sourceOf(set),
  );

/**
 * Corrections of one record, by the canonical texts of its key, so that a year matches whether it was kept as a number
 * or not.
 */
export function selectCorrectionsOf(set: Dataset, tenant: number, key: readonly (Value | null)[]): Statement {
  const values: Value[] = [];
  const bind = binder(values);
  const where = [`tenant = ${bind(tenant)}`, `dataset = ${bind(sourceOf(set))}`];
  for (const [i, name] of set.key.entries()) {
    const value = key[i] ?? null;
    const own = `chave ->> ${bind(name)}::text`;
    where.push(value === null ? `${own} IS NULL` : `${own} = ${bind(fieldOf(set, name).print(value))}`);
  }
  return { text: `SELECT ${COLUMNS} FROM pub._correcoes WHERE ${where.join(' AND ')} ORDER BY "feitaEm" DESC`, values };
}

/** The last load of each of some datasets, newest first, with one index lookup each. */
export function selectNewestLoad(tenant: number, datasets: readonly string[]): Statement {
  const values: Value[] = [];
  const bind = binder(values);
  const own = bind(tenant);
  const text = `SELECT d.dataset, c.* FROM (VALUES ${datasets.map((id) => `(${bind(id)})`).join(', ')}) AS d(dataset)
CROSS JOIN LATERAL (SELECT id AS carga, periodo, referencia, "publicadaEm", linhas FROM pub._cargas
WHERE tenant = ${own} AND dataset = d.dataset ORDER BY id DESC LIMIT 1) c ORDER BY c.carga DESC`;
  return { text, values };
}

/**
 * Loads of a body, newest first, whether their files are kept, and how many loads there are: of one dataset, or of all. By
 * their moment and not by their number: of two datasets loaded at once, the one begun later may be numbered first.
 */
export function selectPublishedLoads(tenant: number, dataset: string | null, page: number, size: number): Statement {
  const values: Value[] = [];
  const bind = binder(values);
  const own = bind(tenant);
  const text = `SELECT c.id AS carga, c.dataset, c."publicadaEm", c.referencia, c.periodo, c.linhas, c.somas, c.sha256,
  EXISTS (SELECT 1 FROM pub._arquivadas a WHERE a.tenant = ${own} AND a.carga = c.id) AS guardada,
  count(*) OVER ()::int AS total
FROM pub._cargas c WHERE c.tenant = ${own}${dataset === null ? '' : ` AND c.dataset = ${bind(dataset)}`}
ORDER BY c."publicadaEm" DESC, c.id DESC LIMIT ${bind(size)} OFFSET ${bind((page - 1) * size)}`;
  return { text, values };
}
