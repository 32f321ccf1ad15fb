import type { Readable } from 'node:stream';
import { writeXlsxStream, XLSX_MAX_ROWS_PER_SHEET } from 'hucre/xlsx';
import type { ClientBase } from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Field, Row, Value } from '../../catalog/fields/field.ts';
import type { Statement } from '../database/sql/names.ts';
import { rowBatches } from './cursor.ts';
import { readableFrom } from './readable.ts';
import { sheetName } from './sheet.ts';

/** Streams a workbook with the headers of the screen. Rows beyond what a sheet can hold go to another. */
export const xlsxStream = (
  client: ClientBase,
  select: Statement,
  set: Dataset,
  most = XLSX_MAX_ROWS_PER_SHEET,
): Readable => readableFrom(bytes(rowBatches(client, select), set, most));

async function* bytes(batches: AsyncGenerator<Row[]>, set: Dataset, most: number): AsyncGenerator<Uint8Array> {
  const fields = Object.entries(set.fields);
  const first = await batches.next();
  yield* writeXlsxStream(cells(first.value ?? [], batches, fields), {
    name: sheetName(set.title),
    columns: fields.map(([, field]) => column(field)),
    freezePane: { rows: 1 },
    maxRowsPerSheet: most,
  });
}

function column({ label, width, sheetFormat }: Field): { header: string; width: number; numFmt?: string } {
  const fitting = { header: label, width: Math.max(width, label.length + 2) };
  return sheetFormat === undefined ? fitting : { ...fitting, numFmt: sheetFormat };
}

type Cell = Value | Date | null;

type Named = readonly (readonly [string, Field])[];

/** Cells of the rows. Text is written as text, so that `=1+1` in somebody's file is never computed. */
async function* cells(first: readonly Row[], rest: AsyncIterable<Row[]>, fields: Named): AsyncGenerator<Cell[]> {
  const cellsOf = (row: Row) => fields.map(([name, field]) => cell(field, row[name] ?? null));
  for (const row of first) yield cellsOf(row);
  for await (const batch of rest) {
    for (const row of batch) yield cellsOf(row);
  }
}

const cell = (field: Field, value: Value | null): Cell => (value === null ? null : field.cell(value));
