import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { printChave, protocoloOf, SIGNS } from '../../catalog/mensagens/protocolo.ts';
import type { Keyring } from '../seal/keyring.ts';

export const sha256Hex = (text: string): string => createHash('sha256').update(text).digest('hex');

export const mintProtocolo = (day: string): string =>
  protocoloOf(Number(day.slice(0, 4)), String(randomInt(100_000_000)).padStart(8, '0'));

/** A key of sixteen signs, five bits each. */
const signsOf = (bytes: Buffer): string =>
  printChave([...bytes.subarray(0, 16)].map((byte) => SIGNS[byte % SIGNS.length]).join(''));

/**
 * The keys that one sending can have, that of the newest key of ours first. They follow from what was sent: whose first
 * answer was lost on the way gets the same again, and the database still holds nothing but its hash.
 */
export const deriveChaves = (keyring: Keyring, orgao: string, pedido: string, resumo: string): string[] =>
  keyring.derive(`${orgao} ${pedido} ${resumo}`).map(signsOf);

/** Hash that no key has. It is compared where there is no message, so that both cases take the same time. */
const NONE = sha256Hex('');

/** Whether a key has a hash, compared in constant time. */
export const isChave = (chave: string, segredo: string | undefined): boolean =>
  timingSafeEqual(Buffer.from(sha256Hex(chave)), Buffer.from(segredo ?? NONE));
