import { streamXlsxRows } from 'hucre';
import { Refusal } from '../../refusal.ts';
import type { Scratch } from '../scratch.ts';
import type { ByteSource } from './bytes.ts';
import { continuedSheets, SheetRows } from './continued.ts';
import type { FileLine } from './csv.ts';
import type { ImportFile } from './files.ts';
import { writtenNumber } from './json.ts';
import { blank, isWorkbook, refuseUnknown, sheetsIn } from './workbook.ts';

/** A spreadsheet as it was unpacked: the whole, which the library reads, and its parts. */
export interface Book {
  name: string;
  file: Scratch;
  parts: readonly ImportFile[];
}

const BATCH = 500;

/**
 * The rows of a spreadsheet's first sheet as lines of text, a date as 2025-03-01 and a number as Brazilians write it. Where it
 * was too long for one, those of the sheets that go on with it.
 */
export async function* rowsOf({ name, file, parts }: Book, sheet: string | null): AsyncGenerator<FileLine[]> {
  const names = await inspected(name, parts);
  refuseUnknown(name, sheet, names);
  let any = false;
  try {
    for await (const batch of batches(await file.whole(), sheet === null ? continuedSheets(names) : [sheet])) {
      any ||= batch.length > 0;
      yield batch;
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      `${name} não pôde ser lido como planilha: ${(error as Error).message}. Salve-a de novo como .xlsx.`,
    );
  }
  if (!any) throw blank(name, sheet, names);
}

async function* batches(book: Uint8Array, sheets: readonly (number | string)[]): AsyncGenerator<FileLine[]> {
  const batch: FileLine[] = [];
  const rows = new SheetRows();
  for (const sheet of sheets) {
    for await (const { index, values } of streamXlsxRows(book, { sheet })) {
      const cells = values.map((value) => (value instanceof Date ? dayOf(value) : writtenNumber(value)));
      const line = rows.line(cells, index + 1);
      if (line) batch.push(line);
      if (batch.length >= BATCH) yield batch.splice(0);
    }
    rows.turn();
  }
  yield batch;
}

/** Refuses what is too large for the library, and tells the names of the sheets. */
async function inspected(name: string, parts: readonly ImportFile[]): Promise<string[]> {
  let names: string[] = [];
  for (const part of parts) {
    if (isWorkbook(part.name)) names = await sheetsIn(name, part.bytes);
    else if (part.name.endsWith('.xml')) await refuseLarge(name, part.bytes);
  }
  return names;
}

const large = (name: string): Refusal =>
  new Refusal(`${name} é grande demais para uma planilha. Salve-a como CSV e envie de novo.`);

function dayOf(value: Date): string {
  const text = value.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 19);
}

/** The last column of a sheet is XFD. */
const WIDEST = 16_384;
/** The texts of all cells stand in a part of their own, without rows, and are read into memory. */
const TEXTS = 300_000_000;
const LONGEST = 50_000_000;
const TAG = /<(?:\w+:)?(row|c)(?=[\s/>])/g;
/** A tag may be cut by the end of a piece. */
const CUT = 32;

/** The library keeps a row until it ends: what no row and no list of texts can be is not handed to it. */
async function refuseLarge(name: string, bytes: ByteSource): Promise<void> {
  let [cells, since, most, tail] = [0, 0, TEXTS, ''];
  for await (const piece of bytes) {
    const text = tail + Buffer.from(piece).toString('latin1');
    for (const { 1: tag, index } of text.matchAll(TAG)) {
      if (index >= text.length - CUT) break;
      if (tag === 'c') cells += 1;
      else [cells, since, most] = [0, 0, LONGEST];
      if (cells > WIDEST) throw new Refusal(`${name} tem colunas demais: uma planilha vai até a coluna XFD.`);
    }
    since += piece.length;
    if (since > most) throw large(name);
    tail = text.slice(-CUT);
  }
}
