import { join } from 'node:path';
import type pg from 'pg';
import { Refusal } from '../refusal.ts';
import { readTenantFolder } from './folder.ts';
import { refuseMoving, type TenantMove } from './moving.ts';

/** Notification to every server, sent at the commit. Without a dataset it means that the body itself changed. */
export const NOTIFY_CHANGE = `pg_notify('portal_versao', json_build_object('tenant', id)::text)`;

const APPLY = `WITH made AS (
  INSERT INTO portal.tenants (slug, tipo, hosts, dados) VALUES ($1, $2, $3, $4)
  ON CONFLICT (slug) DO UPDATE SET tipo = excluded.tipo, hosts = excluded.hosts, dados = excluded.dados
  RETURNING id, slug)
  SELECT id, slug, ${NOTIFY_CHANGE} FROM made`;

/** Stores the body of a folder as the folder describes it. */
export async function applyTenant(client: pg.ClientBase, folder: string): Promise<{ id: number; slug: string }> {
  const { slug, tipo, hosts, ...dados } = await readTenantFolder(folder);
  await refuseTaken(client, folder, slug, hosts);
  await refuseMovingBody(client, slug);
  const { rows } = await client.query<{ id: number; slug: string }>(APPLY, [slug, tipo, hosts, dados]);
  if (!rows[0]) throw new Error(`tenant ${slug} was not stored`);
  return { id: rows[0].id, slug: rows[0].slug };
}

/** Refuses a body that is moving: what its folder says would stay here, or be overwritten by what comes. */
async function refuseMovingBody(client: pg.ClientBase, slug: string): Promise<void> {
  const { rows } = await client.query<{ mark: TenantMove | null }>(
    `SELECT dados->'mudanca' AS mark FROM portal.tenants WHERE slug = $1`,
    [slug],
  );
  refuseMoving(slug, rows[0]?.mark);
}

/** Refuses a host that belongs to another body. */
async function refuseTaken(client: pg.ClientBase, folder: string, slug: string, hosts: readonly string[]) {
  const { rows } = await client.query<{ slug: string; host: string }>(
    'SELECT slug, host FROM portal.tenants, unnest(hosts) AS host WHERE slug <> $1 AND host = ANY ($2) LIMIT 1',
    [slug, hosts],
  );
  if (rows[0])
    throw new Refusal(
      `${join(folder, 'tenant.yaml')}: o domínio ${rows[0].host} já é do órgão ${rows[0].slug}. Retire-o de hosts, aqui ou lá.`,
    );
}
