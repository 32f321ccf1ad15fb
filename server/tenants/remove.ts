import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { counted } from '../../catalog/texto/plural.ts';
import { Refusal } from '../refusal.ts';
import { NOTIFY_CHANGE } from './apply.ts';
import { MOVER_SETTING, refuseMoving, type TenantMove } from './moving.ts';
import { tenantTables } from './tables.ts';

interface Leaving {
  id: number;
  slug: string;
  /** Author of the removal. */
  author: string;
  /** Whether the messages of citizens are erased as well. */
  messages: boolean;
}

export interface ErasedCounts {
  /** Rows of the datasets. */
  linhas: number;
  mensagens: number;
}

interface Dirs {
  filesDir: string;
  /** Folder of uploaded files, published or not. */
  uploadsDir: string;
}

/** Removes a body with all its rows and documents. A load for it at the same time waits, and is then refused. */
export async function eraseTenant(client: pg.ClientBase, body: Leaving, dirs: Dirs): Promise<ErasedCounts> {
  const { filesDir, uploadsDir } = dirs;
  const files = join(filesDir, body.slug);
  const aside = join(filesDir, `.removido-${randomUUID()}`);
  await client.query('BEGIN');
  let moved = false;
  try {
    const hasLeft = await lockBody(client, body);
    await client.query(`SET LOCAL ${MOVER_SETTING} = 'sim'`);
    // Messages are counted under the lock: one that comes now waits, and is then refused.
    if (!hasLeft) await refuseHeard(client, body);
    const removed = await clearTenant(client, body.id);
    moved = await rename(files, aside).then(() => true, absent);
    await client.query('DELETE FROM portal.tenants WHERE id = $1', [body.id]);
    await client.query(`SELECT ${NOTIFY_CHANGE} FROM (SELECT $1::int AS id) gone`, [body.id]);
    await client.query('INSERT INTO portal.removidos (slug, autor, mensagens) VALUES ($1, $2, $3)', [
      body.slug,
      body.author,
      removed.mensagens,
    ]);
    await client.query('COMMIT');
    await rm(aside, { recursive: true, force: true });
    await rm(join(uploadsDir, String(body.id)), { recursive: true, force: true });
    return removed;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    if (moved) await rename(aside, files);
    throw error;
  }
}

/** Locks a body's row. Refuses one in the middle of a move; says whether it has left, and its messages with it. */
async function lockBody(client: pg.ClientBase, { id, slug }: Leaving): Promise<boolean> {
  const { rows } = await client.query<{ mark: TenantMove | null }>(
    `SELECT dados->'mudanca' AS mark FROM portal.tenants WHERE id = $1 FOR UPDATE`,
    [id],
  );
  const hasLeft = rows[0]?.mark?.estado === 'saiu';
  if (!hasLeft) refuseMoving(slug, rows[0]?.mark);
  return hasLeft;
}

/** How many messages people wrote to a body. */
export async function countMessages(client: pg.ClientBase, tenant: number): Promise<number> {
  const { rows } = await client.query<{ mensagens: number }>(
    'SELECT count(*)::int AS mensagens FROM mensagens.recebidas WHERE tenant = $1',
    [tenant],
  );
  return rows[0]?.mensagens ?? 0;
}

/** Refuses to erase messages in passing: the law gives the people who wrote them an answer. */
async function refuseHeard(client: pg.ClientBase, { id, slug, messages }: Leaving): Promise<void> {
  const mensagens = await countMessages(client, id);
  if (mensagens > 0 && !messages)
    throw new Refusal(
      `Nada foi removido. O órgão ${slug} recebeu ${counted(mensagens, 'mensagem', 'mensagens')}, que “portal tenant export” não leva; para apagar também o que as pessoas escreveram, repita com --com-mensagens.`,
    );
}

/** Deletes every row of a body, those that refer to others first. */
export async function clearTenant(client: pg.ClientBase, tenant: number): Promise<ErasedCounts> {
  const removed = { linhas: 0, mensagens: 0 };
  for (const name of (await tenantTables(client)).reverse()) {
    const { rowCount } = await client.query(`DELETE FROM ${name} WHERE tenant = $1`, [tenant]);
    if (/^dados\.[^_]/.test(name)) removed.linhas += rowCount ?? 0;
    if (name === 'mensagens.recebidas') removed.mensagens = rowCount ?? 0;
  }
  return removed;
}

function absent(error: NodeJS.ErrnoException): boolean {
  if (error.code !== 'ENOENT') throw error;
  return false;
}
