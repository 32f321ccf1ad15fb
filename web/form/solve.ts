import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Desafio } from '../../catalog/mensagens/answer.ts';

type Asked = Pick<Desafio, 'desafio' | 'bits'>;

/** Whether a hash begins with so many zero bits. */
export function leadsWithZeros(hash: Uint8Array, bits: number): boolean {
  const whole = bits >> 3;
  const rest = bits & 7;
  return hash.subarray(0, whole).every((byte) => byte === 0) && ((hash[whole] ?? 0) >> (8 - rest) === 0 || rest === 0);
}

/**
 * Tries some numbers from one on; null when none of them is it. The challenge before the number is hashed once, which
 * halves the work of a telephone.
 */
export function attemptProof({ desafio, bits }: Asked, from: number, many: number): number | null {
  const begun = sha256.create().update(utf8ToBytes(`${desafio}.`));
  const trial = begun.clone();
  const hash = new Uint8Array(begun.outputLen);
  for (let n = from; n < from + many; n++) {
    begun._cloneInto(trial);
    trial.update(utf8ToBytes(String(n))).digestInto(hash);
    if (leadsWithZeros(hash, bits)) return n;
  }
  return null;
}

const SOME = 2_000;

/** Solves a challenge without a worker, a little at a time, so that whoever types does not notice. */
export async function solveHere(asked: Asked): Promise<number> {
  for (let from = 0; ; from += SOME) {
    const found = attemptProof(asked, from, SOME);
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve));
  }
}
