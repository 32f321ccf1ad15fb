import { Refusal } from '../../refusal.ts';
import { type FileLine, Splitter } from './csv.ts';
import { Decoder, type Encoding } from './decode.ts';
import { linesOf } from './json.ts';
import { type Book, type BookSheets, rowsOf } from './spreadsheet.ts';
import type { UnpackedFile } from './unpack.ts';

/** What a publisher may say of a file instead of leaving it to be found out. */
export interface ForcedFormat {
  separador?: string;
  codificacao?: Encoding;
  decimal?: 'br' | 'us';
  data?: 'dma' | 'mda';
  planilha?: string;
  /** Whether lines that repeat a whole run of others are records or a page that was exported twice. */
  repetidas?: Repeated;
}

export const REPEATED = ['manter', 'descartar'] as const;
export type Repeated = (typeof REPEATED)[number];

/** How a file was written, as the report shows it. */
export interface FileFormat {
  formato: 'CSV' | 'JSON' | 'XLSX';
  codificacao?: Encoding;
  separador?: string;
}

/** The lines of a file, its header somewhere among the first. */
export interface FileTable {
  lines: AsyncIterable<readonly FileLine[]>;
  /** Whole only when the lines were read: a letter on the last one may show the encoding. */
  found(): FileFormat;
  /** The sheets of a spreadsheet and the one that is read, known with the first lines; null of any other file. */
  sheets(): BookSheets | null;
}

export async function tableOf(file: UnpackedFile, forced: ForcedFormat): Promise<FileTable> {
  if (file.format === 'xlsx') return bookTable(file, forced.planilha ?? null);
  const decoder = new Decoder(forced.codificacao ?? null);
  const pieces = decoder.read(file.bytes);
  if (file.format === 'json')
    return { lines: linesOf(pieces), found: () => ({ formato: 'JSON', codificacao: decoder.encoding }), sheets: NONE };
  const { opening, rest } = unbroken(await open(pieces), pieces);
  const separador = forced.separador ?? separatorOf(opening);
  return {
    lines: split(new Splitter(separador), opening, rest),
    found: () => ({ formato: 'CSV', codificacao: decoder.encoding, separador }),
    sheets: NONE,
  };
}

const NONE = (): null => null;

function bookTable(book: Book, sheet: string | null): FileTable {
  let sheets: BookSheets | null = null;
  const lines = rowsOf(book, sheet, (found) => {
    sheets = found;
  });
  return { lines, found: () => ({ formato: 'XLSX' }), sheets: () => sheets };
}

async function* split(splitter: Splitter, opening: string, pieces: AsyncIterable<string>) {
  yield splitter.push(opening);
  for await (const text of pieces) yield splitter.push(text);
  yield splitter.end();
}

/** Enough to see how a file is written: titles, header and first rows. */
const OPENING = 8_000;

async function open(pieces: AsyncGenerator<string>): Promise<string> {
  let text = '';
  while (text.length < OPENING) {
    const { value, done } = await pieces.next();
    if (done) break;
    text += value;
  }
  if (text.trim() === '') throw new Refusal('O arquivo não tem linhas: falta o cabeçalho com o nome das colunas.');
  return text;
}

/** Excel of the Mac may end lines with a carriage return alone: they are read as others. */
function unbroken(opening: string, rest: AsyncIterable<string>): { opening: string; rest: AsyncIterable<string> } {
  if (opening.includes('\n') || !/\r[^\r]/.test(opening)) return { opening, rest };
  return { opening: newlines(opening), rest: withNewlines(rest) };
}

async function* withNewlines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const text of pieces) yield newlines(text);
}

const newlines = (text: string): string => text.replaceAll('\r', '\n');

const SEPARATORS = [';', ',', '\t', '|'];
const FIRST = 20;

/** The separator that cuts one of the first lines, the header, into most columns. */
function separatorOf(text: string): string {
  const lines = text.replace(/"(?:[^"]|"")*"/g, '').split('\n', FIRST);
  const most = (separator: string): number => Math.max(...lines.map((line) => line.split(separator).length));
  const header = (separator: string): number => (lines[0] ?? '').split(separator).length;
  // A text with many commas below must not outvote the header: only a file whose first line is a title asks the others.
  const count = lines.some((line) => line.trim() !== '') && Math.max(...SEPARATORS.map(header)) > 1 ? header : most;
  return SEPARATORS.reduce((best, next) => (count(next) > count(best) ? next : best));
}
