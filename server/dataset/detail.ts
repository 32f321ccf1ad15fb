import type pg from 'pg';
import { concerns } from '../../catalog/body.ts';
import type { DetailAnswer, RelatedAnswer } from '../../catalog/dataset/answer.ts';
import type { Dataset, RelatedRows } from '../../catalog/dataset.ts';
import type { Row, Value } from '../../catalog/fields/field.ts';
import { type Condition, printQuery, type Query, SIZE } from '../../catalog/query.ts';
import { todaysId } from '../database/sql/past.ts';
import { selectDetail as select, selectPage } from '../database/sql/select.ts';
import { enterPast, openPast, type PastView } from '../historico/view.ts';
import { datasetOf, type Services } from '../http/request.ts';
import { sourcesOf } from '../sums/derived.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { absentRecord, readCorrectionsOf } from './correction.ts';
import { periodIs, readPastFreshness } from './freshness.ts';
import { readTotals } from './totals.ts';

/** Whose record it is. */
type Body = Pick<Tenant, 'id' | 'tipo'>;

/**
 * Every row a key finds, what became of the record, and what is related to the first row and of the body's affair. As it
 * stood after a load, a record has no relatives: those that are known are of today.
 */
export async function readDetail(
  services: Services,
  set: Dataset,
  body: Body,
  key: readonly (Value | null)[],
  { carga, rehearsed }: { carga?: number | undefined; rehearsed?: PastView } = {},
): Promise<DetailAnswer> {
  const asked = carga === undefined ? {} : { carga };
  const past = rehearsed ?? (await openPast(services, set, body.id, { ...asked, where: periodOfKey(set, key) }));
  return services.db.read(body.id, async (client) => {
    const own = await enterPast(client, set, body.id, past);
    const [{ rows: data }, correcoes] = await Promise.all([
      client.query<Row>(select(own, body.id, key)),
      readCorrectionsOf(client, set, body.id, key),
    ]);
    const [first] = data;
    if (!first) throw absentRecord(set, correcoes);
    const periods = new Set(data.map((row) => row[set.period] ?? null).filter((value) => value !== null));
    const [related, dados] = await Promise.all([
      past?.day ? [] : kinOf(services, client, own, body, first),
      readPastFreshness(client, set, body.id, { where: [periodIs(set, ...periods)] }, past),
    ]);
    return { ok: true, data, related, ...(correcoes.length > 0 && { correcoes }), dados };
  });
}

/** The period that a key names: a record is looked for in no other. */
function periodOfKey(set: Dataset, key: readonly (Value | null)[]): Condition[] {
  const value = key[set.key.indexOf(set.period)] ?? null;
  return value === null ? [] : [periodIs(set, value)];
}

async function kinOf(
  services: Services,
  client: pg.ClientBase,
  set: Dataset,
  body: Body,
  row: Row,
): Promise<RelatedAnswer[]> {
  const asked = (set.detail?.related ?? []).map(async (relation): Promise<RelatedAnswer[]> => {
    const isOwn = relation.dataset === todaysId(set);
    const other = isOwn ? set : datasetOf(services, relation.dataset);
    if (!concerns(other, body.tipo)) return [];
    const kin = await relatives(client, other, body.id, relation, row);
    if (!kin) return [];
    return [isOwn ? without(set, kin, row) : kin];
  });
  return (await Promise.all(asked)).flat();
}

async function relatives(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  relation: RelatedRows,
  row: Row,
): Promise<RelatedAnswer | null> {
  const where: Condition[] = [];
  for (const [there, here] of Object.entries(relation.by)) {
    const value = row[here];
    if (value === null || value === undefined) return null;
    where.push({ field: there, operator: 'eq', values: [value] });
  }
  const query: Query = { where, sort: [], page: 1, size: SIZE };
  const [{ rows: data }, { total }] = await Promise.all([
    client.query<Row>(selectPage(set, tenant, query)),
    readTotals(client, set, tenant, query),
  ]);
  return { dataset: relation.dataset, total, query: printQuery(set, query), data };
}

/** A record is no relative of itself. */
function without(set: Dataset, kin: RelatedAnswer, row: Row): RelatedAnswer {
  const data = kin.data.filter((other) => set.key.some((name) => other[name] !== row[name]));
  return { ...kin, data, total: kin.total - (kin.data.length - data.length) };
}

/** The datasets that a detail speaks of: a change in any of them makes the answer old. */
export const detailSources = (services: Services, set: Dataset): string[] => [
  ...sourcesOf(set),
  ...(set.detail?.related ?? []).flatMap(({ dataset }) => sourcesOf(datasetOf(services, dataset))),
];
