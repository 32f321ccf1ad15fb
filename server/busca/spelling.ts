import type pg from 'pg';
import { isCorrectable, nearTo, type WordsByLength } from './near.ts';
import type { Token } from './question.ts';

/** Mistyped words of one question that are put right: each is a look through the words of the body. */
const MOST_CORRECTED = 3;
/** Ways of a question that are offered. */
const MOST_WAYS = 3;

/** A mistyped word and what may have been meant, the likeliest first. */
export interface Misspelling {
  typed: string;
  near: readonly string[];
}

/** The question with its first few strange words put right, in a few ways. */
export async function correctedTerms(
  client: pg.ClientBase,
  tenant: number,
  termo: string,
  strange: readonly Token[],
  spoken: WordsByLength,
): Promise<string[]> {
  const words = strange.map(({ typed }) => typed).filter(isCorrectable);
  const misses: Misspelling[] = [];
  for (const typed of words.slice(0, MOST_CORRECTED))
    misses.push({ typed, near: await nearTo(client, tenant, typed, spoken) });
  return waysOf(termo, misses);
}

/**
 * Every word as it was likeliest meant and then, from the last word to the first, one of them otherwise. Their combinations
 * would multiply with every word, and nobody reads them.
 */
export function waysOf(termo: string, misses: readonly Misspelling[]): string[] {
  const found = misses.filter(({ near }) => near.length > 0);
  const written = (other?: Misspelling, word?: string): string =>
    found.reduce(
      (way, miss) => way.replace(miss.typed, () => (miss === other ? word : miss.near[0]) ?? miss.typed),
      termo,
    );
  const others = found.toReversed().flatMap((miss) => miss.near.slice(1).map((word) => ({ miss, word })));
  const ways = others.slice(0, MOST_WAYS).map(({ miss, word }) => written(miss, word));
  return [...new Set([written(), ...ways])].filter((way) => way !== termo).slice(0, MOST_WAYS);
}
