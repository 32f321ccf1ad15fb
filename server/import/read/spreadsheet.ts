import { Refusal } from '../../refusal.ts';
import { continuedSheets, SheetRows } from './continued.ts';
import type { FileLine } from './csv.ts';
import type { ImportFile } from './files.ts';
import { type SheetContext, SheetListener, type SheetRow, SheetTooWide } from './sheet.ts';
import { readSharedStrings } from './strings.ts';
import { readDateStyles } from './styles.ts';
import { blankSheet, readWorkbook, refuseUnknownSheet, tooLargeBook, type Workbook } from './workbook.ts';
import { scanXml, XmlTooLong } from './xml.ts';

/** A spreadsheet as it was unpacked. */
export interface Book {
  name: string;
  parts: readonly ImportFile[];
}

/** The sheets of a spreadsheet, by name, and the first that is read. */
export interface BookSheets {
  all: readonly string[];
  read: string;
}

/** Lines, and cells, that travel at a time. */
const BATCH = 500;
const BATCH_CELLS = 100_000;
/** Cells of all rows, each counted up to its last filled one: the longest sheet of 48 columns. */
const MOST_CELLS = 50_000_000;

/**
 * The rows of a spreadsheet's first sheet as lines of text. Where it was too long for one, those of the sheets that go on
 * with it. Rows are read no faster than they are taken, so that none waits in memory.
 */
export async function* rowsOf(
  book: Book,
  sheet: string | null,
  onSheets: (sheets: BookSheets) => void = () => undefined,
): AsyncGenerator<FileLine[]> {
  try {
    yield* readBook(book, sheet, onSheets);
  } catch (error) {
    throw explained(book.name, error);
  }
}

function explained(name: string, error: unknown): Error {
  if (error instanceof Refusal) return error;
  if (error instanceof XmlTooLong) return tooLargeBook(name, 'um milhão de letras em uma célula');
  if (error instanceof SheetTooWide)
    return new Refusal(`${name} tem colunas demais: uma planilha vai até a coluna XFD, a 16.384ª.`);
  return new Refusal(
    `${name} não pôde ser lido como planilha: ${(error as Error).message}. Salve-a de novo como .xlsx.`,
  );
}

async function* readBook(
  { name, parts }: Book,
  sheet: string | null,
  onSheets: (sheets: BookSheets) => void,
): AsyncGenerator<FileLine[]> {
  const workbook = await readWorkbook(name, parts);
  const names = workbook.sheets.map((one) => one.name);
  refuseUnknownSheet(name, sheet, names);
  onSheets({ all: names, read: sheet ?? names[0] ?? '' });
  const context = await contextOf(name, parts, workbook);
  const wanted = sheet === null ? continuedSheets(names) : [names.indexOf(sheet)];
  let any = false;
  for await (const batch of batches(
    name,
    wanted.map((at) => sheetPart(parts, workbook, at)),
    context,
  )) {
    any ||= batch.length > 0;
    yield batch;
  }
  if (!any) throw blankSheet(name, sheet, names);
}

const partNamed = (parts: readonly ImportFile[], name: string | null): ImportFile | undefined =>
  parts.find((part) => part.name === name);

async function contextOf(name: string, parts: readonly ImportFile[], book: Workbook): Promise<SheetContext> {
  const strings = partNamed(parts, book.strings);
  const styles = partNamed(parts, book.styles);
  return {
    strings: strings ? await readSharedStrings(name, strings) : [],
    dates: styles ? await readDateStyles(name, styles) : [],
    since1904: book.since1904,
  };
}

function sheetPart(parts: readonly ImportFile[], { sheets }: Workbook, at: number): ImportFile {
  const found = partNamed(parts, sheets[at]?.part ?? null);
  if (!found) throw new Error(`falta a aba “${sheets[at]?.name ?? ''}”`);
  return found;
}

/** Gathers rows to lines that travel together, and counts the cells of them all. */
class LineGatherer {
  readonly #name: string;
  readonly #table = new SheetRows();
  #lines: FileLine[] = [];
  #held = 0;
  #cells = 0;

  constructor(name: string) {
    this.#name = name;
  }

  /** Takes a row; gives the lines that are ready to go, which is none most of the time. */
  take({ number, cells }: SheetRow): FileLine[] | null {
    const line = this.#table.line(cells, number);
    this.#cells += cells.length;
    this.#held += cells.length;
    if (this.#cells > MOST_CELLS) throw tooLargeBook(this.#name, `${MOST_CELLS.toLocaleString('pt-BR')} células`);
    if (line) this.#lines.push(line);
    return this.#lines.length >= BATCH || this.#held >= BATCH_CELLS ? this.rest() : null;
  }

  /** Notes that a sheet has ended. */
  turn(): void {
    this.#table.turn();
  }

  rest(): FileLine[] {
    const lines = this.#lines;
    [this.#lines, this.#held] = [[], 0];
    return lines;
  }
}

async function* batches(
  name: string,
  sheets: readonly ImportFile[],
  context: SheetContext,
): AsyncGenerator<FileLine[]> {
  const gatherer = new LineGatherer(name);
  for (const { bytes } of sheets) {
    const listener = new SheetListener(context);
    for await (const _ of scanXml(bytes, listener)) {
      for (const row of listener.rows.splice(0)) {
        const lines = gatherer.take(row);
        if (lines) yield lines;
      }
    }
    gatherer.turn();
  }
  yield gatherer.rest();
}
