import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Mudanca } from '../../catalog/mudancas/answer.ts';
import { readChanges } from '../mudancas/changes.ts';
import type { Subscription } from './register.ts';
import type { WatchedRows, WatchTarget } from './target.ts';

/** A record that changed, and the dataset that it is of. */
export interface ToldChange {
  set: Dataset;
  change: Mudanca;
}

/** A load that was published. */
export interface ToldLoad {
  set: Dataset;
  carga: number;
  publicadaEm: Date;
  linhas: number;
}

/** What is new of something that is watched, and from where on the next reading goes. */
export interface TargetNews {
  changes: readonly ToldChange[];
  loads: readonly ToldLoad[];
  desde: Date;
  cargas: Record<string, number>;
}

/** Changes that are read of one dataset at a time: what is more is told as “mais de”. */
export const MOST_CHANGES = 1_000;

/** Reads what is new of a target since a subscription was last told of it. */
export async function readNews(
  client: pg.ClientBase,
  tenant: number,
  { rows, loads = [] }: WatchTarget,
  { desde, cargas }: Pick<Subscription, 'desde' | 'cargas'>,
): Promise<TargetNews> {
  const changes: ToldChange[] = [];
  for (const watched of rows) changes.push(...(await changesOf(client, tenant, watched, desde)));
  const found = loads.length === 0 ? [] : await loadsOf(client, tenant, loads, { desde, cargas });
  return {
    changes,
    loads: found,
    desde: lastOf(changes, desde),
    cargas: { ...cargas, ...Object.fromEntries(found.map(({ set, carga }) => [set.id, carga])) },
  };
}

async function changesOf(client: pg.ClientBase, tenant: number, { set, where, isOne }: WatchedRows, desde: Date) {
  const found = await readChanges(client, set, tenant, { where, since: desde.toISOString(), size: MOST_CHANGES });
  return found
    .filter(({ registro }) => !isOne || (registro !== null && isOne(registro)))
    .map((change) => ({ set, change }));
}

/** A moment travels in milliseconds, and the database counts finer: the next reading begins one after. */
const lastOf = (changes: readonly ToldChange[], desde: Date): Date =>
  new Date(Math.max(desde.getTime(), ...changes.map(({ change }) => Date.parse(change.registradaEm) + 1)));

const LOADS = `SELECT dataset, id AS carga, "publicadaEm", linhas FROM portal.cargas
  WHERE tenant = $1 AND dataset = ANY ($2)
    AND CASE WHEN $3::jsonb ? dataset THEN id > ($3::jsonb ->> dataset)::int ELSE "publicadaEm" > $4 END ORDER BY id LIMIT $5`;

async function loadsOf(
  client: pg.ClientBase,
  tenant: number,
  sets: readonly Dataset[],
  { desde, cargas }: Pick<Subscription, 'desde' | 'cargas'>,
): Promise<ToldLoad[]> {
  const { rows } = await client.query<Omit<ToldLoad, 'set'> & { dataset: string }>(LOADS, [
    tenant,
    sets.map(({ id }) => id),
    JSON.stringify(cargas),
    desde,
    MOST_CHANGES,
  ]);
  return rows.flatMap(({ dataset, ...load }) =>
    sets.filter(({ id }) => id === dataset).map((set) => ({ set, ...load })),
  );
}
