import type pg from 'pg';
import { stemOf } from '../../catalog/texto/words.ts';

/** A word that somebody may have meant. */
export interface NearWord {
  raiz: string;
  forma: string;
  vezes: number;
}

/** Words of a body's pages by the length of their root. */
export type WordsByLength = ReadonlyMap<number, readonly NearWord[]>;

/** Words alike enough that one may be the other mistyped; the first letter is hardly ever the wrong one. */
const ALIKE = `SELECT raiz, min(forma) AS forma, sum(vezes)::int AS vezes FROM pub._palavras
WHERE tenant = $1 AND limpa >= $2 AND limpa < $3 AND length(raiz) BETWEEN $4 AND $5
GROUP BY raiz ORDER BY public.similarity(raiz, $6) DESC, vezes DESC LIMIT 30`;

/** Letters of the shortest root that can be put right, and of the longest: a longer one is no word of anybody. */
const SHORTEST = 4;
const LONGEST = 40;

/** Whether a word is of a length that mistyped words are put right in. */
export function isCorrectable(typed: string): boolean {
  const { length } = stemOf(typed);
  return length >= SHORTEST && length <= LONGEST;
}

/** The words of this body and its pages nearest to one that nobody uses, the likeliest first. */
export async function nearTo(
  client: pg.ClientBase,
  tenant: number,
  typed: string,
  spoken: WordsByLength,
  most = 3,
): Promise<string[]> {
  const root = stemOf(typed);
  const within = root.length < 6 ? 1 : 2;
  const first = root.charAt(0);
  const next = String.fromCharCode(first.charCodeAt(0) + 1);
  const lengths = Array.from({ length: 2 * within + 1 }, (_, i) => root.length - within + i);
  const { rows } = await client.query<NearWord>(ALIKE, [tenant, first, next, lengths[0], lengths.at(-1), root]);
  const near = new Map<string, NearWord & { far: number }>();
  for (const word of [...rows, ...lengths.flatMap((length) => spoken.get(length) ?? [])]) {
    const far = near.has(word.raiz) ? 0 : distance(root, word.raiz, within);
    if (far > 0 && far <= within) near.set(word.raiz, { ...word, far });
  }
  return [...near.values()]
    .sort((a, b) => a.far - b.far || b.vezes - a.vezes)
    .slice(0, most)
    .map(({ forma }) => forma);
}

/**
 * How many letters to change, add, take away or swap with their neighbour (Damerau). Beyond `most` nobody counts: the
 * answer is then some larger number.
 */
export function distance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  let least = 0;
  for (let i = 1; i <= a.length; i++) {
    const row = nextRow(a, b, i, before, last);
    const own = Math.min(...row);
    // A swap reaches back two rows, so both must be beyond.
    if (own > most && least > most) return most + 1;
    before = last;
    last = row;
    least = own;
  }
  return last[b.length] ?? 0;
}

/** Distances of the first `i` letters of a word to every beginning of another, from the two rows before. */
function nextRow(a: string, b: string, i: number, before: readonly number[], last: readonly number[]): number[] {
  const row = [i];
  let left = i;
  for (let j = 1; j <= b.length; j++) {
    const changed = cell(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
    left = Math.min(left + 1, cell(last, j) + 1, changed);
    if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
      left = Math.min(left, cell(before, j - 2) + 1);
    row.push(left);
  }
  return row;
}

const cell = (row: readonly number[], place: number): number => row[place] ?? Number.POSITIVE_INFINITY;
