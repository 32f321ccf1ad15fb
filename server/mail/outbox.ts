import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { emailProblem } from '../../catalog/mensagens/rascunho.ts';
import { sealContext } from '../seal/context.ts';
import type { Keyring } from '../seal/keyring.ts';
import type { WrittenLetter } from './letter.ts';

/** Whom a letter goes to: who wrote to the body, the body, one of its units, who asked to be told of its data, or one of its people. */
export type Destino = 'cidadao' | 'orgao' | 'unidade' | 'assinante' | 'pessoa';

/** A letter with its receiver. Everything else comes as its feature wrote it. */
export interface AddressedLetter extends WrittenLetter {
  destino: Destino;
  para: string;
}

/** Channel of NOTIFY on which new letters are announced. */
export const MAIL_CHANNEL = 'portal_correio';

/**
 * Puts a letter into the outbox, in the transaction of what it tells of: either both are there or neither. A worker
 * sends it after the commit.
 */
export async function enqueueLetter(
  client: pg.ClientBase,
  keyring: Keyring,
  tenant: number,
  /** The row that the letter tells of: a message, or the subscriber who is told. */
  mensagem: string | null,
  { destino, ...letter }: AddressedLetter,
): Promise<void> {
  const id = randomUUID();
  await client.query(
    'INSERT INTO mensagens.correio (tenant, id, mensagem, destino, carta) VALUES ($1, $2, $3, $4, $5)',
    [tenant, id, mensagem, destino, keyring.sealJson(safe(letter), sealContext.carta(tenant, id))],
  );
  await client.query(`SELECT pg_notify('${MAIL_CHANNEL}', '')`);
}

/** Contents of a letter as they are stored, sealed. */
export type SealedLetter = Omit<AddressedLetter, 'destino'>;

/** A letter whose header fields have one line and one address each: nobody can add a header or a receiver. */
function safe(letter: SealedLetter): SealedLetter {
  return {
    para: address(letter.para),
    responder: letter.responder === null ? null : address(letter.responder),
    assunto: line(letter.assunto, 200),
    orgao: line(letter.orgao, 120),
    site: new URL(letter.site).origin,
    texto: letter.texto,
    ...(letter.html !== undefined && { html: letter.html }),
    ...(letter.sair !== undefined && { sair: new URL(letter.sair).href }),
  };
}

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

const line = (text: string, longest: number): string => text.replace(CONTROL, ' ').trim().slice(0, longest);

function address(text: string): string {
  const one = text.trim();
  const problem = emailProblem(one);
  // The address is left out of the error, which ends in a log.
  if (problem) throw new Error(`a letter to no address: ${problem}`);
  return one;
}
