import { type Dataset, fieldOf, storedOf } from '../../catalog/dataset.ts';
import type { Field } from '../../catalog/fields/field.ts';
import { samples } from '../../catalog/samples/index.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { csvLine } from '../../catalog/texto/csv.ts';
import { guardFormula } from '../../catalog/texto/formula.ts';

/** Enough to see what a column holds, few enough to be deleted without a thought. */
const ROWS = 3;

/** The file a publisher starts from: every column that a file may bring, and a few rows that the import accepts. */
export interface ModelFile {
  names: readonly string[];
  rows: readonly (readonly string[])[];
}

export function modelOf(set: Dataset): ModelFile {
  const names = storedOf(set).map(([name]) => name);
  const good = (samples[set.id] ?? []).filter(({ refused }) => !refused).slice(0, ROWS);
  return { names, rows: good.map(({ cells }) => names.map((name) => cellOf(fieldOf(set, name), cells[name]))) };
}

/** A value the way we would have it written. Samples are as careless as real files, and no CPF of theirs goes out whole. */
export function cellOf(field: Field, text = ''): string {
  const parsed = text.trim() === '' ? null : field.parse(text, 'br');
  return parsed?.ok ? field.typed(parsed.value) : '';
}

/** What the rows of a sample say of one column: the first value that is there. */
export const exampleOf = (set: Dataset, name: string): string =>
  (samples[set.id] ?? [])
    .filter(({ refused, cells }) => !refused && hasText(cells, name))
    .map(({ cells }) => cellOf(fieldOf(set, name), cells[name]))
    .at(0) ?? '';

const hasText = (cells: Cells, name: string): boolean => (cells[name] ?? '').trim() !== '';

/** Lines as a Brazilian spreadsheet writes them. */
export const linesOf = ({ names, rows }: ModelFile): string[] =>
  [names, ...rows].map((cells) => csvLine(cells.map(guardFormula)));

/** With its mark: without it Excel takes the accents for something else. */
export const modelFile = (set: Dataset): string => `\ufeff${linesOf(modelOf(set)).join('\r\n')}\r\n`;
