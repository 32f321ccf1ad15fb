import type pg from 'pg';
import { concerns } from '../../catalog/body.ts';
import type { Dataset, RelatedRows } from '../../catalog/dataset.ts';
import type { Row, Value } from '../../catalog/fields/field.ts';
import { type Condition, printQuery, type Query, SIZE } from '../../catalog/query.ts';
import { selectDetail as select, selectPage, selectTotals } from '../database/sql/select.ts';
import { datasetOf, type Services } from '../http/request.ts';
import { sourcesOf } from '../sums/derived.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { absent, correctedOf } from './correction.ts';
import { freshness, periodIs } from './freshness.ts';

/** Whose record it is. */
type Body = Pick<Tenant, 'id' | 'tipo'>;

export interface Kin {
  dataset: string;
  total: number;
  /** The address that lists all of them. */
  query: string;
  data: Row[];
}

/** Every row a key finds, what became of the record, and what is related to the first row and of the body's affair. */
export function detail(services: Services, set: Dataset, body: Body, key: readonly (Value | null)[]) {
  return services.db.read(body.id, async (client) => {
    const { rows: data } = await client.query<Row>(select(set, body.id, key));
    const correcoes = await correctedOf(client, set, body.id, key);
    const [first] = data;
    if (!first) throw absent(set, correcoes);
    const related = await kinOf(services, client, set, body, first);
    const periods = new Set(data.map((row) => row[set.period] ?? null).filter((value) => value !== null));
    const dados = await freshness(client, set, body.id, [periodIs(set, ...periods)]);
    return { ok: true, data, related, ...(correcoes.length > 0 && { correcoes }), dados };
  });
}

async function kinOf(services: Services, client: pg.ClientBase, set: Dataset, body: Body, row: Row): Promise<Kin[]> {
  const found: Kin[] = [];
  for (const relation of set.detail?.related ?? []) {
    const other = datasetOf(services, relation.dataset);
    if (!concerns(other, body.tipo)) continue;
    const kin = await relatives(client, other, body.id, relation, row);
    if (kin) found.push(relation.dataset === set.id ? without(set, kin, row) : kin);
  }
  return found;
}

async function relatives(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  relation: RelatedRows,
  row: Row,
): Promise<Kin | null> {
  const where: Condition[] = [];
  for (const [there, here] of Object.entries(relation.by)) {
    const value = row[here];
    if (value === null || value === undefined) return null;
    where.push({ field: there, operator: 'eq', values: [value] });
  }
  const query: Query = { where, sort: [], page: 1, size: SIZE };
  const { rows: data } = await client.query<Row>(selectPage(set, tenant, query));
  const { rows } = await client.query(selectTotals(set, tenant, query));
  return { dataset: set.id, total: rows[0].linhas, query: printQuery(set, query), data };
}

/** A record is no relative of itself. */
function without(set: Dataset, kin: Kin, row: Row): Kin {
  const data = kin.data.filter((other) => set.key.some((name) => other[name] !== row[name]));
  return { ...kin, data, total: kin.total - (kin.data.length - data.length) };
}

/** Everything a detail speaks of: a change in any of them makes the answer old. */
export const speaksOf = (services: Services, set: Dataset): string[] => [
  ...sourcesOf(set),
  ...(set.detail?.related ?? []).flatMap(({ dataset }) => sourcesOf(datasetOf(services, dataset))),
];
