import { parseTaxId } from '../fields/taxId.ts';
import { hideCpf, veil } from './privacy.ts';

/**
 * How the search reads words: the same function when rows are indexed, when a question is asked and when the screen marks
 * what was found. Accents and capitals go first, then the plural, by rule: PostgreSQL's stemmer takes `licitações` and
 * `licitacao` for different words.
 */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Words that end in an S of their own, or whose plural follows no rule. */
const ODD: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'mais pais cais jamais demais depois dois pois seis dezesseis lapis tenis gratis oasis juris'
      .split(' ')
      .map((word) => [word, word]),
  ),
  leis: 'lei',
  reis: 'rei',
  bois: 'boi',
  taxis: 'taxi',
  paises: 'pais',
  meses: 'mes',
  gases: 'gas',
};

/** The first that fits is the only one that acts. `-il` becomes `-el` because `-eis` may come of either (útil, móvel). */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/(?:oes|aes|aos)$/, 'ao'],
  [/ais$/, 'al'],
  [/eis$/, 'el'],
  [/ois$/, 'ol'],
  [/uis$/, 'ul'],
  [/(?:is|il)$/, 'el'],
  [/ns$/, 'm'],
  [/([aeiou])res?$/, '$1r'],
  [/zes?$/, 'z'],
  [/([a-z]{2})eses$/, '$1e'],
  [/([aeo])s$/, '$1'],
  // Museus and degraus, but neither ônibus nor vírus.
  [/([ae])us$/, '$1u'],
];

/** A folded word without its plural. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const odd = Object.hasOwn(ODD, word) ? ODD[word] : undefined;
  if (odd !== undefined) return odd;
  const rule = RULES.find(([ending]) => ending.test(word));
  return rule ? word.replace(rule[0], rule[1]) : word;
}

/** Words that ask and join, and say nothing of what is looked for. */
const STOP = new Set(
  (
    'a o as os ao aos e ou de da do das dos em no na nos nas num numa por pelo pela pelos pelas para pra com sem um uma uns ' +
    'umas que qual quais quem quanto quanta quantos quantas como onde quando se sua seu suas seus meu minha este esta isso ' +
    'foi foram ser sao esta estao tem ha sobre entre ate ver quero saber'
  ).split(' '),
);

export const isStop = (word: string): boolean => STOP.has(word);

const stems = new Map<string, string>();
const REMEMBERED = 200_000;

/** The same word comes a million times in a load: worked out once, it is looked up after. */
export function stemOf(written: string): string {
  const known = stems.get(written);
  if (known !== undefined) return known;
  const made = stem(fold(written));
  if (stems.size >= REMEMBERED) stems.clear();
  stems.set(written, made);
  return made;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text as they are written. */
export const written = (text: string): string[] => text.match(WORD) ?? [];

/** The words of a text as the search knows them, without those that say nothing. */
export const wordsOf = (text: string): string[] =>
  written(text)
    .map(stemOf)
    .filter((word) => !STOP.has(word));

/**
 * What was typed, without anybody's CPF. Written as one it is masked even if mistyped; eleven bare digits that are none may be
 * the number of a process.
 */
export const concealed = (text: string): string => hideCpf(text).replace(/\d{3}\.\d{3}\.\d{3}-\d{2}/g, veil);

/** More of a question than this is a text that was pasted: its beginning says what is looked for. */
export const LONGEST_TERM = 200;

/** What the search asks of a long text: its first whole words, or its first letters where it is all one word. */
export function begun(term: string): string {
  if (term.length <= LONGEST_TERM) return term;
  const whole = /^.*\S(?=\s)/s.exec(term.slice(0, LONGEST_TERM + 1))?.[0];
  return whole ?? term.slice(0, LONGEST_TERM);
}

/** `010/2025`, `10/2025` and `10-2025` are one number; so are a CNPJ with its dots and without. A CPF is only ever masked. */
export function numbersOf(text: string): string[] {
  const document = parseTaxId(text);
  if (document.ok) return [document.value];
  const groups = fold(concealed(text)).match(/[a-z*]+|\d+/g) ?? [];
  const bare = groups.map((group) => group.replace(/^0+(?=\d)/, ''));
  const digits = bare.filter((group) => /\d/.test(group));
  if (digits.length === 0) return [];
  const joined = groups.join('').replace(/^0+(?=\d)/, '');
  return [...new Set([bare.join('/'), digits.join('/'), ...(joined.length > 5 ? [joined] : [])])];
}

/** A number and its year. Its length is bounded, so that the work for a text of digits alone grows with its length and no faster. */
const MENTION = /(?<!\d)\d[\d.]{0,30}\/\d[\d-]{0,30}/g;

/** `82/2021` and a CNPJ, as a text mentions laws, contracts and companies. */
export const mentioned = (text: string): string[] => (text.match(MENTION) ?? []).flatMap(numbersOf);
