import type { Warning } from './warnings.ts';

/** Rows of a file that are of another period than the load, and so were not taken. */
export interface LeftOut {
  periodo: string;
  linhas: number;
}

/** Periods that a sentence names. */
const NAMED = 12;

/** `1 linha`, `4.925 linhas`. */
export const countedRows = (count: number): string =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? 'linha' : 'linhas'}`;

/** `148 linhas de 2019, 2 linhas de 2018` */
export function sayLeftOut(left: readonly LeftOut[]): string {
  const named = left.slice(0, NAMED).map(({ periodo, linhas }) => `${countedRows(linhas)} de ${periodo}`);
  const others = left.slice(NAMED);
  const rest = others.reduce((sum, { linhas }) => sum + linhas, 0);
  return [...named, ...(rest > 0 ? [`${countedRows(rest)} de outros ${others.length} períodos`] : [])].join(', ');
}

/** Counts the rows that are of none of the periods of a load. Without such periods every row is of the load. */
export class OtherPeriods {
  readonly #only: ReadonlySet<string> | null;
  readonly #rows = new Map<string, number>();

  constructor(only: readonly string[] | null) {
    this.#only = only && new Set(only);
  }

  /** Whether a row of this period is left out; if so, it is counted. */
  takes(period: string): boolean {
    if (!this.#only || this.#only.has(period)) return false;
    this.#rows.set(period, (this.#rows.get(period) ?? 0) + 1);
    return true;
  }

  get all(): LeftOut[] {
    return [...this.#rows].map(([periodo, linhas]) => ({ periodo, linhas })).sort((a, b) => b.linhas - a.linhas);
  }

  get warnings(): Warning[] {
    const left = this.all;
    if (left.length === 0) return [];
    const quantas = left.reduce((sum, { linhas }) => sum + linhas, 0);
    const were = quantas === 1 ? 'ficou' : 'ficaram';
    const own = [...(this.#only ?? [])];
    const only = own.length > NAMED ? `de ${own.length} períodos` : `só de ${own.join(', ')}`;
    return [{ tipo: 'periodo', quantas, mensagem: `${sayLeftOut(left)} ${were} de fora: a carga é ${only}.` }];
  }
}
