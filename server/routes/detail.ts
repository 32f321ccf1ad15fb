import type pg from 'pg';
import { concerns } from '../../catalog/body.ts';
import type { Dataset, Related } from '../../catalog/dataset.ts';
import type { Row, Value } from '../../catalog/fields/field.ts';
import { type Condition, print, type Query, SIZE } from '../../catalog/query.ts';
import { page, detail as select, totals } from '../sql/select.ts';
import { sourcesOf } from '../sums/derived.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { freshness } from './freshness.ts';
import { type Desk, datasetOf } from './request.ts';

/** Whose record it is. */
type Body = Pick<Tenant, 'id' | 'tipo'>;

export interface Kin {
  dataset: string;
  total: number;
  /** The address that lists all of them. */
  query: string;
  data: Row[];
}

/** Every row a key finds, and what is related to the first of them and of the body's affair. Nothing found gives null. */
export function detail(desk: Desk, set: Dataset, { id: tenant, tipo }: Body, key: readonly (Value | null)[]) {
  return desk.db.read(tenant, async (client) => {
    const { rows: data } = await client.query<Row>(select(set, tenant, key));
    const [first] = data;
    if (!first) return null;
    const related: Kin[] = [];
    for (const relation of set.detail?.related ?? []) {
      const other = datasetOf(desk, relation.dataset);
      if (!concerns(other, tipo)) continue;
      const kin = await relatives(client, other, tenant, relation, first);
      if (kin) related.push(relation.dataset === set.id ? without(set, kin, first) : kin);
    }
    return { ok: true, data, related, dados: await freshness(client, set, tenant) };
  });
}

async function relatives(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  relation: Related,
  row: Row,
): Promise<Kin | null> {
  const where: Condition[] = [];
  for (const [there, here] of Object.entries(relation.by)) {
    const value = row[here];
    if (value === null || value === undefined) return null;
    where.push({ field: there, operator: 'eq', values: [value] });
  }
  const query: Query = { where, sort: [], page: 1, size: SIZE };
  const { rows: data } = await client.query<Row>(page(set, tenant, query));
  const { rows } = await client.query(totals(set, tenant, query));
  return { dataset: set.id, total: rows[0].linhas, query: print(set, query), data };
}

/** A record is no relative of itself. */
function without(set: Dataset, kin: Kin, row: Row): Kin {
  const data = kin.data.filter((other) => set.key.some((name) => other[name] !== row[name]));
  return { ...kin, data, total: kin.total - (kin.data.length - data.length) };
}

/** Everything a detail speaks of: a change in any of them makes the answer old. */
export const speaksOf = (desk: Desk, set: Dataset): string[] => [
  ...sourcesOf(set),
  ...(set.detail?.related ?? []).flatMap(({ dataset }) => sourcesOf(datasetOf(desk, dataset))),
];
