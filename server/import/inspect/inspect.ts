import { type Dataset, fieldOf } from '../../../catalog/dataset.ts';
import type { ColumnChoices } from '../columns/choices.ts';
import { findHeader, type Hints, without } from '../columns/header.ts';
import { stylesOf } from '../columns/style.ts';
import { titlesAbove } from '../columns/titles.ts';
import type { NamedFile } from '../read/files.ts';
import type { FileFormat, ForcedFormat } from '../read/table.ts';
import { type InspectedColumn, inspectColumns } from './columns.ts';
import { readOpenings, type TableOpening, type UnreadFile } from './opening.ts';
import {
  type DatasetCandidate,
  headerSignature,
  layoutsOf,
  missingFields,
  type RememberedColumns,
  recogniseTable,
} from './recognise.ts';

/** Files to be looked at, and what is known of them. */
export interface InspectOrder {
  files: readonly NamedFile[];
  forced: ForcedFormat;
  /** The dataset that they are of; null when their content has to say. */
  dataset: string | null;
  /** Datasets that they may be of. */
  datasets: readonly string[];
  /** What the publisher says of single columns; null when nothing was said yet, and the body's memory holds. */
  choices: ColumnChoices | null;
  remembered: readonly RememberedColumns[];
}

/** What each file may be. */
export interface InspectedFile {
  file: number;
  candidates: readonly DatasetCandidate[];
}

/** How the files of one dataset are read. */
export interface DatasetReading {
  dataset: string;
  found: FileFormat;
  sheets: readonly string[];
  sheet: string | null;
  data: 'dma' | 'mda';
  decimal: 'br' | 'us';
  layout: string | null;
  /** The line of the header, as an editor counts. */
  headerLine: number;
  signature: string;
  columns: readonly InspectedColumn[];
  /** Required fields that no column fills. */
  missing: readonly string[];
  choices: ColumnChoices;
  remembered: Pick<RememberedColumns, 'who' | 'day'> | null;
}

/** What was found out of some files without reading them to their end. */
export interface Inspection {
  files: readonly InspectedFile[];
  unread: readonly UnreadFile[];
  /** Of the dataset that was given, or that all files surely are of. */
  reading: DatasetReading | null;
  /** The sheet that holds the table, where a spreadsheet has it behind its first; null where nothing has to be said. */
  sheet: string | null;
}

/** Looks at the first lines of files: what dataset they are of, and what becomes of each column. */
export async function inspectFiles(order: InspectOrder, all: readonly Dataset[]): Promise<Inspection> {
  const sets = all.filter(({ id }) => order.datasets.includes(id));
  const opened = await readOpenings(order.files, order.forced);
  const sheet = await tableSheet(sets, opened.tables, order);
  const forced = sheet === null ? order.forced : { ...order.forced, planilha: sheet };
  const { tables, unread } = sheet === null ? opened : await readOpenings(order.files, forced);
  const files = order.dataset === null ? await recogniseAll(sets, tables, order) : [];
  const set = sets.find(({ id }) => id === (order.dataset ?? commonDataset(files)));
  const [first, ...others] = tables;
  const reading = set && first ? await readingOf(set, [first, ...others], order) : null;
  return { files, unread, reading, sheet };
}

/** Sheets that are looked at when the first one holds no table of ours. */
const MOST_SHEETS = 8;

/** The sheet with the table of a spreadsheet that opens with a cover. What a person said of sheets and columns counts more. */
async function tableSheet(
  sets: readonly Dataset[],
  [table, ...others]: readonly TableOpening[],
  { files, forced, dataset, choices, remembered }: InspectOrder,
): Promise<string | null> {
  if (!table || others.length > 0 || table.sheets.length < 2 || forced.planilha || choices !== null) return null;
  const asked = sets.filter(({ id }) => dataset === null || id === dataset);
  const isTable = async (one: TableOpening): Promise<boolean> =>
    (await recogniseTable(asked, one, remembered)).some(({ sure }) => sure);
  if (await isTable(table)) return null;
  for (const planilha of table.sheets.filter((name) => name !== table.sheet).slice(0, MOST_SHEETS)) {
    const { tables } = await readOpenings(files, { ...forced, planilha });
    if (tables[0] && (await isTable(tables[0]))) return planilha;
  }
  return null;
}

