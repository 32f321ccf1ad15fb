import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import { archiveSources, type PastLoad, pastLoads } from '../import/past.ts';
import { archived } from '../import/stage/archive.ts';
import { type ArchiveSource, compareStates, noDifference, type StateDifference } from './compare.ts';
import { KEPT_FOR, recordDifference } from './record.ts';

/** Loads that nobody has compared yet, oldest first. Those whose changes would no longer be listed are left alone. */
const UNCOMPARED = `SELECT c.tenant, c.dataset, c.id FROM portal.cargas c
LEFT JOIN portal.comparadas m ON m.tenant = c.tenant AND m.carga = c.id
WHERE m.carga IS NULL AND c."publicadaEm" >= now() - ${KEPT_FOR}`;

/** Compares every load that nobody has compared yet with what stood before it. Says of how many datasets there were some. */
export async function catchUpChanges(
  client: pg.ClientBase,
  datasets: readonly Dataset[],
  signal?: AbortSignal,
): Promise<number> {
  const { rows } = await client.query<{ tenant: number; dataset: string }>(
    `SELECT DISTINCT tenant, dataset FROM (${UNCOMPARED}) faltam ORDER BY 1, 2`,
  );
  for (const { tenant, dataset } of rows) {
    signal?.throwIfAborted();
    const set = datasets.find(({ id }) => id === dataset);
    if (set) await compareLoads(client, set, tenant, signal);
  }
  return rows.length;
}

/**
 * Finds out what each new load of a dataset changed, from the archives: the load is through and does not wait for it. Whatever
 * is cut off is begun again by whoever comes next.
 */
export async function compareLoads(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  signal?: AbortSignal,
): Promise<void> {
  const lock = [changesLock(tenant, set)];
  await client.query('SELECT pg_advisory_lock(hashtext($1))', lock);
  try {
    const { rows } = await client.query<{ id: number }>(`${UNCOMPARED} AND c.tenant = $1 AND c.dataset = $2`, [
      tenant,
      set.id,
    ]);
    const missing = new Set(rows.map(({ id }) => id));
    const past = await pastLoads(client, tenant, set);
    for (const [at, load] of past.entries()) {
      signal?.throwIfAborted();
      if (!missing.has(load.id)) continue;
      const difference = await differenceOf(client, tenant, set, past.slice(0, at), load);
      await recordDifference(client, { tenant, set, load }, difference);
    }
  } finally {
    await client.query('SELECT pg_advisory_unlock(hashtext($1))', lock).catch(() => undefined);
  }
}

/** What is held while loads are compared, and while a record is withdrawn: no comparison may write down what it read before. */
export const changesLock = (tenant: number, { id }: Dataset): string => `mudancas/${tenant}/${id}`;

/** What a load changed; null where an archive that would tell is not kept. */
async function differenceOf(
  client: pg.ClientBase,
  tenant: number,
  set: Dataset,
  earlier: readonly PastLoad[],
  load: PastLoad,
): Promise<StateDifference | null> {
  const all = [...earlier, load];
  const before = archiveSources(earlier, load.periodo);
  const now = archiveSources(all, load.periodo);
  if (before.size === 0) return { ...noDifference(), primeiros: new Set(load.periodo), linhas: load.linhas };
  if (all.some(({ id, arquivada }) => !arquivada && (before.has(id) || now.has(id)))) return null;
  const opened = (sources: ReadonlyMap<number, ReadonlySet<string>>): ArchiveSource[] =>
    [...sources].map(([id, periods]) => ({ periods, open: () => archived(client, tenant, id) }));
  const rows = all.reduce((sum, { id, linhas }) => (before.has(id) || now.has(id) ? sum + linhas : sum), 0);
  return compareStates({ set, before: opened(before), now: opened(now), rows });
}
