import { readFile } from 'node:fs/promises';
import { streamXlsxRows } from 'hucre';
import { Refusal } from '../refusal.ts';
import type { Line } from './csv.ts';
import { written } from './json.ts';

const BATCH = 500;

/** The rows of a spreadsheet's first sheet as lines of text, a date as 2025-03-01 and a number as Brazilians write it. */
export async function* rowsOf(path: string, name: string, sheet: string | null): AsyncGenerator<Line[]> {
  const batch: Line[] = [];
  let width = 0;
  try {
    for await (const { index, values } of streamXlsxRows(await readFile(path), sheet === null ? {} : { sheet })) {
      const cells = values.map((value) => (value instanceof Date ? dayOf(value) : written(value)));
      // A row ends at its last filled cell; the blank ones after it are there all the same.
      while (cells.length < width) cells.push('');
      width = cells.length;
      if (cells.some((cell) => cell.trim() !== '')) batch.push({ number: index + 1, cells, broken: false });
      if (batch.length >= BATCH) yield batch.splice(0);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      `${name} não pôde ser lido como planilha: ${(error as Error).message}. Salve-a de novo como .xlsx.`,
    );
  }
  yield batch;
}

function dayOf(value: Date): string {
  const text = value.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 19);
}
