import type { Advice, Dataset } from '../../../catalog/dataset.ts';
import { fieldOf } from '../../../catalog/dataset.ts';
import type { Row } from '../../../catalog/fields/field.ts';
import { veil } from '../../../catalog/texto/privacy.ts';
import type { Warning } from './warnings.ts';

/** So many lines are named: the list that somebody mends them by. */
const EXAMPLES = 20;

interface Heeded {
  advice: Advice;
  count: number;
  lines: string[];
}

/** Counts the rows that leave an advice of their dataset unheeded. They are published all the same. */
export class AdviceNotes {
  readonly #set: Dataset;
  readonly #all: readonly Heeded[];

  constructor(set: Dataset) {
    this.#set = set;
    this.#all = (set.advice ?? []).map((advice) => ({ advice, count: 0, lines: [] }));
  }

  look(row: Row, where: () => string): void {
    for (const one of this.#all) {
      if (one.advice.holds(row)) continue;
      one.count += 1;
      if (one.lines.length < EXAMPLES) one.lines.push(`${where()}, ${this.#nameOf(row)}`);
    }
  }

  get all(): Warning[] {
    return this.#all.filter(({ count }) => count > 0).map(told);
  }

  /** The record as its page is titled: `empenho 000390`. */
  #nameOf(row: Row): string {
    const { singular, name, key } = this.#set;
    const field = name ?? key[0] ?? '';
    return `${singular.toLocaleLowerCase('pt-BR')} ${veil(fieldOf(this.#set, field).format(row[field] ?? null))}`;
  }
}

function told({ advice, count, lines }: Heeded): Warning {
  const more = count > lines.length ? '; …' : '';
  const what = count === 1 ? advice.one : advice.many;
  return {
    tipo: 'conselho',
    quantas: count,
    mensagem: `${count.toLocaleString('pt-BR')} ${what} (${lines.join('; ')}${more}). ${advice.remedy}`,
  };
}
