import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import type { Part } from '../../catalog/find.ts';
import { ownNumber, partsOf } from '../../catalog/find.ts';
import { fold, isStop, numbersOf, stemOf, written } from '../../catalog/words.ts';

const WEIGHTS = ['A', 'B', 'C', 'D'] as const;
/** PostgreSQL counts no further. */
const LAST = 16_383;
/** A longer word is no word. */
const LONGEST = 60;

/** A word as it stands in the index: of its tenant. A number has a mark of its own, so that it is found whole. */
export const lexeme = (tenant: number, word: string): string => `'${tenant}:${word.replaceAll(/['\\]/g, '')}'`;
export const numeral = (number: string): string => `=${number}`;

/** The words of a body's rows with how often they stand, and how they are mostly written. */
export class Vocabulary {
  readonly #found = new Map<string, { vezes: number; formas: Map<string, number> }>();

  add(raiz: string, forma: string): void {
    if (raiz.length < 3 || /\d/.test(raiz)) return;
    const known = this.#found.get(raiz) ?? { vezes: 0, formas: new Map<string, number>() };
    known.vezes++;
    known.formas.set(forma, (known.formas.get(forma) ?? 0) + 1);
    this.#found.set(raiz, known);
  }

  *rows(): Generator<{ raiz: string; limpa: string; forma: string; vezes: number }> {
    for (const [raiz, { vezes, formas }] of this.#found) {
      const [forma = raiz] = [...formas].sort((a, b) => b[1] - a[1]).map(([own]) => own);
      yield { raiz, limpa: fold(forma), forma, vezes };
    }
  }
}

/** The words of one row, each once with the weight of the best place it stands in, as PostgreSQL reads them. */
export function vectorOf(set: Dataset, row: Row, tenant: number, ano: number, vocabulary: Vocabulary): string {
  const places = new Map<string, string>();
  let place = 0;
  const put = (word: string, weight: string): void => {
    if (!places.has(word)) places.set(word, `${Math.min(++place, LAST)}${weight}`);
  };
  for (const part of partsOf(set)) read(set, part, row, put, vocabulary);
  put(String(ano), 'D');
  return [...places].map(([word, where]) => `${lexeme(tenant, word)}:${where}`).join(' ');
}

function read(set: Dataset, part: Part, row: Row, put: (word: string, weight: string) => void, all: Vocabulary): void {
  const value = row[part.name];
  if (value === null || value === undefined || value === '') return;
  const text = fieldOf(set, part.name).print(value);
  const weight = WEIGHTS[part.weight - 1] ?? 'D';
  if (part.whole) for (const number of numbersOf(text)) put(numeral(number), numberWeight(set, part));
  // The digits of a document are nobody's words.
  if (fieldOf(set, part.name).privacy) return;
  for (const word of written(text)) {
    const raiz = stemOf(word);
    if (isStop(raiz) || raiz.length > LONGEST) continue;
    put(raiz, weight);
    if (!part.whole) all.add(raiz, word.toLocaleLowerCase('pt-BR'));
  }
}

/** Its own number is what a row is called; others' numbers are only mentioned. */
const numberWeight = (set: Dataset, { name, weight }: Part): string =>
  name === ownNumber(set) || fieldOf(set, name).privacy ? (WEIGHTS[weight - 1] ?? 'D') : 'C';
