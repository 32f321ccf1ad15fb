import { createHash } from 'node:crypto';
import type pg from 'pg';

/** What a challenge is for: to enter with a passkey, to make one, or to come back from the provider. */
export type DesafioUse = 'passkey' | 'passkey-nova' | 'provedor';

/** Minutes in which a challenge is answered. The clock of the database decides, whatever that of a process says. */
export const DESAFIO_MINUTES = 10;

/** A challenge, with whom it was made for; null for one who is not in yet. */
export interface EntryDesafio {
  tenant: number;
  uso: DesafioUse;
  pessoa: string | null;
  segredo: string;
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Keeps a challenge until it is answered, and forgets those of the body that nobody answered in time. */
export async function keepDesafio(
  client: pg.ClientBase,
  { tenant, uso, pessoa, segredo }: EntryDesafio,
): Promise<void> {
  await client.query(
    `DELETE FROM portal.desafios WHERE tenant = $1 AND "criadoEm" <= now() - make_interval(mins => $2)`,
    [tenant, DESAFIO_MINUTES],
  );
  await client.query('INSERT INTO portal.desafios (tenant, hash, uso, pessoa) VALUES ($1, $2, $3, $4)', [
    tenant,
    hashOf(segredo),
    uso,
    pessoa,
  ]);
}

/** Spends a challenge. True for the first answer alone, in time, and for the person and purpose that it was made for. */
export async function spendDesafio(
  client: pg.ClientBase,
  { tenant, uso, pessoa, segredo }: EntryDesafio,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `DELETE FROM portal.desafios WHERE tenant = $1 AND hash = $2 AND uso = $3 AND pessoa IS NOT DISTINCT FROM $4
       AND "criadoEm" > now() - make_interval(mins => $5)`,
    [tenant, hashOf(segredo), uso, pessoa, DESAFIO_MINUTES],
  );
  return rowCount === 1;
}
