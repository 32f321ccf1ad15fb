import type { Dataset, Rule } from '../../../catalog/dataset.ts';
import { fieldOf } from '../../../catalog/dataset.ts';
import type { Field, Row, Taken, Value } from '../../../catalog/fields/field.ts';
import { BRAZILIAN, type ColumnStyle, unmark } from '../../../catalog/fields/style.ts';
import { brief } from '../../../catalog/query.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import { veil } from '../../../catalog/texto/privacy.ts';
import { type FileLine, headOf } from '../read/csv.ts';

/** Why a line was refused: a sentence with line, column, value, rule and remedy. No value of a person is repeated in it. */
export interface RefusedCell {
  line: number;
  field: string;
  value: string;
  message: string;
}

/** Of a refused line, `partial` is what could be read of it. */
export type Checked =
  | { ok: true; row: Row; restored: boolean }
  | { ok: false; refused: readonly RefusedCell[]; partial: Row };

/** What a cell comes to; an empty one is an empty text. */
type Read = NonNullable<Taken<Value>>;

interface Column {
  name: string;
  field: Field;
  parse(text: string): Read;
}

/** Turns lines of text into rows of values, or says what is wrong with them. */
export function checker(
  set: Dataset,
  names: readonly (string | null)[],
  styles: readonly ColumnStyle[] = [],
): (line: FileLine) => Checked {
  const columns = names.map((name, at) =>
    name === null ? null : column(fieldOf(set, name), name, styles[at] ?? BRAZILIAN),
  );
  const absent = Object.fromEntries(Object.keys(set.fields).map((name) => [name, null]));
  return (line) => {
    if (line.broken || line.cells.length !== columns.length)
      return { ok: false, refused: [misshapen(line, columns)], partial: {} };
    const row: Row = { ...absent };
    let restored = false;
    const refused: RefusedCell[] = [];
    // By number: an iterator for each line costs as much as reading it.
    for (let i = 0; i < columns.length; i++)
      if (fill(row, columns[i] ?? null, line.cells[i] ?? '', line, refused)) restored = true;
    if (refused.length === 0) refused.push(...unruly(set, row, line));
    return refused.length === 0 ? { ok: true, row, restored } : { ok: false, refused, partial: row };
  };
}

const column = (field: Field, name: string, style: ColumnStyle): Column => ({
  name,
  field,
  parse: remember((text) => field.take(text, style) ?? BLANK),
});

/** No kind has an empty text for a value: what cannot be seen is not there. */
const BLANK: Read = { ok: true, value: '' };

/** Puts a value into its row, or says what is wrong with it. The answer is whether zeros were put before it. */
function fill(row: Row, at: Column | null, text: string, line: FileLine, refused: RefusedCell[]): boolean {
  if (at === null) {
    if (text.trim() !== '') refused.push(unnamed(line, text));
    return false;
  }
  const parsed = at.parse(text);
  if (!parsed.ok) refused.push(wrong(at, line, text, parsed.message));
  else if (parsed.value !== '') row[at.name] = parsed.value;
  else if (at.field.required) refused.push(empty(at, line));
  return parsed.restored === true;
}

/** Most columns repeat a few values (dates, units, modalities), often line after line: each is understood once. */
const KEPT = 4_000;

function remember(parse: (text: string) => Read): (text: string) => Read {
  let known: Map<string, Read> | null = new Map();
  let hits = 0;
  let last = '';
  let answer = BLANK;
  return (text) => {
    if (text === last) return answer;
    last = text;
    const old = known?.get(text);
    if (old) hits += 1;
    // A column of numbers or of objects never repeats; looking would cost more than reading.
    else if (known && known.size >= KEPT && hits < KEPT) known = null;
    answer = old ?? (known && known.size < KEPT ? keep(known, text, parse) : parse(text));
    return answer;
  };
}

/** Under a copy: the text is a slice, and what is kept of it would keep its whole piece of the file. */
function keep(known: Map<string, Read>, text: string, parse: (text: string) => Read): Read {
  const own = ` ${text}`.slice(1);
  const parsed = parse(own);
  known.set(own, parsed);
  return parsed;
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
const unruly = (set: Dataset, row: Row, line: FileLine): RefusedCell[] =>
  (set.rules ?? []).filter((rule) => !rule.holds(row)).map((rule) => broken(set, rule, row, line));

function broken(set: Dataset, rule: Rule, row: Row, line: FileLine): RefusedCell {
  const shown = rule.fields.map((name) => veil(fieldOf(set, name).format(row[name] ?? null)));
  const labels = rule.fields.map((name) => fieldOf(set, name).label).join(' e ');
  return {
    line: line.number,
    field: rule.fields.at(-1) ?? '',
    value: shown.at(-1) ?? '',
    message: `${headOf(line)}, colunas ${labels}: ${rule.message} (${shown.join(' e ')}). Corrija uma das células.`,
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
