import { streamXlsxRows } from 'hucre';
import { Refusal } from '../refusal.ts';
import type { Line } from './csv.ts';
import { written } from './json.ts';
import type { Scratch } from './scratch.ts';
import { blank, isWorkbook, refuseUnknown, sheetsIn } from './sheets.ts';
import type { Entry, Source } from './source.ts';

/** A spreadsheet as it was unpacked: the whole, which the library reads, and its parts. */
export interface Book {
  name: string;
  file: Scratch;
  parts: readonly Entry[];
}

const BATCH = 500;

/** The rows of a spreadsheet's first sheet as lines of text, a date as 2025-03-01 and a number as Brazilians write it. */
export async function* rowsOf({ name, file, parts }: Book, sheet: string | null): AsyncGenerator<Line[]> {
  const sheets = await looked(name, parts);
  refuseUnknown(name, sheet, sheets);
  let any = false;
  try {
    for await (const batch of batches(await file.whole(), sheet)) {
      any ||= batch.length > 0;
      yield batch;
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      `${name} não pôde ser lido como planilha: ${(error as Error).message}. Salve-a de novo como .xlsx.`,
    );
  }
  if (!any) throw blank(name, sheet, sheets);
}

/** The names of its sheets; what is too large for the library is refused on the way. */
async function looked(name: string, parts: readonly Entry[]): Promise<string[]> {
  let sheets: string[] = [];
  for (const part of parts) {
    if (isWorkbook(part.name)) sheets = await sheetsIn(name, part.bytes);
    else if (part.name.endsWith('.xml')) await refuseLarge(name, part.bytes);
  }
  return sheets;
}

async function* batches(book: Uint8Array, sheet: string | null): AsyncGenerator<Line[]> {
  const batch: Line[] = [];
  let width = 0;
  for await (const { index, values } of streamXlsxRows(book, sheet === null ? {} : { sheet })) {
    const cells = values.map((value) => (value instanceof Date ? dayOf(value) : written(value)));
    // A row ends at its last filled cell; the blank ones after it are there all the same.
    while (cells.length < width) cells.push('');
    width = cells.length;
    if (cells.some((cell) => cell.trim() !== '')) batch.push({ number: index + 1, cells, broken: false });
    if (batch.length >= BATCH) yield batch.splice(0);
  }
  yield batch;
}

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
async function refuseLarge(name: string, bytes: Source): Promise<void> {
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
    if (since > most) throw new Refusal(`${name} é grande demais para uma planilha. Salve-a como CSV e envie de novo.`);
    tail = text.slice(-CUT);
  }
}
