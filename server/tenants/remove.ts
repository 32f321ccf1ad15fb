import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { TELL } from './apply.ts';

/** Every table that holds rows of bodies, whatever was added since. */
const TABLES = `SELECT format('%I.%I', n.nspname, c.relname) AS name
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relkind IN ('r', 'p') AND n.nspname IN ('dados', 'portal') AND a.attname = 'tenant' AND NOT a.attisdropped
  ORDER BY 1`;

interface Leaving {
  id: number;
  slug: string;
  /** Who removes it. */
  author: string;
}

interface Dirs {
  filesDir: string;
  /** What was sent from afar, published or not. */
  uploadsDir: string;
}

/** Takes a body away with all its rows and documents. Whoever loads for it at the same time waits, and is refused. */
export async function remove(client: pg.ClientBase, body: Leaving, dirs: Dirs): Promise<number> {
  const { filesDir, uploadsDir } = dirs;
  const files = join(filesDir, body.slug);
  const aside = join(filesDir, `.removido-${randomUUID()}`);
  await client.query('BEGIN');
  let moved = false;
  try {
    await client.query('SELECT FROM portal.tenants WHERE id = $1 FOR UPDATE', [body.id]);
    const removed = await clear(client, body.id);
    moved = await rename(files, aside).then(() => true, absent);
    await client.query(`DELETE FROM portal.tenants WHERE id = $1 RETURNING ${TELL}`, [body.id]);
    await client.query('INSERT INTO portal.removidos (slug, autor) VALUES ($1, $2)', [body.slug, body.author]);
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

async function clear(client: pg.ClientBase, tenant: number): Promise<number> {
  let count = 0;
  for (const { name } of (await client.query(TABLES)).rows) {
    const { rowCount } = await client.query(`DELETE FROM ${name} WHERE tenant = $1`, [tenant]);
    if (/^dados\.[^_]/.test(name)) count += rowCount ?? 0;
  }
  return count;
}

function absent(error: NodeJS.ErrnoException): boolean {
  if (error.code !== 'ENOENT') throw error;
  return false;
}
