import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { Refusal } from '../refusal.ts';
import type { TenantFolder } from './folder.ts';
import { EDITION_FILE, editionMark, printEditionMark } from './mark.ts';
import type { Tenant } from './tenants.ts';
import { writeTenantFiles, writeTenantFolder } from './write.ts';

/** Writes what a body says of itself into the folder of its export: all but its documents and data. */
export async function writeBodyPapers(client: pg.ClientBase, tenant: number, folder: string): Promise<void> {
  // The number is read first: an edit made meanwhile is then newer than the folder, and is not lost.
  const mark = await editionMark(client, tenant);
  await writeTenantFolder(folder, await bodyFolder(client, tenant));
  await writeFile(join(folder, EDITION_FILE), printEditionMark(mark));
  await writeTenantFiles(client, tenant, folder);
}

async function bodyFolder(client: pg.ClientBase, tenant: number): Promise<TenantFolder> {
  const { rows } = await client.query<Pick<Tenant, 'dados'> & Pick<TenantFolder, 'slug' | 'tipo' | 'hosts'>>(
    'SELECT slug, tipo, hosts, dados FROM portal.tenants WHERE id = $1',
    [tenant],
  );
  if (!rows[0]) throw new Refusal('O órgão foi removido agora mesmo.');
  const { dados, ...rest } = rows[0];
  return { ...rest, ...dados };
}
