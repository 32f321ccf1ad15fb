import type { Dataset, Rule } from '../../../catalog/dataset.ts';
import { fieldOf } from '../../../catalog/dataset.ts';
import type { Field, Row } from '../../../catalog/fields/field.ts';
import { BRAZILIAN, type ColumnStyle, unmark } from '../../../catalog/fields/style.ts';
import { brief } from '../../../catalog/query.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import { veil } from '../../../catalog/texto/privacy.ts';
import { type FileLine, headOf } from '../read/csv.ts';
import { blankCell, type CellReader, type CheckedCell, cellReader, rememberingReader } from './cells.ts';
import { cellJoiner, type PrintedColumn, type PrintedRow, printedColumns } from './print.ts';

/** Why a line was refused: a sentence with line, column, value, rule and remedy. No value of a person is repeated in it. */
export interface RefusedCell {
  line: number;
  field: string;
  value: string;
  message: string;
}

/** A row of values, and the line of CSV that the database reads. */
export interface CheckedRow {
  row: Row;
  printed: PrintedRow;
  /** Whether letters of it were saved in one encoding and read in another. */
  garbled: boolean;
}

/** Of a refused line, `partial` is what could be read of it. */
export type Checked =
  | ({ ok: true; restored: boolean } & CheckedRow)
  | { ok: false; refused: readonly RefusedCell[]; partial: Row };

interface Column {
  name: string;
  field: Field;
  read: CellReader;
  /** Its place in the table. */
  place: number;
}

/** Turns lines of text into rows of values, or says what is wrong with them. */
export function checker(
  set: Dataset,
  names: readonly (string | null)[],
  styles: readonly ColumnStyle[] = [],
): (line: FileLine) => Checked {
  const table = printedColumns(set);
  const columns = names.map((name, at) => (name === null ? null : columnOf(set, table, name, styles[at] ?? BRAZILIAN)));
  const absent = Object.fromEntries(Object.keys(set.fields).map((name) => [name, null]));
  // One array for all lines: a cell that no column of the file fills stays blank.
  const cells = table.map(blankCell);
  const join = cellJoiner(set);
  return (line) => {
    if (line.broken || line.cells.length !== columns.length)
      return { ok: false, refused: [misshapen(line, columns)], partial: {} };
    const row: Row = { ...absent };
    const refused: RefusedCell[] = [];
    // By number: an iterator for each line costs as much as reading it.
    for (let i = 0; i < columns.length; i++) fill(row, cells, columns[i] ?? null, line.cells[i] ?? '', line, refused);
    if (refused.length === 0) askRules(set, row, line, refused);
    if (refused.length > 0) return { ok: false, refused, partial: row };
    return passed(row, cells, join(cells));
  };
}

function passed(row: Row, cells: readonly CheckedCell[], printed: PrintedRow): Checked {
  let restored = false;
  let garbled = false;
  for (let i = 0; i < cells.length; i++) {
    if (cells[i]?.restored) restored = true;
    if (cells[i]?.garbled) garbled = true;
  }
  return { ok: true, row, printed, restored, garbled };
}

/** A column of the file. One that the portal works out by itself is read and not written. */
function columnOf(set: Dataset, table: readonly PrintedColumn[], name: string, style: ColumnStyle): Column {
  const place = table.findIndex((one) => one.name === name);
  const own = table[place] ?? { name, field: fieldOf(set, name), end: ';' };
  return { name, field: own.field, read: rememberingReader(cellReader(own, style)), place };
}

/** Puts a value into its row and its cell into the line, or says what is wrong with it. */
function fill(
  row: Row,
  cells: CheckedCell[],
  at: Column | null,
  text: string,
  line: FileLine,
  refused: RefusedCell[],
): void {
  if (at === null) {
    if (text.trim() !== '') refused.push(unnamed(line, text));
    return;
  }
  const cell = at.read(text);
  if (at.place >= 0) cells[at.place] = cell;
  if (cell.fault !== null) refused.push(wrong(at, line, text, cell.fault));
  else if (cell.value !== null) row[at.name] = cell.value;
  else if (at.field.required) refused.push(empty(at, line));
}

const where = (line: FileLine, { field }: Column): string => `${headOf(line)}, coluna ${field.label}:`;

const empty = (at: Column, line: FileLine): RefusedCell => ({
  line: line.number,
  field: at.name,
  value: '',
  message: `${where(line, at)} o valor obrigatório não foi preenchido. Preencha a célula.`,
});

function wrong(at: Column, line: FileLine, text: string, reason: string): RefusedCell {
  const value = brief(at.field.conceal(unmark(text.trim())));
  return {
    line: line.number,
    field: at.name,
    value,
    message: `${where(line, at)} “${value}” ${reason}. Corrija a célula.`,
  };
}

/** Rules hold between values, so they are asked only of a row whose values are all sound. */
function askRules(set: Dataset, row: Row, line: FileLine, refused: RefusedCell[]): void {
  for (const rule of set.rules ?? []) if (!rule.holds(row)) refused.push(broken(set, rule, row, line));
}

const LIST = new Intl.ListFormat('pt-BR');

function broken(set: Dataset, rule: Rule, row: Row, line: FileLine): RefusedCell {
  const shown = rule.fields.map((name) => veil(fieldOf(set, name).format(row[name] ?? null)));
  const labels = rule.fields.map((name) => fieldOf(set, name).label);
  const isOne = labels.length === 1;
  return {
    line: line.number,
    field: rule.fields.at(-1) ?? '',
    value: shown.at(-1) ?? '',
    message: `${headOf(line)}, ${isOne ? 'coluna' : 'colunas'} ${LIST.format(labels)}: ${rule.message} (${LIST.format(shown)}). Corrija ${isOne ? 'a célula' : 'uma das células'}.`,
  };
}

const unnamed = (line: FileLine, text: string): RefusedCell => ({
  line: line.number,
  field: '',
  value: brief(veil(unmark(text))),
  message: `${headOf(line)}: há um valor sob uma coluna sem nome. Dê nome à coluna no cabeçalho ou esvazie a célula.`,
});

function misshapen(line: FileLine, columns: readonly (Column | null)[]): RefusedCell {
  const { number, cells, broken } = line;
  const what = broken
    ? 'há aspas fora do lugar. Aspas que fazem parte do texto se escrevem em dobro ("")'
    : `há ${counted(cells.length, 'célula', 'células')} para ${counted(columns.length, 'coluna', 'colunas')}. Um separador dentro do texto pede aspas em volta da célula`;
  return { line: number, field: '', value: '', message: `${headOf(line)}: ${what}.` };
}
