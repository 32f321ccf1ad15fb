import { SOFT } from '../../catalog/busca/speech.ts';
import { concealed, numbersOf, stemOf, wordsOf } from '../../catalog/texto/words.ts';
import { lexeme, numeral } from '../index/entry.ts';
import { type Family, SAME } from './family.ts';

/** One thing that must be found: a word, a phrase or a number, in any of the ways it may be written. */
export interface Token {
  /** As it was typed, a CPF masked. */
  typed: string;
  /** Its own words; all of them. */
  words: readonly string[];
  numbers: readonly string[];
  /** Other ways to say it, each of one or more words. */
  others: readonly (readonly string[])[];
  /** May be missing. */
  soft: boolean;
}

/** Longer questions are cut: nobody means the thirteenth word. */
const MOST = 12;

/** Reads what a visitor typed. Nothing of a CPF but what may be shown goes any further. */
export function tokensOf(term: string, families = SAME): Token[] {
  const pieces = concealed(term).split(/\s+/).filter(Boolean);
  return phrases(pieces.flatMap(read), families).slice(0, MOST);
}

function read(piece: string): Token[] {
  const words = wordsOf(piece);
  const numbers = /\d/.test(piece) ? numbersOf(piece) : [];
  if (numbers.length > 0)
    return [{ typed: piece, words: isPlain(piece) ? words : [], numbers, others: [], soft: false }];
  return words.map((word) => ({ typed: piece, words: [word], numbers: [], others: [], soft: SOFT.has(word) }));
}

/** `2025` and `covid-19` are words too; of `10/2025`, neither half is. */
const isPlain = (piece: string): boolean => /^\d+$/.test(piece) || /\p{L}{3,}/u.test(piece);

/** Words that are one thing together become one, with what else it is called. */
function phrases(tokens: readonly Token[], families: readonly Family[]): Token[] {
  const found: Token[] = [];
  for (let i = 0; i < tokens.length; ) {
    const here = tokens.slice(i).map(({ words, numbers }) => (numbers.length > 0 ? '' : (words[0] ?? '')));
    const family = families.find(({ own }) => own.every((word, place) => here[place] === word));
    const some = tokens.slice(i, i + (family?.own.length ?? 1));
    found.push(joined(some, family?.others ?? []));
    i += some.length;
  }
  return found;
}

const joined = (tokens: readonly Token[], others: Token['others']): Token => ({
  typed: tokens.map(({ typed }) => typed).join(' '),
  words: tokens.flatMap(({ words }) => words),
  numbers: tokens.flatMap(({ numbers }) => numbers),
  others,
  soft: tokens.every(({ soft }) => soft),
});

/** Every word a question may be answered by. */
export const rootsOf = (tokens: readonly Token[]): string[] => [
  ...new Set(tokens.flatMap(({ words, others }) => [...words, ...others.flat()])),
];

/** The words that a screen marks: of what a phrase is also called, no single word says it. */
export const marksOf = (tokens: readonly Token[]): string[] => [
  ...new Set(tokens.flatMap(({ words, others }) => [...words, ...others.filter(({ length }) => length === 1).flat()])),
];

/** The question as PostgreSQL reads it: every token, each in any of its ways. */
export const tsquery = (tenant: number, tokens: readonly Token[], any = false): string =>
  tokens
    .map(
      (token) =>
        `(${ways(token)
          .map((words) => all(tenant, words))
          .join(' | ')})`,
    )
    .join(any ? ' | ' : ' & ');

const ways = ({ words, numbers, others }: Token): (readonly string[])[] => [
  ...(words.length > 0 ? [words] : []),
  ...numbers.map((number) => [numeral(number)]),
  ...others,
];

const all = (tenant: number, words: readonly string[]): string =>
  `(${words.map((word) => lexeme(tenant, word)).join(' & ')})`;

/** The tokens that a kind of thing must have: the words that mean the kind itself need not stand in each of its rows. */
export const required = (tokens: readonly Token[], meant: ReadonlySet<string>): Token[] =>
  tokens.filter((token) => !token.soft && !means(token, meant));

export const means = ({ words, numbers }: Token, meant: ReadonlySet<string>): boolean =>
  numbers.length === 0 && words.length > 0 && words.every((word) => meant.has(word));

export const vocabularyOf = (...texts: readonly string[]): Set<string> => new Set(texts.flatMap(wordsOf).map(stemOf));
