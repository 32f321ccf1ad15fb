import { rm } from 'node:fs/promises';
import type pg from 'pg';
import { type Dataset, sourceOf } from '../../catalog/dataset.ts';
import { atomically } from '../database/atomic.ts';
import type { PublishedYear } from './state.ts';
import { volumePath } from './write.ts';
import type { MadeYear, PackedBody } from './year.ts';

interface VolumeName {
  ano: number;
  formato: string;
  sha256: string;
}

/**
 * Writes down what was made of a year, in one transaction: its files are the current ones, those before them are replaced,
 * and those that hold a record as it was before a correction are withdrawn for good.
 */
export async function registerYear(
  client: pg.ClientBase,
  { id }: PackedBody,
  set: Dataset,
  { ano, marca, carga, referencia, publicadaEm }: PublishedYear,
  { linhas, somas, correcao, volumes }: MadeYear,
  falta: string | null = null,
): Promise<void> {
  await atomically(client, async () => {
    await client.query(
      `INSERT INTO portal.pacotes (tenant, dataset, ano, marca, linhas, somas, carga, referencia, "publicadaEm", falta)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       ON CONFLICT (tenant, dataset, ano) DO UPDATE SET marca = excluded.marca, linhas = excluded.linhas,
         somas = excluded.somas, carga = excluded.carga, referencia = excluded.referencia,
         "publicadaEm" = excluded."publicadaEm", falta = excluded.falta`,
      [id, set.id, ano, marca, linhas, JSON.stringify(somas), carga, referencia, publicadaEm, falta],
    );
    await client.query(
      `UPDATE portal.volumes SET "substituidoEm" = coalesce("substituidoEm", now()), retirado = retirado OR correcao < $4
       WHERE tenant = $1 AND dataset = $2 AND ano = $3`,
      [id, set.id, ano, correcao],
    );
    for (const { formato, sha256, bytes, inteiro } of volumes)
      await client.query(
        `INSERT INTO portal.volumes (tenant, dataset, ano, formato, sha256, bytes, inteiro, origem, correcao)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         ON CONFLICT (tenant, dataset, ano, formato, sha256) DO UPDATE
         SET correcao = excluded.correcao, "substituidoEm" = NULL, retirado = false`,
        [id, set.id, ano, formato, sha256, bytes, inteiro, sourceOf(set), correcao],
      );
  });
}

/**
 * Years of a dataset that have rows no longer, and files that nobody needs: of each year and format stay the current one
 * and the one before it. What was withdrawn is taken off the disk, and is remembered so that its address says so.
 */
export async function clearVolumes(
  client: pg.ClientBase,
  { id, folder }: PackedBody,
  set: Dataset,
  years: readonly number[],
): Promise<void> {
  await client.query(
    `UPDATE portal.volumes v SET "substituidoEm" = coalesce("substituidoEm", now()), retirado = retirado OR correcao <
       coalesce((SELECT max(c.id) FROM portal.correcoes c WHERE c.tenant = $1 AND c.dataset = v.origem), 0)
     WHERE tenant = $1 AND dataset = $2 AND ano <> ALL ($3)`,
    [id, set.id, years],
  );
  await client.query('DELETE FROM portal.pacotes WHERE tenant = $1 AND dataset = $2 AND ano <> ALL ($3)', [
    id,
    set.id,
    years,
  ]);
  const { rows } = await client.query<VolumeName & { retirado: boolean }>(
    `SELECT ano, formato, sha256, retirado FROM (
       SELECT *, row_number() OVER (PARTITION BY ano, formato, retirado ORDER BY "substituidoEm" DESC) AS lugar
       FROM portal.volumes WHERE tenant = $1 AND dataset = $2 AND "substituidoEm" IS NOT NULL) v
     WHERE retirado OR lugar > $3`,
    [id, set.id, KEPT],
  );
  await dropVolumes(client, { id, folder }, set.id, rows);
}

/** Versions of a file that stay on the disk after they were replaced: the address in yesterday's manifest still leads somewhere. */
const KEPT = 1;

/** Takes files off the disk, and forgets all but those that were withdrawn. */
export async function dropVolumes(
  client: pg.ClientBase,
  { id, folder }: Pick<PackedBody, 'id' | 'folder'>,
  dataset: string,
  volumes: readonly (VolumeName & { retirado: boolean })[],
): Promise<void> {
  for (const { ano, formato, sha256, retirado } of volumes) {
    await rm(volumePath(folder, dataset, ano, sha256, formato), { force: true });
    if (!retirado)
      await client.query(
        `DELETE FROM portal.volumes WHERE tenant = $1 AND dataset = $2 AND ano = $3 AND formato = $4 AND sha256 = $5
         AND "substituidoEm" IS NOT NULL`,
        [id, dataset, ano, formato, sha256],
      );
  }
}
