import type pg from 'pg';
import { stemOf } from '../../catalog/texto/words.ts';

interface Near {
  raiz: string;
  forma: string;
  vezes: number;
}

/** Words alike enough that one may be the other mistyped; the first letter is hardly ever the wrong one. */
const ALIKE = `SELECT raiz, min(forma) AS forma, sum(vezes)::int AS vezes FROM pub._palavras
WHERE tenant = $1 AND limpa >= $2 AND limpa < $3 AND length(raiz) BETWEEN $4 AND $5
GROUP BY raiz ORDER BY public.similarity(raiz, $6) DESC, vezes DESC LIMIT 30`;

/** The words of this body and its pages nearest to one that nobody uses, the likeliest first. */
export async function nearTo(
  client: pg.ClientBase,
  tenant: number,
  typed: string,
  spoken: readonly string[],
  most = 3,
): Promise<string[]> {
  const root = stemOf(typed);
  if (root.length < 4) return [];
  const first = root.charAt(0);
  const next = String.fromCharCode(first.charCodeAt(0) + 1);
  const lengths = [root.length - 2, root.length + 2];
  const { rows } = await client.query<Near>(ALIKE, [tenant, first, next, ...lengths, root]);
  const within = root.length < 6 ? 1 : 2;
  return [...rows, ...spoken.map((forma) => ({ raiz: stemOf(forma), forma, vezes: COMMON }))]
    .map((row) => ({ ...row, far: distance(root, row.raiz) }))
    .filter(({ raiz, far }, i, all) => far > 0 && far <= within && all.findIndex((other) => other.raiz === raiz) === i)
    .sort((a, b) => a.far - b.far || b.vezes - a.vezes)
    .slice(0, most)
    .map(({ forma }) => forma);
}

/** What a page is called is said often. */
const COMMON = 1_000;

/** How many letters to change, add, take away or swap with their neighbour (Damerau). */
export function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) row.push(step(a, b, i, j, { before, last, row }));
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

interface Rows {
  before: readonly number[];
  last: readonly number[];
  row: readonly number[];
}

function step(a: string, b: string, i: number, j: number, { before, last, row }: Rows): number {
  const at = (own: readonly number[], place: number): number => own[place] ?? Number.POSITIVE_INFINITY;
  const same = a[i - 1] === b[j - 1] ? 0 : 1;
  const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
  const swap = swapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY;
  return Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + same, swap);
}
