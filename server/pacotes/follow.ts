import { join } from 'node:path';
import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import { clearVolumes, dropVolumes, registerYear } from './register.ts';
import { behindDatasets, keepReached, type PublishedYear, packedFrom, packedYears, publishedYears } from './state.ts';
import { makeYear, type PackedBody } from './year.ts';

/** Where files are kept, of which datasets, and how many bytes of one body. */
export interface BulkShelf {
  datasets: readonly Dataset[];
  dir: string;
  mostBytes: number;
}

/** The folder of a body's files. */
export const bulkFolder = (dir: string, slug: string): string => join(dir, slug);

/**
 * Makes the files of every dataset and year that changed since they were last made. A dataset that fails, as where the disk
 * is full, does not keep the others from theirs. Says of how many years files were made.
 */
export async function catchUpPackages(client: pg.ClientBase, shelf: BulkShelf, signal?: AbortSignal): Promise<number> {
  const faults: unknown[] = [];
  let made = 0;
  for (const behind of await behindDatasets(client, shelf.datasets)) {
    signal?.throwIfAborted();
    try {
      const body = await packedBody(client, shelf.dir, behind.tenant);
      for (const set of body ? packedFrom(shelf.datasets, behind.dataset) : [])
        if (body) made += await packDataset(client, shelf, body, set, signal);
      await keepReached(client, shelf.datasets, behind);
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0) throw faults[0];
  return made;
}

/** A body as its files need it; null of one that has left meanwhile. */
export async function packedBody(client: pg.ClientBase, dir: string, tenant: number): Promise<PackedBody | null> {
  const { rows } = await client.query<{ slug: string; name: string; site: string | null }>(
    `SELECT slug, dados->>'txtCliente' AS name, 'https://' || hosts[1] AS site FROM portal.tenants WHERE id = $1`,
    [tenant],
  );
  const [body] = rows;
  return body ? { id: tenant, name: body.name, site: body.site ?? '', folder: bulkFolder(dir, body.slug) } : null;
}

async function packDataset(
  client: pg.ClientBase,
  shelf: BulkShelf,
  body: PackedBody,
  set: Dataset,
  signal?: AbortSignal,
): Promise<number> {
  const years = await publishedYears(client, set, body.id);
  const known = await packedYears(client, set, body.id);
  const changed = years.filter(({ ano, marca }) => known.get(ano)?.marca !== marca || known.get(ano)?.falta);
  for (const year of changed) await packYear(client, shelf, body, set, year, signal);
  await clearVolumes(
    client,
    body,
    set,
    years.map(({ ano }) => ano),
  );
  return changed.length;
}

/** Why a year has no files. */
const NO_ROOM =
  'O espaço para os arquivos em massa deste órgão acabou. Use o arquivo da consulta, em /v1, ou peça ao operador que aumente LIMIT_BULK_MEGABYTES.';

/** Makes the files of a year and writes them down; where a body has no room left, only what the year came to. */
export async function packYear(
  client: pg.ClientBase,
  shelf: BulkShelf,
  body: PackedBody,
  set: Dataset,
  year: PublishedYear,
  signal?: AbortSignal,
): Promise<void> {
  const isFull = !(await hasRoom(client, shelf, body));
  const made = await makeYear(client, body, set, year, isFull ? 'counts' : 'files', signal);
  await registerYear(client, body, set, year, made, isFull && made.linhas > 0 ? NO_ROOM : null);
}

/** Whether a body may keep more files; those that were replaced leave first. */
async function hasRoom(client: pg.ClientBase, { mostBytes }: BulkShelf, body: PackedBody): Promise<boolean> {
  if ((await keptBytes(client, body.id)) < mostBytes) return true;
  const { rows } = await client.query<{ dataset: string; ano: number; formato: string; sha256: string }>(
    `SELECT dataset, ano, formato, sha256 FROM portal.volumes
     WHERE tenant = $1 AND "substituidoEm" IS NOT NULL AND NOT retirado`,
    [body.id],
  );
  for (const { dataset, ...volume } of rows) await dropVolumes(client, body, dataset, [{ ...volume, retirado: false }]);
  return (await keptBytes(client, body.id)) < mostBytes;
}

async function keptBytes(client: pg.ClientBase, tenant: number): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(
    'SELECT coalesce(sum(bytes), 0)::text AS bytes FROM portal.volumes WHERE tenant = $1 AND NOT retirado',
    [tenant],
  );
  return Number(rows[0]?.bytes ?? 0);
}
