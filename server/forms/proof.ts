import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Desafio } from '../../catalog/mensagens/answer.ts';
import type { ProofPurpose as MessagePurpose } from '../../catalog/mensagens/request.ts';
import { Fault } from '../http/fault.ts';
import type { Keyring } from '../seal/keyring.ts';

const HOURS = 2;
const SHAPE = /^(\d+)\.(mensagem|anexo|assinatura)\.(\d{1,2})\.(\d{10})\.([\w-]{22})\.([\w-]{43})\.(\d{1,15})$/;

/** Bits by which a proof may be easier than what is asked when it comes: while it was made the load may have doubled. */
const SLACK = 1;

export const staleProof = (): Fault =>
  new Fault(
    409,
    'STALE_PROOF',
    'A verificação automática venceu, já foi usada ou ficou mais difícil. Envie de novo: ela se refaz sozinha.',
  );

/** What a proof of work is for: a body, and one message, one file or one request to be told. */
export interface ProofScope {
  tenant: number;
  purpose: MessagePurpose | 'assinatura';
}

/** A challenge to a proof of work, which a browser does by itself: unlike a captcha it asks nobody to see or hear. */
export function issueChallenge(keyring: Keyring, { tenant, purpose }: ProofScope, bits: number): Desafio {
  const expires = Math.floor(Date.now() / 1000) + HOURS * 3_600;
  const body = [tenant, purpose, bits, expires, randomBytes(16).toString('base64url')].join('.');
  const desafio = `${body}.${keyring.sign(`desafio ${body}`)}`;
  return { desafio, bits, expira: new Date(expires * 1000).toISOString() };
}

export interface VerifiedProof {
  id: string;
  expires: number;
}

/**
 * The proof that a sender did the work asked now, for this body and purpose, or a refusal that says to do it again. The
 * bits are held against those of today's load: challenges hoarded in a quiet hour do not pay for a flood.
 */
export function verifyProof(keyring: Keyring, scope: ProofScope, prova: string, asked: number): VerifiedProof {
  const [, whose, purpose, bits = '', expires = '', id = '', mac = ''] = SHAPE.exec(prova) ?? [];
  const body = [whose, purpose, bits, expires, id].join('.');
  const mine = Number(whose) === scope.tenant && purpose === scope.purpose && keyring.verify(`desafio ${body}`, mac);
  const enough = Number(bits) >= asked - SLACK && zeros(prova) >= Number(bits);
  if (!mine || Number(expires) * 1000 < Date.now() || !enough) throw staleProof();
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

/** Marks a proof as used: it serves one message or one file, whichever server that comes to. */
export async function spendProof(client: pg.ClientBase, tenant: number, { id, expires }: VerifiedProof): Promise<void> {
  const { rowCount } = await client.query(
    'INSERT INTO mensagens.provas (tenant, id, "expiraEm") VALUES ($1, $2, to_timestamp($3)) ON CONFLICT DO NOTHING',
    [tenant, id, expires],
  );
  if (rowCount === 0) throw staleProof();
}
