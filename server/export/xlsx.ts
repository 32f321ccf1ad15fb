import type { Readable } from 'node:stream';
import type { ClientBase } from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Field } from '../../catalog/fields/field.ts';
import { copyLines } from './copy.ts';
import { readableFrom } from './readable.ts';
import { type ColumnText, type RowFormat, rewriteRows } from './rows.ts';
import { freeName, sheetName } from './sheet.ts';
import { sheetPath, workbookParts } from './workbook.ts';
import { elementText } from './xml.ts';
import { ZipWriter } from './zip.ts';

/** Most rows of a sheet of Excel, and bytes of one of ours: a ZIP file counts up to 4 GB. */
const SHEET_LIMITS = { rows: 1_048_576, bytes: 4_000_000_000 };

/**
 * Streams the lines of a `COPY (…) TO STDOUT` of all fields, as `copyCells` asks for them, as a workbook with the headers
 * of the screen. Rows beyond what a sheet can hold go to another.
 */
export const xlsxStream = (client: ClientBase, copy: string, set: Dataset, limits = SHEET_LIMITS): Readable =>
  workbookStream(client, [{ copy, set }], limits);

/** What one dataset has in a workbook. */
export interface WorkbookRows {
  copy: string;
  set: Dataset;
}

/** Streams several datasets as one workbook, each on sheets of its own name. */
export const workbookStream = (client: ClientBase, all: readonly WorkbookRows[], limits = SHEET_LIMITS): Readable =>
  readableFrom(workbook(client, all, limits));

async function* workbook(
  client: ClientBase,
  all: readonly WorkbookRows[],
  limits: typeof SHEET_LIMITS,
): AsyncGenerator<Uint8Array> {
  const zip = new ZipWriter();
  const formats = formatsOf(all.flatMap(({ set }) => Object.values(set.fields)));
  const names: string[] = [];
  for (const { copy, set } of all) {
    const name = sheetName(set.title);
    const sheets = new SheetWriter(copyLines(client, copy), Object.values(set.fields), formats, limits);
    // Nothing is sent before the first row is there: until then an error can be answered.
    await sheets.hasMore();
    do {
      names.push(freeName(name, names));
      yield* zip.file(sheetPath(names.length), sheets.next());
    } while (await sheets.hasMore());
  }
  for (const [path, xml] of workbookParts(names, formats)) yield* zip.file(path, [Buffer.from(xml)]);
  yield zip.end();
}

const formatsOf = (fields: readonly Field[]): string[] => [
  ...new Set(fields.flatMap(({ sheetFormat }) => sheetFormat ?? [])),
];

/** Writes rows as one sheet after the other, each as long as it may be. */
class SheetWriter {
  readonly #lines: AsyncGenerator<string>;
  readonly #limits: typeof SHEET_LIMITS;
  readonly #head: string;
  readonly #format: RowFormat;
  /** Lines that were read and not yet written. */
  #left = '';

  constructor(
    lines: AsyncGenerator<string>,
    fields: readonly Field[],
    formats: readonly string[],
    limits: typeof SHEET_LIMITS,
  ) {
    this.#lines = lines;
    this.#limits = limits;
    this.#head = sheetHead(fields);
    this.#format = sheetFormat(fields, formats);
  }

  async hasMore(): Promise<boolean> {
    if (this.#left === '') this.#left = (await this.#lines.next()).value ?? '';
    return this.#left !== '';
  }

  async *next(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(this.#head);
    let rows = 1;
    let bytes = 0;
    while (rows < this.#limits.rows && bytes < this.#limits.bytes && (await this.hasMore())) {
      const { end, count } = firstLines(this.#left, this.#limits.rows - rows);
      const written = rewriteRows(this.#left.slice(0, end), this.#format);
      this.#left = this.#left.slice(end);
      rows += count;
      bytes += written.length;
      yield written;
    }
    yield Buffer.from('</sheetData></worksheet>');
  }
}

/** Where the first lines end, at most so many, and how many they are. */
function firstLines(lines: string, most: number): { end: number; count: number } {
  let end = 0;
  let count = 0;
  for (; count < most && end < lines.length; count++) end = lines.indexOf('\n', end) + 1;
  return { end, count };
}

/** A sheet up to its first row, which holds the labels and stays in sight. */
function sheetHead(fields: readonly Field[]): string {
  const widths = fields.map(({ label, width }, i) => {
    const fitting = Math.max(width, label.length + 2);
    return `<col min="${i + 1}" max="${i + 1}" width="${fitting}" customWidth="1"/>`;
  });
  const labels = fields.map(({ label }) => TEXT.before + elementText(label) + TEXT.after);
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<cols>${widths.join('')}</cols><sheetData><row>${labels.join('')}</row>`,
  ].join('');
}

const sheetFormat = (fields: readonly Field[], formats: readonly string[]): RowFormat => ({
  columns: fields.map((field, i) => {
    const style = field.sheetFormat === undefined ? 0 : formats.indexOf(field.sheetFormat) + 1;
    return inRow(field.cellType === 'number' ? figure(style) : TEXT, i === 0, i === fields.length - 1);
  }),
  // Signs of XML, what it cannot hold (U+FFFE and U+FFFF begin with EF in UTF-8), blanks at an end, and escapes of COPY.
  special: /[&<>\x00-\x08\x0b-\x1f\xef]|\\[^N]|(?<![^\t\n]) | (?=[\t\n])/g,
});

/**
 * A cell of text, which is never computed: `=1+1` stays as it is. Cells do not say where they stand, as they need not
 * (ECMA-376, 18.3.1.4): each follows the one before, and the file is half as large.
 */
const TEXT: ColumnText = {
  before: '<c t="inlineStr"><is><t>',
  after: '</t></is></c>',
  absent: '<c/>',
  special: (value) => `<c t="inlineStr"><is><t xml:space="preserve">${elementText(value)}</t></is></c>`,
};

/** A cell of a number, in one of the styles of the workbook. */
function figure(style: number): ColumnText {
  const start = style === 0 ? '<c' : `<c s="${style}"`;
  const before = `${start}><v>`;
  const after = '</v></c>';
  return { before, after, absent: `${start}/>`, special: (value) => before + value + after };
}

function inRow({ before, after, absent, special }: ColumnText, isFirst: boolean, isLast: boolean): ColumnText {
  const start = isFirst ? '<row>' : '';
  const end = isLast ? '</row>' : '';
  return {
    before: start + before,
    after: after + end,
    absent: start + absent + end,
    special: (value) => start + special(value) + end,
  };
}
