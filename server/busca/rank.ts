import { FIRST } from '../../catalog/busca/speech.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { mentioned, wordsOf } from '../../catalog/texto/words.ts';
import { type HeldWords, keepBest, MENTIONED, NUMBERED, rowReader, WORTH } from './held.ts';
import { means, type Token } from './question.ts';
import type { Card } from './source.ts';

/** The word that means the kind itself. */
const MEANT = 0.9;
/** Said in other words. */
const OTHERWISE = 0.7;
const CALLED = 1;
/** A title that says it all and nothing else. */
const WHOLE = 0.2;
/** Among equals, an order of kinds, and the later year. */
const PRIOR = 0.01;
const YEARLY = 0.004;

/** Says how well a row of a dataset answers. */
export function rowScorer(
  set: Dataset,
  tokens: readonly Token[],
  meant: ReadonlySet<string>,
  any: boolean,
): (row: Row, year: number) => number {
  const read = rowReader(set, tokens);
  const prior = priorOf(set.id);
  return (row, year) => score(read(row), tokens, meant, any) + prior + (year - 2_000) * YEARLY;
}

/** How well a published file answers: by its title, by what kind it is, or somewhere in its text. */
export function scoreFile(
  { title, beside, year }: { title: string; beside: string; year: number },
  tokens: readonly Token[],
  meant: ReadonlySet<string>,
  any: boolean,
): number {
  const words = new Map(wordsOf(`${title} ${beside}`).map((word) => [word, WORTH[0]]));
  const numbers = new Map(mentioned(title).map((number) => [number, MENTIONED]));
  // `LOA de 2026` is a Lei Orçamentária Anual, and may be asked for by either name.
  const scores = [title, beside].map((name) => score({ words, numbers, title: wordsOf(name) }, tokens, meant, any));
  return Math.max(...scores) + (year - 2_000) * YEARLY;
}

export const priorOf = (kind: string): number => {
  const place = FIRST.indexOf(kind);
  return place < 0 ? 0 : (FIRST.length - place) * PRIOR;
};

function score(held: HeldWords, tokens: readonly Token[], meant: ReadonlySet<string>, any: boolean): number {
  const asked = tokens.filter(({ soft }) => !soft);
  if (asked.length === 0) return 0;
  const worths = asked.map((token) => worthOf(held, token, meant, any));
  // `contrato 10/2025` means the contract of that number, and nothing else that has it.
  const called = worths.some((worth) => worth >= NUMBERED) && asked.some((token) => means(token, meant)) ? CALLED : 0;
  const sum = worths.reduce((a, b) => a + b, called);
  const said = new Set(asked.flatMap(({ words }) => words));
  const heading = held.title.filter((word) => said.has(word)).length / Math.max(1, held.title.length, said.size);
  return sum / asked.length + WHOLE * heading;
}

function worthOf(held: HeldWords, token: Token, meant: ReadonlySet<string>, any: boolean): number {
  const number = Math.max(0, ...token.numbers.map((own) => held.numbers.get(own) ?? 0));
  const own = token.words.length > 0 ? least(held, token.words) : 0;
  const other = Math.max(0, ...token.others.map((words) => least(held, words))) * OTHERWISE;
  const kind = means(token, meant) ? MEANT : 0;
  const found = Math.max(number, own, other, kind);
  // What is in the index and not in what is kept of the row stands in its long text.
  return found > 0 || any ? found : WORTH[3];
}

const least = ({ words }: HeldWords, wanted: readonly string[]): number =>
  Math.min(...wanted.map((word) => words.get(word) ?? 0));

/** What a card holds, word by word; the same for as long as the card is known. */
const cards = new WeakMap<Card, { words: ReadonlyMap<string, number>; head: readonly string[] }>();

function heldIn(card: Card) {
  const known = cards.get(card);
  if (known) return known;
  const words = new Map<string, number>();
  const head = wordsOf(card.head);
  for (const word of wordsOf(card.text)) keepBest(words, word, 0.3);
  for (const word of wordsOf(card.words)) keepBest(words, word, card.called);
  for (const word of head) keepBest(words, word, 1);
  const made = { words, head };
  cards.set(card, made);
  return made;
}

/** What explains comes after what is asked for, unless the question asks for an explanation. */
const BESIDE = 0.7;
const LEANING = 0.8;
/** The very term that was asked for: beside what it names, who asks by one word is told what it means. */
const EXPLAINED = 0.25;

/** A page answers when it is what was asked for: the more of the question it covers, the better. */
export function scorePage(kind: string, card: Card, tokens: readonly Token[]): number {
  const worths = worthsOf(heldIn(card).words, tokens, new Set());
  const covered = worths.filter((worth) => worth > 0).length;
  if (covered === 0) return 0;
  const whole = covered === worths.length ? 0.3 : 0;
  return mean(worths) + WHOLE * headingOf(card, tokens) + whole + priorOf(kind);
}

/** A term, a question or an office answers when it has all that was asked for. */
export function scoreCard(card: Card, { tokens, any, meant, leans }: Leaning): number {
  const { words } = heldIn(card);
  const worths = worthsOf(words, tokens, meant);
  const own = worthsOf(words, tokens, new Set());
  const enough = any ? own.some((worth) => worth > 0) : worths.every((worth) => worth > 0);
  if (!enough || own.every((worth) => worth === 0)) return 0;
  const heading = headingOf(card, tokens);
  return mean(worths) * BESIDE + WHOLE * heading + (heading === 1 ? EXPLAINED : 0) + (leans ? LEANING : 0);
}

interface Leaning {
  tokens: readonly Token[];
  any: boolean;
  /** The words that mean the kind itself. */
  meant: ReadonlySet<string>;
  /** The question is put so that this kind is what it asks for. */
  leans: boolean;
}

/** Who asks for a number does not mean a page. */
function worthsOf(held: ReadonlyMap<string, number>, tokens: readonly Token[], meant: ReadonlySet<string>): number[] {
  if (tokens.some(({ numbers }) => numbers.length > 0)) return [];
  const value = (own: readonly string[]): number => Math.min(...own.map((word) => held.get(word) ?? 0));
  return tokens
    .filter(({ soft }) => !soft)
    .map((token) => {
      const others = token.others.map((other) => value(other) * OTHERWISE);
      return Math.max(value(token.words), ...others, means(token, meant) ? MEANT : 0);
    });
}

const mean = (worths: readonly number[]): number => worths.reduce((a, b) => a + b, 0) / Math.max(1, worths.length);

function headingOf(card: Card, tokens: readonly Token[]): number {
  const said = new Set(tokens.filter(({ soft }) => !soft).flatMap(({ words }) => words));
  const { head } = heldIn(card);
  return head.filter((word) => said.has(word)).length / Math.max(1, head.length, said.size);
}
