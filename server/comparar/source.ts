import type pg from 'pg';
import type { Dados } from '../../catalog/dataset/answer.ts';
import { lastDayOf } from '../../catalog/texto/day.ts';

/** How far the data of one year go. */
export interface YearCoverage {
  /** Months in which something was published, 1 to 12. */
  months: readonly number[];
  /** The last month that the data cover to its end; 0 where they cover none. */
  whole: number;
  dados: Dados;
}

/** One part of the money of a year, such as a function. */
export interface ComparedValue {
  codigo: string;
  nome: string;
  valor: number;
}

/** Where the figures of a comparison come from: the same sums that the pages of their subject show. */
export interface ComparisonSource {
  /** The datasets whose next load makes a figure old. */
  datasets: readonly string[];
  /** The years that a body published, the latest first. */
  years(client: pg.ClientBase, tenant: number): Promise<number[]>;
  coverage(client: pg.ClientBase, tenant: number, year: number): Promise<YearCoverage>;
  /** The parts of a year from January to a month. */
  parts(client: pg.ClientBase, tenant: number, year: number, until: number): Promise<ComparedValue[]>;
  /** The path of the page that shows their sum. */
  page(year: number, until: number): string;
}

/** The last month of a year that data of some day cover to its end: a month in progress is not compared with a whole one. */
export function lastWholeMonth(year: number, referencia: string | null, months: readonly number[]): number {
  if (months.length === 0) return 0;
  if (referencia === null) return Math.max(...months);
  const [ownYear, ownMonth] = [Number(referencia.slice(0, 4)), Number(referencia.slice(5, 7))];
  if (ownYear !== year) return ownYear > year ? 12 : 0;
  return referencia >= lastDayOf(year, ownMonth) ? ownMonth : ownMonth - 1;
}
