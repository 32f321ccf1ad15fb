import { ownNumber, partsOf, type SearchedPart } from '../../catalog/busca/find.ts';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import type { Field, Row } from '../../catalog/fields/field.ts';
import { numbersOf, wordsOf } from '../../catalog/texto/words.ts';
import { rootsOf, type Token } from './question.ts';

/** What a word is worth in a title, in an object, in what is only mentioned, and in a long text. */
export const WORTH = [1, 0.85, 0.5, 0.2] as const;
/** The very number that was asked for, somebody's document, and a number that is only mentioned. */
export const NUMBERED = 3;
const DOCUMENTED = 2;
export const MENTIONED = 1.2;

/** What a row holds of a question, word by word, with the worth of the best place. */
export interface HeldWords {
  words: ReadonlyMap<string, number>;
  numbers: ReadonlyMap<string, number>;
  /** Words of the title. */
  title: readonly string[];
}

/** The words that a question asks for, and whether it asks for numbers: a row has many more, which are not looked at. */
interface Wanted {
  words: ReadonlySet<string>;
  numbers: boolean;
}

/** A part of a row, and what a word and a number in it are worth. */
interface WeighedPart {
  name: string;
  field: Field;
  whole: boolean;
  worth: number;
  number: number;
}

const weighedPart = (set: Dataset, { name, weight, whole }: SearchedPart): WeighedPart => ({
  name,
  field: fieldOf(set, name),
  whole,
  worth: WORTH[weight - 1] ?? 0,
  number: numberWorth(set, name),
});

/** Reads rows of a dataset for a question. Hundreds are read for one page of finds. */
export function rowReader(set: Dataset, tokens: readonly Token[]): (row: Row) => HeldWords {
  const wanted = { words: new Set(rootsOf(tokens)), numbers: tokens.some(({ numbers }) => numbers.length > 0) };
  const parts = partsOf(set).map((part) => weighedPart(set, part));
  return (row) => heldBy(parts, row, wanted);
}

function heldBy(parts: readonly WeighedPart[], row: Row, wanted: Wanted): HeldWords {
  const words = new Map<string, number>();
  const numbers = new Map<string, number>();
  let title: readonly string[] | undefined;
  for (const part of parts) {
    const value = row[part.name];
    if (value === null || value === undefined || value === '') continue;
    const text = part.field.print(value);
    if (part.whole && wanted.numbers) for (const number of numbersOf(text)) keepBest(numbers, number, part.number);
    const own = part.field.privacy ? [] : wordsOf(text);
    holdWords(words, own, part.worth, wanted.words);
    if (!part.whole) title ??= own;
  }
  return { words, numbers, title: title ?? [] };
}

function holdWords(held: Map<string, number>, own: readonly string[], worth: number, wanted: Wanted['words']): void {
  for (const word of own) if (wanted.has(word)) keepBest(held, word, worth);
}

const numberWorth = (set: Dataset, name: string): number =>
  name === ownNumber(set) ? NUMBERED : fieldOf(set, name).privacy ? DOCUMENTED : MENTIONED;

export function keepBest(known: Map<string, number>, word: string, worth: number): void {
  known.set(word, Math.max(known.get(word) ?? 0, worth));
}
