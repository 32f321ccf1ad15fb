import { describe, expect, it } from 'vitest';
import { attemptProof, leadsWithZeros, solveHere } from './solve.ts';

const asked = { desafio: 'pmdemo.2026-11-17.abc', bits: 10 };

/** By the browser's own hash, which a page without https lacks. */
async function bitsOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
}

describe('the proof of work', () => {
  it('is the first number whose hash begins with the zeros asked for', async () => {
    const n = await solveHere(asked);
    expect(await bitsOf(`${asked.desafio}.${n}`)).toMatch(/^0{10}/);
    const before = await Promise.all(Array.from({ length: n }, (_, i) => bitsOf(`${asked.desafio}.${i}`)));
    expect(before.filter((bits) => bits.startsWith('0'.repeat(10)))).toEqual([]);
  });

  it('says when it was not among the numbers tried', () => {
    expect(attemptProof({ ...asked, bits: 60 }, 0, 20)).toBeNull();
  });

  it.each([
    [[0, 0, 255], 16, true],
    [[0, 1, 0], 16, false],
    [[0, 0x0f], 12, true],
    [[0, 0x1f], 12, false],
    [[0xff], 0, true],
  ])('reads %j as beginning with %i zero bits: %s', (bytes, bits, holds) => {
    expect(leadsWithZeros(Uint8Array.from(bytes), bits)).toBe(holds);
  });
});