async function recogniseAll(
  sets: readonly Dataset[],
  tables: readonly TableOpening[],
  { remembered }: InspectOrder,
): Promise<InspectedFile[]> {
  const found: InspectedFile[] = [];
  const known = new Map<string, Promise<DatasetCandidate[]>>();
  for (const table of tables) {
    // The pages of a folder have one header: it is recognised once. Different reports have the same titles above it.
    const opening = table.lines.slice(0, titlesAbove(table.lines) + 1);
    const key = JSON.stringify([table.name.replace(/\d+/g, ''), ...opening.map(({ cells }) => cells)]);
    const candidates = known.get(key) ?? recogniseTable(sets, table, remembered);
    known.set(key, candidates);
    found.push({ file: table.file, candidates: await candidates });
  }
  return found;
}

/** The one dataset that a file surely is of; null when there are none or several. */
export function sureDataset({ candidates }: Pick<InspectedFile, 'candidates'>): string | null {
  const [first, second] = candidates.filter(({ sure }) => sure);
  return first && !second ? first.dataset : null;
}

function commonDataset(files: readonly InspectedFile[]): string | null {
  const found = new Set(files.map(sureDataset));
  const [only] = found;
  return found.size === 1 ? (only ?? null) : null;
}

/** How the first table of a dataset is read, and the columns of all of them. */
async function readingOf(
  set: Dataset,
  tables: readonly [TableOpening, ...TableOpening[]],
  order: InspectOrder,
): Promise<DatasetReading> {
  const [first, ...others] = tables;
  const plain = { layout: null, known: await layoutsOf(set), ignore: [] };
  const signature = headerSignature(findHeader(set, first.lines, plain).header);
  const before = order.remembered.find((one) => one.dataset === set.id && one.signature === signature) ?? null;
  const choices = order.choices ?? before?.choices ?? {};
  const read = (table: TableOpening) => readTable(set, table, { ...plain, choices }, order.forced);
  const main = read(first);
  const all = [main, ...others.map(read)];
  return {
    dataset: set.id,
    found: first.found,
    sheets: first.sheets,
    sheet: first.sheet,
    ...main.style,
    layout: main.layout,
    headerLine: main.headerLine,
    signature,
    columns: differentColumns(all.flatMap(({ columns }) => columns)),
    missing: [...new Set(all.flatMap(({ missing }) => missing))],
    choices,
    remembered: order.choices === null && before ? { who: before.who, day: before.day } : null,
  };
}

/** Columns by their names, each once, in the order in which they come. */
function differentColumns(all: readonly InspectedColumn[]): InspectedColumn[] {
  const found = new Map<string, InspectedColumn>();
  for (const one of all) if (!found.has(one.column)) found.set(one.column, one);
  return [...found.values()];
}

/** The columns of one table and how it writes dates and numbers. */
function readTable(set: Dataset, { lines }: TableOpening, hints: Hints, forced: ForcedFormat) {
  const { header, ours, skip } = findHeader(set, lines, hints);
  const rows = lines.slice(skip + 1).map(({ cells }) => without(cells, ours));
  const { columns, layout, fields } = inspectColumns(set, header, rows, hints);
  const names = columns.map(({ field }) => field);
  const said = { decimal: forced.decimal ?? layout?.decimal, data: forced.data ?? layout?.data };
  return {
    columns,
    missing: missingFields(set, fields),
    layout: layout?.titulo ?? null,
    headerLine: lines[skip]?.number ?? 1,
    style: wholeStyle(set, names, rows, said),
  };
}

/** The style that most of the columns have that tell one. */
function wholeStyle(
  set: Dataset,
  names: readonly (string | null)[],
  rows: readonly (readonly string[])[],
  said: Parameters<typeof stylesOf>[3],
): Pick<DatasetReading, 'data' | 'decimal'> {
  const styles = stylesOf(set, names, rows, said);
  const telling = styles.filter((_, at) => rows.some((row) => tells(set, names[at] ?? null, row[at] ?? '')));
  const american = telling.filter(({ decimal }) => decimal === 'us').length;
  const monthFirst = telling.filter(({ data }) => data === 'mda').length;
  return { decimal: said.decimal ?? (american > 0 ? 'us' : 'br'), data: said.data ?? (monthFirst > 0 ? 'mda' : 'dma') };
}

/** Whether a cell shows how its column is written. */
const tells = (set: Dataset, name: string | null, cell: string): boolean =>
  name !== null && Object.keys(fieldOf(set, name).clues(cell)).length > 0;
