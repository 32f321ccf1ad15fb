import { type Dataset, fieldOf, sourceOf, storedOf } from '../../catalog/dataset.ts';
import type { Value } from '../../catalog/fields/field.ts';
import type { Condition } from '../../catalog/query.ts';
import { type Bind, binder, ident, literal, type Statement } from '../database/sql/names.ts';
import { whereClause } from '../database/sql/where.ts';
import type { ChangesQuestion } from './question.ts';

/** The periods that a load was the first to fill, and in which it still stands. */
export interface FirstPeriods {
  carga: number;
  publicadaEm: Date;
  registradaEm: Date;
  periodos: string[];
}

function statement(build: (bind: Bind) => string): Statement {
  const values: Value[] = [];
  return { text: build(binder(values)), values };
}

const columns = (set: Dataset): string => Object.keys(set.fields).map(ident).join(', ');

/** Condition that a row has the key whose texts are kept. They are read as the import reads those of an archive. */
const hasKey = (set: Dataset, part: (at: number) => string): string =>
  set.key.map((name, i) => `${ident(name)} = (${part(i)})::${fieldOf(set, name).type}`).join(' AND ');

/** Which loads are asked for, by the columns of `comparadas`. */
function loadsAsked(set: Dataset, tenant: number, { after, since, of }: ChangesQuestion, bind: Bind): string {
  return [
    `c.tenant = ${bind(tenant)}`,
    `c.dataset = ${bind(sourceOf(set))}`,
    ...(after === undefined ? [] : [`c.carga > ${bind(after)}`]),
    ...(of === undefined ? [] : [`c.carga = ${bind(of)}`]),
    ...(since === undefined ? [] : [`c."registradaEm" > ${bind(since)}::timestamptz`]),
  ].join(' AND ');
}

/** The values that make a row part of a cut. */
const cutConditions = ({ cut }: Dataset): Condition[] =>
  Object.entries(cut?.where ?? {}).flatMap(([field, value]): Condition[] =>
    value === undefined ? [] : [{ field, operator: 'eq', values: [value] }],
  );

const isWhole = (set: Dataset, where: readonly Condition[]): boolean => where.length === 0 && !set.cut;

/** SELECT of what was written down of the loads, newest first. */
export const selectRecorded = (set: Dataset, tenant: number, question: ChangesQuestion): Statement =>
  statement((bind) => {
    const halves = [stayed(set, tenant, question, bind), went(set, tenant, question, bind)];
    return `SELECT carga, "publicadaEm", "registradaEm", periodo, tipo, chave, campos, registro
FROM (${halves.map((half) => `(${half})`).join('\nUNION ALL ')}) mudancas ORDER BY carga DESC, ordem LIMIT ${question.size}`;
  });

const TOLD = 'm.carga, c."publicadaEm", c."registradaEm", m.ordem, m.periodo, m.tipo, m.chave, m.campos';
const CHANGES = 'pub._mudancas m JOIN pub._comparadas c ON c.tenant = m.tenant AND c.carga = m.carga';

/** Records that came or changed, chosen by their rows as they stand. */
function stayed(set: Dataset, tenant: number, question: ChangesQuestion, bind: Bind): string {
  const asked = `${loadsAsked(set, tenant, question, bind)} AND m.tenant = ${bind(tenant)}`;
  const chosen = isWhole(set, question.where)
    ? ''
    : ` AND EXISTS (SELECT 1 FROM pub.${ident(set.id)} WHERE ${whereClause(tenant, question.where, bind, set)}
AND ${hasKey(set, (i) => `m.chave[${i + 1}]`)})`;
  return `SELECT ${TOLD}, NULL::jsonb AS registro FROM ${CHANGES}
WHERE ${asked} AND m.tipo <> 'retirado'${chosen} ORDER BY m.carga DESC, m.ordem LIMIT ${question.size}`;
}

/** Records that a file no longer brings, chosen by how they last stood. */
function went(set: Dataset, tenant: number, question: ChangesQuestion, bind: Bind): string {
  const asked = `${loadsAsked(set, tenant, question, bind)} AND m.tenant = ${bind(tenant)}`;
  const stored = storedOf(set).map(([name, { type }]) => `${ident(name)} ${type}`);
  const derived = (set.derived ?? []).map((name) => `, NULL::${fieldOf(set, name).type} AS ${ident(name)}`);
  const row = `SELECT m.tenant AS tenant, x.*${derived.join('')} FROM jsonb_to_record(m.registro) AS x (${stored.join(', ')})`;
  const where = whereClause(tenant, [...question.where, ...cutConditions(set)], bind);
  const chosen = `LATERAL (SELECT ${columns(set)} FROM (${row}) d WHERE ${where}) r ON true`;
  return `SELECT ${TOLD}, CASE WHEN m.registro IS NOT NULL THEN to_jsonb(r) END AS registro
FROM ${CHANGES} ${isWhole(set, question.where) ? 'LEFT JOIN' : 'JOIN'} ${chosen}
WHERE ${asked} AND m.tipo = 'retirado' ORDER BY m.carga DESC, m.ordem LIMIT ${question.size}`;
}

/**
 * SELECT of records that were corrected or withdrawn one by one. Of a withdrawn one nothing is known but its key: it is told
 * where the question asks by the key alone.
 */
