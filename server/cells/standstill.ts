import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { atomically } from '../database/atomic.ts';
import { Refusal } from '../refusal.ts';
import { NOTIFY_CHANGE } from '../tenants/apply.ts';
import type { TenantMove } from '../tenants/moving.ts';
import type { MoveSide } from './copy.ts';

/** Milliseconds that the standstill waits for a load that is being published; whoever writes waits behind it. */
const PATIENCE_MS = 2_000;
const PAUSE_MS = 1_000;
/** Times that it is tried: a load takes its minutes, and then nothing is lost by trying again. */
const TRIES = 300;
const LOCK_NOT_AVAILABLE = '55P03';

const MARK = `UPDATE portal.tenants SET dados = dados || jsonb_build_object('mudanca', $2::jsonb) WHERE id = $1
  RETURNING ${NOTIFY_CHANGE}`;
const UNMARK = `UPDATE portal.tenants SET dados = dados - 'mudanca' WHERE id = $1 RETURNING ${NOTIFY_CHANGE}`;

/** The mark that a body bears; undefined for one that is not moving. */
export async function moveMark(client: pg.ClientBase, tenant: number): Promise<TenantMove | undefined> {
  const { rows } = await client.query<{ mark: TenantMove | null }>(
    `SELECT dados->'mudanca' AS mark FROM portal.tenants WHERE id = $1`,
    [tenant],
  );
  return rows[0]?.mark ?? undefined;
}

/**
 * Makes a body stand still: reading goes on, and every write is refused from here on. The lock waits for the writes that are
 * on their way, so that none is committed after what was copied.
 */
export async function standStill({ client, tenant }: MoveSide, waiting: () => void): Promise<void> {
  for (let i = 0; i < TRIES; i++) {
    if (await tryStandStill(client, tenant)) return;
    if (i === 0) waiting();
    await setTimeout(PAUSE_MS);
  }
  throw new Refusal(
    'Há uma carga em curso que não termina. Nada mudou na origem; rode o comando de novo quando ela acabar.',
  );
}

async function tryStandStill(client: pg.ClientBase, tenant: number): Promise<boolean> {
  try {
    await atomically(client, async () => {
      await client.query(`SET LOCAL lock_timeout = ${PATIENCE_MS}`);
      await client.query('SELECT 1 FROM portal.tenants WHERE id = $1 FOR UPDATE', [tenant]);
      await client.query(MARK, [tenant, JSON.stringify({ estado: 'saindo' } satisfies TenantMove)]);
    });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE) return false;
    throw error;
  }
}

/** Marks a body as one that has left: everything is at the target, which alone may write from now on. */
export const markAsGone = ({ client, tenant }: MoveSide, to: string): Promise<unknown> =>
  client.query(MARK, [tenant, JSON.stringify({ estado: 'saiu', para: to } satisfies TenantMove)]);

/** Lets a body be written to again. */
export const release = ({ client, tenant }: MoveSide): Promise<unknown> => client.query(UNMARK, [tenant]);
