import type pg from 'pg';
import { rootsOf, type Token } from './question.ts';

/** In how many rows of each year something stands. */
type RowsByYear = ReadonlyMap<number, number>;

interface IndexedSet {
  dataset: string;
  feita: boolean;
  emDia: boolean;
  linhas: Record<string, number> | null;
}

interface WordLine {
  dataset: string;
  raiz: string;
  anos: Record<string, number>;
}

/** What the index tells of a question before its rows are asked: where its words stand, and how many rows there are. */
export interface Lexicon {
  /** The datasets that the search has come to, with their rows; those of before rows lay in blocks have no years. */
  sets: ReadonlyMap<string, RowsByYear>;
  /** The datasets whose last load the search has not read yet. */
  behind: ReadonlySet<string>;
  /** Rows with a word, by dataset and word. Published files are a dataset here. */
  words: ReadonlyMap<string, ReadonlyMap<string, RowsByYear>>;
}

/** A dataset that the search has not come to is not asked at all: whoever writes its part for the first time has it locked. */
const SETS = 'SELECT dataset, feita, "emDia", linhas FROM pub._buscas WHERE tenant = $1';
const WORDS = `SELECT dataset, raiz, json_object_agg(ano, vezes) AS anos FROM pub._palavras
WHERE tenant = $1 AND raiz = ANY ($2) GROUP BY dataset, raiz`;

export async function readLexicon(client: pg.ClientBase, tenant: number, tokens: readonly Token[]): Promise<Lexicon> {
  const { rows } = await client.query<IndexedSet>(SETS, [tenant]);
  return {
    sets: new Map(rows.filter(({ feita }) => feita).map(({ dataset, linhas }) => [dataset, byYear(linhas ?? {})])),
    behind: new Set(rows.filter(({ emDia }) => !emDia).map(({ dataset }) => dataset)),
    words: await wordsIn(client, tenant, rootsOf(tokens)),
  };
}

/** The same index with the words of another question. */
export const withWords = async (
  lexicon: Lexicon,
  client: pg.ClientBase,
  tenant: number,
  tokens: readonly Token[],
): Promise<Lexicon> => ({ ...lexicon, words: await wordsIn(client, tenant, rootsOf(tokens)) });

async function wordsIn(client: pg.ClientBase, tenant: number, roots: readonly string[]): Promise<Lexicon['words']> {
  if (roots.length === 0) return new Map();
  const { rows } = await client.query<WordLine>(WORDS, [tenant, roots]);
  const found = new Map<string, Map<string, RowsByYear>>();
  for (const { dataset, raiz, anos } of rows) {
    const own = found.get(dataset) ?? new Map<string, RowsByYear>();
    found.set(dataset, own.set(raiz, byYear(anos)));
  }
  return found;
}

const byYear = (counts: Record<string, number>): RowsByYear =>
  new Map(Object.entries(counts).map(([year, rows]) => [Number(year), rows]));

/** Every word that some row or file has, and the years they stand in. */
export const knownRoots = ({ words }: Lexicon): Set<string> =>
  new Set([...words.values()].flatMap((own) => [...own.keys()]));

export const yearsWithWords = ({ words }: Lexicon): number[] => [
  ...new Set([...words.values()].flatMap((own) => [...own.values()].flatMap((years) => [...years.keys()]))),
];

/** Rows of a year, or of all. */
export const rowsIn = (years: RowsByYear, year: number | null): number =>
  year === null ? [...years.values()].reduce((sum, rows) => sum + rows, 0) : (years.get(year) ?? 0);