export const selectCorrected = (set: Dataset, tenant: number, question: ChangesQuestion): Statement =>
  statement((bind) => {
    const [own, dataset] = [bind(tenant), bind(sourceOf(set))];
    const last = `(SELECT max(c.id) FROM pub._cargas c WHERE c.tenant = ${own} AND c.dataset = ${dataset} AND c."publicadaEm" <= k."feitaEm")`;
    const key = set.key.map((name) => `chave ->> ${literal(name)}`);
    const corrected = `SELECT coalesce(${last}, 0) AS carga, k."feitaEm" AS "publicadaEm", k."feitaEm" AS "registradaEm",
coalesce(chave ->> ${literal(set.period)}, '') AS periodo, CASE WHEN valores IS NULL THEN 'retirado' ELSE 'alterado' END AS tipo,
ARRAY[${key.join(', ')}] AS chave, ARRAY(SELECT jsonb_object_keys(coalesce(valores, '{}')) ORDER BY 1) AS campos, NULL::jsonb AS registro
FROM pub._correcoes k WHERE tenant = ${own} AND dataset = ${dataset}${since(question, bind)}`;
    return `SELECT * FROM (${corrected}) m WHERE ${correctedAsked(set, tenant, question, bind)}
ORDER BY "publicadaEm" DESC LIMIT ${question.size}`;
  });

const since = ({ since: moment }: ChangesQuestion, bind: Bind): string =>
  moment === undefined ? '' : ` AND k."feitaEm" > ${bind(moment)}::timestamptz`;

function correctedAsked(set: Dataset, tenant: number, { where, after, of }: ChangesQuestion, bind: Bind): string {
  if (of !== undefined) return 'false';
  const later = after === undefined ? 'true' : `carga >= ${bind(after)}`;
  if (isWhole(set, where)) return later;
  const standing = `SELECT 1 FROM pub.${ident(set.id)} WHERE ${whereClause(tenant, where, bind, set)} AND ${hasKey(set, (i) => `m.chave[${i + 1}]`)}`;
  return `${later} AND (tipo = 'alterado' AND EXISTS (${standing}) OR tipo = 'retirado' AND ${withdrawnAsked(set, tenant, where, bind)})`;
}

function withdrawnAsked(set: Dataset, tenant: number, where: readonly Condition[], bind: Bind): string {
  const all = [...where, ...cutConditions(set)];
  if (all.some(({ field }) => !set.key.includes(field))) return 'false';
  const key = set.key.map((name, i) => `(m.chave[${i + 1}])::${fieldOf(set, name).type} AS ${ident(name)}`);
  return `EXISTS (SELECT 1 FROM (SELECT ${bind(tenant)}::int AS tenant, ${key.join(', ')}) d WHERE ${whereClause(tenant, all, bind)})`;
}

/** SELECT of the loads that were the first in a period and that no later one replaced there. */
export const selectFirstPeriods = (set: Dataset, tenant: number, question: ChangesQuestion): Statement =>
  statement(
    (bind) => `SELECT c.carga, c."publicadaEm", c."registradaEm", array_agg(p ORDER BY p) AS periodos
FROM pub._comparadas c CROSS JOIN unnest(c.primeiros) p WHERE ${loadsAsked(set, tenant, question, bind)}
AND NOT EXISTS (SELECT 1 FROM pub._cargas l WHERE l.tenant = ${bind(tenant)} AND l.dataset = c.dataset AND l.id > c.carga
  AND NOT l.acrescenta AND l.periodo @> ARRAY[p]) GROUP BY 1, 2, 3 ORDER BY 1 DESC`,
  );

/** SELECT of the records that such a load brought. Of rows with one key the last is told. */
export const selectFirstRows = (
  set: Dataset,
  tenant: number,
  load: FirstPeriods,
  question: ChangesQuestion,
): Statement =>
  statement((bind) => {
    const { type } = fieldOf(set, set.period);
    const periods = load.periodos.map((period) => `(${bind(period)})::${type}`).join(', ');
    const view = `pub.${ident(set.id)}`;
    const same = set.key.map((name) => `e.${ident(name)} = d.${ident(name)}`).join(' AND ');
    return `SELECT ${columns(set)} FROM ${view} d WHERE ${whereClause(tenant, question.where, bind, set)}
AND carga = ${bind(load.carga)} AND ${ident(set.period)} IN (${periods})
AND NOT EXISTS (SELECT 1 FROM ${view} e WHERE e.tenant = ${bind(tenant)} AND ${same} AND e.carga = d.carga AND e.id > d.id)
ORDER BY id DESC LIMIT ${question.size}`;
  });

/** SELECT of the rows that have these keys, one for each. */
export const selectRecords = (set: Dataset, tenant: number, keys: readonly (readonly string[])[]): Statement =>
  statement(
    (bind) => `SELECT r.* FROM jsonb_array_elements(${bind(JSON.stringify(keys))}::jsonb) k
CROSS JOIN LATERAL (SELECT ${columns(set)} FROM pub.${ident(set.id)} WHERE tenant = ${bind(tenant)}
AND ${hasKey(set, (i) => `k.value ->> ${i}`)} ORDER BY id LIMIT 1) r`,
  );
