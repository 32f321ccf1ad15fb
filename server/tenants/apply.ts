import { join } from 'node:path';
import type pg from 'pg';
import { atomically } from '../database/atomic.ts';
import { Refusal } from '../refusal.ts';
import { type ChangedPart, changedParts, lockTexts, writeEdition } from './edicoes.ts';
import { readTenantFolder, type TenantFolder } from './folder.ts';
import { FOLDER_AUTHOR, refuseLostEdits } from './lost.ts';
import { type EditionMark, editionOfMark, readEditionMark } from './mark.ts';
import { refuseMoving, type TenantMove } from './moving.ts';

/** Notification to every server, sent at the commit. Without a dataset it means that the body itself changed. */
export const NOTIFY_CHANGE = `pg_notify('portal_versao', json_build_object('tenant', id)::text)`;

/** The same, of what only the pages of the body itself show. */
export const NOTIFY_TEXTS = `pg_notify('portal_versao', json_build_object('tenant', id, 'textos', true)::text)`;

const APPLY = `WITH made AS (
  INSERT INTO portal.tenants (slug, tipo, hosts, dados) VALUES ($1, $2, $3, $4)
  ON CONFLICT (slug) DO UPDATE SET tipo = excluded.tipo, hosts = excluded.hosts, dados = excluded.dados
  RETURNING id, slug)
  SELECT id, slug, ${NOTIFY_CHANGE} FROM made`;

export interface AppliedTenant {
  id: number;
  slug: string;
}

/** What applying a folder did, or would do: a rehearsal of a new body has no number to tell. */
export interface ApplyOutcome extends AppliedTenant {
  /** What stood before; undefined for a body that is new. */
  before: TenantFolder | undefined;
  changes: readonly ChangedPart[];
}

/** Stores the body of a folder as the folder describes it. */
export async function applyTenant(client: pg.ClientBase, folder: string): Promise<AppliedTenant> {
  const { id, slug } = await applyTenantFolder(client, folder);
  return { id, slug };
}

/**
 * The same, telling what changed. Each part that changed becomes a version. What people wrote in the panel after the folder
 * is not undone, unless that is asked for. A rehearsal refuses what would be refused, and stores nothing.
 */
export async function applyTenantFolder(
  client: pg.ClientBase,
  folder: string,
  { overwrites = false, rehearsal = false }: { overwrites?: boolean; rehearsal?: boolean } = {},
): Promise<ApplyOutcome> {
  const read = await readTenantFolder(folder);
  const mark = await readEditionMark(folder);
  return atomically(client, async () => {
    return store(client, folder, read, { mark, overwrites, rehearsal });
  });
}

async function store(
  client: pg.ClientBase,
  folder: string,
  read: TenantFolder,
  { mark, overwrites, rehearsal }: { mark: EditionMark | null; overwrites: boolean; rehearsal: boolean },
): Promise<ApplyOutcome> {
  const { slug, tipo, hosts, ...dados } = read;
  await refuseTaken(client, folder, slug, hosts);
  await refuseMovingBody(client, slug);
  const before = await standing(client, slug);
  const changes = changedParts(before?.body, read);
  if (before && !overwrites)
    await refuseLostEdits(client, {
      tenant: before.id,
      before: before.body,
      edition: mark && (await editionOfMark(client, before.id, mark)),
      changes,
    });
  if (rehearsal) return { id: before?.id ?? 0, slug, before: before?.body, changes };
  const { rows } = await client.query<AppliedTenant>(APPLY, [slug, tipo, hosts, dados]);
  const [made] = rows;
  if (!made) throw new Error(`tenant ${slug} was not stored`);
  for (const change of changes) await writeEdition(client, made.id, FOLDER_AUTHOR, change);
  return { id: made.id, slug: made.slug, before: before?.body, changes };
}

/** The body of a slug as it stands, locked until the end of the transaction. */
async function standing(client: pg.ClientBase, slug: string): Promise<{ id: number; body: TenantFolder } | undefined> {
  const { rows } = await client.query<{ id: number }>('SELECT id FROM portal.tenants WHERE slug = $1', [slug]);
  const [found] = rows;
  const body = found && (await lockTexts(client, found.id));
  return body && { id: found.id, body };
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
