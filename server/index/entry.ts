import type pg from 'pg';
import type { SearchedPart } from '../../catalog/busca/find.ts';
import { ownNumber, partsOf } from '../../catalog/busca/find.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { fold, isStop, numbersOf, stemOf, written } from '../../catalog/texto/words.ts';

const WEIGHTS = ['A', 'B', 'C', 'D'] as const;
/** PostgreSQL counts no further. */
const LAST = 16_383;
/** A longer word is no word. */
const LONGEST = 60;
/** PostgreSQL takes a million bytes of words and their places, and refuses more. */
const ROOM = 1_000_000;
const BESIDE = 16;
/** Words that travel at a time. */
const BATCH = 2_000;

/** A word as it stands in the index: of its tenant. A number has a mark of its own, so that it is found whole. */
export const lexeme = (tenant: number, word: string): string => `'${tenant}:${word.replaceAll(/['\\]/g, '')}'`;
export const numeral = (number: string): string => `=${number}`;

/**
 * Rows of one block. A block is a run of a year's rows, the latest first, that share a word of their own: together with it
 * a word of millions of rows is looked up among the newest alone, at the cost of one block.
 */
export const BLOCK_ROWS = 32_768;
/** The word of a block, which nobody can type. */
export const blockWord = (year: number, block: number): string => `#${year}/${block}`;

/** The words of a body's rows, in how many rows each stands, and how it is mostly written. */
export class Vocabulary {
  readonly #found = new Map<string, { vezes: number; formas: Map<string, number> }>();

  /** Counts one row that has a word. */
  add(raiz: string, forma: string): void {
    const known = this.#found.get(raiz) ?? this.#meet(raiz);
    if (!known) return;
    known.vezes++;
    known.formas.set(forma, (known.formas.get(forma) ?? 0) + 1);
  }

  #meet(raiz: string) {
    if (raiz.length < 3 || raiz.length > LONGEST || /\d/.test(raiz)) return undefined;
    const made = { vezes: 0, formas: new Map<string, number>() };
    this.#found.set(raiz, made);
    return made;
  }

  *rows(): Generator<{ raiz: string; limpa: string; forma: string; vezes: number }> {
    for (const [raiz, { vezes, formas }] of this.#found) {
      const [forma = raiz] = [...formas].sort((a, b) => b[1] - a[1]).map(([own]) => own);
      yield { raiz, limpa: fold(forma), forma, vezes };
    }
  }

  /** Puts them where near misses and beginnings are looked for. */
  async keep(client: pg.ClientBase, { tenant, dataset, ano }: { tenant: number; dataset: string; ano: number }) {
    const words = [...this.rows()];
    for (let i = 0; i < words.length; i += BATCH) {
      const some = words.slice(i, i + BATCH);
      await client.query(
        `INSERT INTO dados._palavras (tenant, dataset, ano, raiz, limpa, forma, vezes)
         SELECT $1, $2, $3, * FROM unnest($4::text[], $5::text[], $6::text[], $7::int[])`,
        [
          tenant,
          dataset,
          ano,
          some.map(({ raiz }) => raiz),
          some.map(({ limpa }) => limpa),
          some.map(({ forma }) => forma),
          some.map(({ vezes }) => vezes),
        ],
      );
    }
  }
}

export type Weight = (typeof WEIGHTS)[number];

/** The words of one find, each once with the weight of the first place it stands in, as PostgreSQL reads them. */
export class Vector {
  readonly #places = new Map<string, string>();
  #room = ROOM;

  put(word: string, weight: Weight): void {
    if (this.#places.has(word) || word.length > LONGEST) return;
    this.#room -= word.length + BESIDE;
    if (this.#room > 0) this.#places.set(word, `${Math.min(this.#places.size + 1, LAST)}${weight}`);
  }

  print(tenant: number): string {
    return [...this.#places].map(([word, where]) => `${lexeme(tenant, word)}:${where}`).join(' ');
  }
}

/** The words of one row, which is counted in the vocabulary, and of the block that it lies in. */
export function vectorOf(set: Dataset, row: Row, place: IndexPlace, vocabulary: Vocabulary): string {
  const vector = new Vector();
  const forms = new Map<string, string>();
  for (const part of partsOf(set)) readPart(set, part, row, vector, forms);
  for (const [raiz, forma] of forms) vocabulary.add(raiz, forma);
  vector.put(String(place.ano), 'D');
  return `${vector.print(place.tenant)} ${lexeme(place.tenant, blockWord(place.ano, place.block))}`;
}

/** Where in the index a row lies. */
export interface IndexPlace {
  tenant: number;
  ano: number;
  block: number;
}

function readPart(set: Dataset, part: SearchedPart, row: Row, vector: Vector, forms: Map<string, string>): void {
  const value = row[part.name];
  if (value === null || value === undefined || value === '') return;
  const field = fieldOf(set, part.name);
  const text = field.print(value);
  const weight = WEIGHTS[part.weight - 1] ?? 'D';
  if (part.whole) for (const number of numbersOf(text)) vector.put(numeral(number), numberWeight(set, part));
  // The digits of a document are nobody's words.
  if (field.privacy) return;
  for (const word of written(text)) {
    const raiz = stemOf(word);
    if (isStop(raiz)) continue;
    vector.put(raiz, weight);
    if (!part.whole && !forms.has(raiz)) forms.set(raiz, word.toLowerCase());
  }
}

/** Its own number is what a row is called; others' numbers are only mentioned. */
const numberWeight = (set: Dataset, { name, weight }: SearchedPart): Weight =>
  name === ownNumber(set) || fieldOf(set, name).privacy ? (WEIGHTS[weight - 1] ?? 'D') : 'C';
