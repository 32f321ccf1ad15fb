import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Row, Value } from '../../catalog/fields/field.ts';
import { NAMES_CONTRATO, OCDS_SOURCES } from '../../catalog/ocds/sources.ts';
import { type Bind, buildStatement, ident } from '../database/sql/names.ts';

const { licitacao, empenhos, pagamentos } = OCDS_SOURCES;

/** The values of the fields by which one row names another record, none of them absent. */
export type NameTuple = readonly Value[];

/** Rows by the record that they name, as `nameText` writes it. */
export type RowsByName = ReadonlyMap<string, readonly Row[]>;

export const nameText = (tuple: readonly (Value | null)[]): string => JSON.stringify(tuple);

/** The record that a row names; undefined where a part of the name is absent. */
export function nameIn(row: Row, fields: readonly string[]): NameTuple | undefined {
  const found = fields.flatMap((name) => row[name] ?? []);
  return found.length === fields.length ? found : undefined;
}

export const distinctNames = (tuples: readonly NameTuple[]): NameTuple[] => [
  ...new Map(tuples.map((one) => [nameText(one), one])).values(),
];

function grouped(rows: readonly Row[], fields: readonly string[]): RowsByName {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const name = nameText(fields.map((field) => row[field] ?? null));
    const known = found.get(name);
    if (known) known.push(row);
    else found.set(name, [row]);
  }
  return found;
}

const namesOneOf = (fields: readonly string[], tuples: readonly NameTuple[], bind: Bind): string =>
  `(${fields.map(ident).join(', ')}) IN (${tuples.map((tuple) => `(${tuple.map(bind).join(', ')})`).join(', ')})`;

const columnsOf = (names: readonly string[], table = ''): string => names.map((name) => table + ident(name)).join(', ');

/** Rows of a dataset that name one of some records, in the order of their keys. */
export async function rowsNaming(
  client: pg.ClientBase,
  tenant: number,
  { set, fields }: { set: Dataset; fields: readonly string[] },
  tuples: readonly NameTuple[],
): Promise<RowsByName> {
  if (tuples.length === 0) return new Map();
  const { rows } = await client.query<Row>(
    buildStatement(
      (bind) => `SELECT ${columnsOf(Object.keys(set.fields))} FROM pub.${ident(set.id)}
WHERE tenant = ${bind(tenant)} AND ${namesOneOf(fields, tuples, bind)} ORDER BY ${columnsOf(set.key)}, id`,
    ),
  );
  return grouped(rows, fields);
}

/** Those of some licitações that are published, by their names. */
export async function publishedTenders(
  client: pg.ClientBase,
  tenant: number,
  tuples: readonly NameTuple[],
): Promise<ReadonlySet<string>> {
  if (tuples.length === 0) return new Set();
  const { rows } = await client.query<Row>(
    buildStatement(
      (bind) => `SELECT DISTINCT ${columnsOf(licitacao.key)} FROM pub.${ident(licitacao.id)}
WHERE tenant = ${bind(tenant)} AND ${namesOneOf(licitacao.key, tuples, bind)}`,
    ),
  );
  return new Set(grouped(rows, licitacao.key).keys());
}

/** SELECT of the distinct values of some fields of the empenhos that name one of some contracts. */
const empenhosNaming = (names: readonly string[], tenant: number, tuples: readonly NameTuple[], bind: Bind): string =>
  `SELECT DISTINCT ${columnsOf([...names, ...NAMES_CONTRATO.empenhos])} FROM pub.${ident(empenhos.id)}
WHERE tenant = ${bind(tenant)} AND ${namesOneOf(NAMES_CONTRATO.empenhos, tuples, bind)}`;

/** Payments of the empenhos that name a contract, as `percurso` finds them: each once, also of an empenho published twice. */
export async function paymentsNaming(
  client: pg.ClientBase,
  tenant: number,
  tuples: readonly NameTuple[],
): Promise<RowsByName> {
  if (tuples.length === 0) return new Map();
  const same = empenhos.key.map((name) => `p.${ident(name)} = e.${ident(name)}`).join(' AND ');
  const { rows } = await client.query<Row>(
    buildStatement(
      (bind) => `SELECT ${columnsOf(Object.keys(pagamentos.fields), 'p.')}, ${columnsOf(NAMES_CONTRATO.empenhos, 'e.')}
FROM (${empenhosNaming(empenhos.key, tenant, tuples, bind)}) e JOIN pub.${ident(pagamentos.id)} p ON ${same}
WHERE p.tenant = ${bind(tenant)} ORDER BY p."dtPagamento", ${columnsOf(pagamentos.key, 'p.')}, p.id`,
    ),
  );
  return grouped(rows, NAMES_CONTRATO.empenhos);
}

/** Exercises of the empenhos that name a contract. */
export async function exercisesNaming(
  client: pg.ClientBase,
  tenant: number,
  tuples: readonly NameTuple[],
): Promise<RowsByName> {
  if (tuples.length === 0) return new Map();
  const { rows } = await client.query<Row>(
    buildStatement((bind) => empenhosNaming([empenhos.period], tenant, tuples, bind)),
  );
  return grouped(rows, NAMES_CONTRATO.empenhos);
}
