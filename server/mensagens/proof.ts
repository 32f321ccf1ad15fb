import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Desafio } from '../../catalog/mensagens/answer.ts';
import { Fault } from '../http/fault.ts';
import type { Keyring } from './seal/keyring.ts';

const HOURS = 2;
const SHAPE = /^(\d+)\.(\d{1,2})\.(\d{10})\.([\w-]{22})\.([\w-]{43})\.(\d{1,15})$/;

export const staleProof = (): Fault =>
  new Fault(
    409,
    'STALE_PROOF',
    'A verificação automática venceu ou já foi usada. Envie de novo: ela se refaz sozinha.',
  );

/** A proof of work, which a browser does by itself: unlike a captcha it asks nobody to see or hear anything. */
export function issueChallenge(keyring: Keyring, tenant: number, bits: number): Desafio {
  const expires = Math.floor(Date.now() / 1000) + HOURS * 3_600;
  const body = [tenant, bits, expires, randomBytes(16).toString('base64url')].join('.');
  const desafio = `${body}.${keyring.sign(`desafio ${body}`)}`;
  return { desafio, bits, expira: new Date(expires * 1000).toISOString() };
}

export interface VerifiedProof {
  id: string;
  expires: number;
}

/** The proof that a sender did the work for this body lately, or a refusal that says to do it again. */
export function verifyProof(keyring: Keyring, tenant: number, prova: string): VerifiedProof {
  const [, whose, bits = '', expires = '', id = '', mac = ''] = SHAPE.exec(prova) ?? [];
  const body = [whose, bits, expires, id].join('.');
  const known = Number(whose) === tenant && keyring.verify(`desafio ${body}`, mac);
  if (!known || Number(expires) * 1000 < Date.now() || zeros(prova) < Number(bits)) throw staleProof();
  return { id, expires: Number(expires) };
}

/** Count of the zero bits that a hash begins with. */
function zeros(text: string): number {
  let count = 0;
  for (const byte of createHash('sha256').update(text).digest()) {
    count += byte === 0 ? 8 : Math.clz32(byte) - 24;
    if (byte !== 0) break;
  }
  return count;
}

/** Marks a proof as used: it serves one message, whichever server that comes to. */
export async function spendProof(client: pg.ClientBase, tenant: number, { id, expires }: VerifiedProof): Promise<void> {
  const { rowCount } = await client.query(
    'INSERT INTO mensagens.provas (tenant, id, "expiraEm") VALUES ($1, $2, to_timestamp($3)) ON CONFLICT DO NOTHING',
    [tenant, id, expires],
  );
  if (rowCount === 0) throw staleProof();
}
