/** The classification of a budget line, as the portal's sums keep it. */
interface SpentKey {
  unidade: string;
  funcao: string;
  subfuncao: string;
  programa: string;
  acao: string;
  natureza: string;
  fonte: string;
}

/** The sums of a budget line in a month; the budget stands in month 0. What is paid after its exercise was left to pay. Cents. */
export interface SpentSum extends SpentKey {
  exercicio: number;
  ano: number;
  mes: number;
  orcado: number;
  atualizado: number;
  empenhado: number;
  liquidado: number;
  pago: number;
}

/** The sums of a line of revenue in a month; the forecast stands in month 0. Deductions are below zero. Cents. */
export interface ReceivedSum {
  ano: number;
  mes: number;
  natureza: string;
  fonte: string;
  deducao: boolean;
  inicial: number;
  previsto: number;
  arrecadado: number;
}

/** What was cancelled in a month of what had been left to pay. Cents. */
export interface CancelledSum {
  ano: number;
  mes: number;
  cancelado: number;
}

/** The transfers to the council in a month. Cents. */
export interface TwelfthSum {
  ano: number;
  mes: number;
  fixado: number;
  recebido: number;
  devolvido: number;
  outras: number;
}

export interface AccountRows {
  spent: readonly SpentSum[];
  received: readonly ReceivedSum[];
  cancelled: readonly CancelledSum[];
  twelfths: readonly TwelfthSum[];
}

export type MonthSpan = readonly [number, number];
export type StageTotals = Record<'initial' | 'updated' | 'committed' | 'settled' | 'paid', number>;
export type ReceivedTotals = Record<'initial' | 'expected' | 'came', number>;

export const WHOLE_YEAR: MonthSpan = [1, 12];

/** The sums that the portal itself shows: what a report says must be what a reader finds there. Cents. */
export class AccountBooks {
  readonly #spent: ReadonlyMap<number, readonly SpentSum[]>;
  readonly #later: readonly SpentSum[];
  readonly #received: ReadonlyMap<number, readonly ReceivedSum[]>;
  readonly #rows: AccountRows;

  constructor(rows: AccountRows) {
    this.#rows = rows;
    this.#spent = grouped(
      rows.spent.filter(({ ano, exercicio }) => ano === exercicio),
      ({ ano }) => ano,
    );
    this.#later = rows.spent.filter(({ ano, exercicio }) => ano > exercicio);
    this.#received = grouped(rows.received, ({ ano }) => ano);
  }

  /** The books of two bodies of one town as one: what one hands to the other neither comes nor goes. */
  joined(other: AccountBooks): AccountBooks {
    const [own, more] = [this.#rows, other.#rows];
    return new AccountBooks({
      spent: [...own.spent, ...more.spent],
      received: [...own.received, ...more.received],
      cancelled: [...own.cancelled, ...more.cancelled],
      twelfths: [],
    });
  }

  spent(year: number, months: MonthSpan, where: (row: SpentKey) => boolean = () => true): StageTotals {
    const rows = (this.#spent.get(year) ?? []).filter((row) => isWithin(row, months) && where(row));
    return stagesOf(rows);
  }

  /** The sums of each value of a key, in the order of the key. */
  spentBy(
    year: number,
    months: MonthSpan,
    key: (row: SpentKey) => string,
    where: (row: SpentKey) => boolean = () => true,
  ): [string, StageTotals][] {
    const rows = (this.#spent.get(year) ?? []).filter((row) => isWithin(row, months) && where(row));
    return inOrder(grouped(rows, key)).map(([name, own]) => [name, stagesOf(own)]);
  }

  received(year: number, months: MonthSpan, where: (row: ReceivedSum) => boolean = () => true): ReceivedTotals {
    return receiptsOf((this.#received.get(year) ?? []).filter((row) => isWithin(row, months) && where(row)));
  }

  receivedBy(
    year: number,
    months: MonthSpan,
    key: (row: ReceivedSum) => string,
    where: (row: ReceivedSum) => boolean = () => true,
  ): [string, ReceivedTotals][] {
    const rows = (this.#received.get(year) ?? []).filter((row) => isWithin(row, months) && where(row));
    return inOrder(grouped(rows, key)).map(([name, own]) => [name, receiptsOf(own)]);
  }

  /** What was paid in some months of a year for exercises before it. */
  paidOfEarlier(year: number, months: MonthSpan, where: (row: SpentSum) => boolean = () => true): number {
    return sum(
      this.#later.filter((row) => row.ano === year && isWithin(row, months) && where(row)),
      'pago',
    );
  }

  /** What exercises up to a year still owed when that year ended, less what had been cancelled by then. */
  leftAfter(year: number): number {
    const years = [...this.#spent.keys()].filter((one) => one <= year);
    const owed = years.reduce((all, one) => {
      const { committed, paid } = this.spent(one, WHOLE_YEAR);
      return all + committed - paid;
    }, 0);
    const paid = sum(
      this.#later.filter(({ ano }) => ano <= year),
      'pago',
    );
    const cut = sum(
      this.#rows.cancelled.filter(({ ano }) => ano <= year),
      'cancelado',
    );
    return owed - paid - cut;
  }

  cancelled(year: number, months: MonthSpan): number {
    return sum(
      this.#rows.cancelled.filter((row) => row.ano === year && isWithin(row, months)),
      'cancelado',
    );
  }

  twelfths(year: number, months: MonthSpan): Record<'fixed' | 'received' | 'returned' | 'other', number> {
    const rows = this.#rows.twelfths.filter((row) => row.ano === year && isWithin(row, months));
    return {
      fixed: sum(rows, 'fixado'),
      received: sum(rows, 'recebido'),
      returned: sum(rows, 'devolvido'),
      other: sum(rows, 'outras'),
    };
  }
}

/** Whether a sum falls in some months; what is of the whole year, in month 0, falls in all of them. */
const isWithin = ({ mes }: { mes: number }, [from, to]: MonthSpan): boolean => mes === 0 || (mes >= from && mes <= to);

const sum = <K extends string>(rows: readonly Record<K, number>[], name: K): number =>
  rows.reduce((cents, row) => cents + row[name], 0);

const stagesOf = (rows: readonly SpentSum[]): StageTotals => ({
  initial: sum(rows, 'orcado'),
  updated: sum(rows, 'atualizado'),
  committed: sum(rows, 'empenhado'),
  settled: sum(rows, 'liquidado'),
  paid: sum(rows, 'pago'),
});

const receiptsOf = (rows: readonly ReceivedSum[]): ReceivedTotals => ({
  initial: sum(rows, 'inicial'),
  expected: sum(rows, 'previsto'),
  came: sum(rows, 'arrecadado'),
});

const inOrder = <T>(groups: Map<string, T>): [string, T][] => [...groups].sort(([a], [b]) => (a < b ? -1 : 1));

function grouped<K, T>(list: readonly T[], key: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of list) {
    const name = key(one);
    const known = groups.get(name);
    if (known) known.push(one);
    else groups.set(name, [one]);
  }
  return groups;
}
