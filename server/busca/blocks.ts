import { BLOCK_ROWS, blockWord, lexeme } from '../index/entry.ts';
import { MOST } from './group.ts';
import { type Lexicon, rowsIn } from './lexicon.ts';
import type { Token } from './question.ts';

/**
 * Rows beyond which a question is asked of the newest blocks first. The index lists every row that answers before the first
 * is read: twenty thousand take milliseconds, ten million seconds, and a thousand are wanted.
 */
const MANY = 20_000;
/** Rows of blocks that are asked at most. */
const MOST_ROWS = 4 * BLOCK_ROWS;
/** The number of rows hoped for in those blocks: words that stand together less often than chance would have it need more. */
const HOPED = 1.5 * MOST;

interface WideQuestion {
  tenant: number;
  dataset: string;
  tokens: readonly Token[];
  any: boolean;
  ano: number | null;
}

/**
 * The newest blocks that likely hold more rows than anybody counts, as a query; null where all rows are asked at once: they
 * are few, or the words so rare that going through the rarest costs less than going through blocks.
 */
export function newestBlocks(asked: WideQuestion, lexicon: Lexicon): string | null {
  const years = lexicon.sets.get(asked.dataset);
  const rows = years ? rowsIn(years, asked.ano) : 0;
  if (!years || rows <= MANY) return null;
  const shares = asked.tokens.map((token) => shareOf(token, asked, rows, lexicon));
  const most = asked.any ? Math.max(...shares) : Math.min(...shares);
  if (most * rows <= MANY) return null;
  const likely = asked.any ? most : shares.reduce((product, share) => product * share, 1);
  const wanted = Math.min(MOST_ROWS, HOPED / likely);
  if (wanted > most * rows) return null;
  const words = blocksOf(years, asked.ano, wanted).map((word) => lexeme(asked.tenant, word));
  return `(${words.join(' | ')})`;
}

/** The part of a dataset's rows that a token stands in, at most. */
function shareOf({ words, others }: Token, asked: WideQuestion, rows: number, lexicon: Lexicon): number {
  const ways = [...(words.length > 0 ? [words] : []), ...others];
  const found = ways.map((way) => Math.min(...way.map((word) => rowsWith(word, asked, rows, lexicon))));
  return Math.min(1, found.reduce((sum, own) => sum + own, 0) / rows);
}

/** Rows with a word. Of what the vocabulary does not count, a year is common, another number rare and a syllable anything. */
function rowsWith(word: string, { dataset, ano }: WideQuestion, rows: number, { sets, words }: Lexicon): number {
  const counted = words.get(dataset)?.get(word);
  if (counted) return rowsIn(counted, ano);
  if (/\d/.test(word)) return sets.get(dataset)?.get(Number(word)) ?? 0;
  return isCounted(word) ? 0 : rows;
}

/** Whether the vocabulary counts a word without figures: not the shortest. */
export const isCounted = ({ length }: string): boolean => length >= 3;

/** The words of the newest blocks that hold so many rows, the latest year's first. */
function blocksOf(years: ReadonlyMap<number, number>, ano: number | null, wanted: number): string[] {
  const words: string[] = [];
  let left = wanted;
  for (const [year, rows] of [...years].filter(([own]) => ano === null || own === ano).sort(([a], [b]) => b - a))
    for (let begin = 0; begin < rows && left > 0; begin += BLOCK_ROWS) {
      words.push(blockWord(year, begin / BLOCK_ROWS));
      left -= Math.min(BLOCK_ROWS, rows - begin);
    }
  return words;
}
