import { veil } from '../texto/privacy.ts';
import { type ColumnStyle, tidyText } from './style.ts';

/** A value as it travels: money is a number with two decimals, a date is ISO text, an absent value is null. */
export type Value = string | number | boolean;
export type Row = Record<string, Value | null>;

export type FieldKind =
  | 'text'
  | 'code'
  | 'money'
  | 'number'
  | 'percent'
  | 'date'
  | 'month'
  | 'year'
  | 'choice'
  | 'flag'
  | 'taxId'
  | 'file'
  | 'link';

/** `eq` is the bare name in an address; the others are written after a dot: `vlrContrato.gte=100`. */
export type Operator = 'eq' | 'gte' | 'lte' | 'has';

/** How the text was written: `plain` is the address and the API (1234.56, 2025-03-01), `br` is people and old systems. */
export type Dialect = 'plain' | 'br';

export type Parsed<V> = { ok: true; value: V } | { ok: false; message: string };

/** What a cell of a file comes to: nothing, or a value; `restored` when zeros that a spreadsheet had dropped were put before it again. */
export type Taken<V> = (Parsed<V> & { restored?: true }) | null;

/** A kind that counts time. Its text begins with the year, and later texts sort after earlier ones. */
export interface TimeScale<V extends Value> {
  /** The value that a day falls in. */
  ofDay(day: string): V;
  /** The first and the last value of a year. */
  ofYear(year: number): readonly [V, V];
  /** The day that a value ends on. */
  lastDay(value: V): string;
}

/** A slice of a date that rows can be grouped by: `_por=dtAssinatura.mes`. */
export type DateGrain = 'mes' | 'ano';

export type JsonSchema = Readonly<Record<string, unknown>>;

export interface FieldOptions {
  /** What a visitor reads over the column. */
  label: string;
  /** The field inside a sentence, with its article: `o valor`, `a contratada`. The label in lower case otherwise. */
  noun?: string;
  required?: boolean;
  /** Weight in the general search, 1 (title) to 4 (long text). */
  search?: 1 | 2 | 3 | 4;
  /** Term of the glossary that explains it. */
  term?: string;
  help?: string;
  /** What people read where there is no value, if that says something: `não previsto` in a table of what a norm grants. */
  empty?: string;
}

/** How a column of a Parquet file keeps its values; a decimal number with all of its digits, and how many are decimals. */
export type ParquetType = 'text' | 'boolean' | 'date' | 'integer' | { digits: number; places: number };

/** One kind of field carries every consequence, so that nobody else has to ask which kind it is. */
export interface Field<V extends Value = Value, S extends boolean = boolean> extends FieldOptions {
  readonly kind: FieldKind;
  readonly noun: string;
  readonly required: boolean;
  /** How names of such fields begin in the dialect: `vlr`, `dt`. */
  readonly prefixes: readonly string[];
  /** What a publisher writes under a column, in plain words. */
  readonly hint: string;
  /** SQL type, collation included. */
  readonly type: string;
  readonly operators: readonly Operator[];
  readonly grains: readonly DateGrain[];
  readonly summable: S;
  /** Decimal places that its values may have. */
  readonly places: number;
  /** The currency of an amount: reports and the search tell how much it comes to. */
  readonly currency?: 'BRL';
  readonly time?: TimeScale<V>;
  /** Whether it is a number or a document that the search finds whole, and not by its words. */
  readonly identifies: boolean;
  readonly sortable: boolean;
  /** Whether the first click on its column sorts from the largest, or the latest. */
  readonly descends: boolean;
  /** Which index makes its filter fast. */
  readonly index: 'btree' | 'words' | 'none';
  /** Numbers are read from the right. */
  readonly align: 'start' | 'end';
  /** Characters that a column of a spreadsheet or of a printed table needs. */
  readonly width: number;
  /** Format code of its cells in a spreadsheet file; without it, the spreadsheet shows the value as it is. */
  readonly sheetFormat?: string;
  /** A filter for it lists the values in the data instead of asking for text. */
  readonly listed: boolean;
  /** Its table of values; empty where any will do. */
  readonly options: readonly string[];
  /** Whether values that are not in its table are kept all the same: the importer tells which. */
  readonly open: boolean;
  /** What may not be published as it came. */
  readonly privacy?: 'mask';
  /** A date people wait for: its filter offers "nos próximos N dias". */
  readonly awaited?: boolean;
  readonly schema: JsonSchema;
  /** What a data package calls its column, where every cell is text. */
  readonly packaged: JsonSchema;
  /**
   * Whether its text must be quoted in a CSV line where it holds a separator, a quote or a line break. Only a kind whose texts
   * never do may say no: it saves looking through each of millions of cells.
   */
  readonly quoted: boolean;
  parse(text: string, dialect?: Dialect): Parsed<V>;
  /** Reads a cell of a publisher's file, however its program writes; null where the cell says nothing. */
  take(cell: string, style?: ColumnStyle): Taken<V>;
  /** What a cell gives away of how its column is written, where there are two ways. */
  clues(cell: string): Partial<ColumnStyle>;
  /** A refused cell as a message may repeat it: nobody's document is in it. */
  conceal(cell: string): string;
  /** Canonical text: what an address, a program's CSV and a tenant's file say. */
  print(value: V): string;
  /** For people, in pt-BR. */
  format(value: V | null): string;
  /** As a publisher types it into a file: a figure without the sign that its header implies. */
  typed(value: V): string;
  /** What `wire` gives, where that is not what `schema` says. */
  readonly wired: JsonSchema;
  /** For clients of the reference system. */
  wire(value: V | null): Value | null;
  /** The way back: what came over that wire, as text to be parsed. */
  unwire(wired: Value): string;
  /** SQL expression of the cell in a CSV made for programs, as the data dictionary declares it. */
  plain(column: string): string;
  /** SQL expression of the cell in a CSV made for spreadsheets. */
  sheet(column: string): string;
  /** Whether its values are texts in JSON, in quotes. */
  readonly isJsonText: boolean;
  /** What its cells in a workbook hold: a number, which `sheetFormat` may show as a date, or text. */
  readonly cellType: 'number' | 'text';
  /** SQL expression of the cell in a workbook: a number, a day as its serial number, or text as people read it. */
  cell(column: string): string;
  /** How a column of a Parquet file keeps what `plain` gives. */
  readonly parquet: ParquetType;
  /** A condition in words: `de 2025`, `com valor a partir de R$ 1,00`; a time said with its name, `com ano de inscrição 2025`. */
  say(operator: Operator, values: readonly V[], named?: boolean): string;
  /** Both ends of a range in words. */
  between(from: V, to: V, named?: boolean): string;
  /** An order in words: `por valor, do maior para o menor`. */
  order(descending: boolean): string;
  tone?(value: V): Tone;
}

export type Tone = 'good' | 'warn' | 'bad' | 'plain';

export const accept = <V>(value: V): Parsed<V> => ({ ok: true, value });
export const refuse = (message: string): Parsed<never> => ({ ok: false, message });

/** `o objeto` → `objeto` */
export const bare = (noun: string): string => noun.replace(/^(?:o|a|os|as) /, '');

/** `o objeto` → `no objeto`; without an article, `em objeto` */
const within = (noun: string): string => (/^(?:o|a|os|as) /.test(noun) ? `n${noun}` : `em ${noun}`);

/** `A`, `A ou B`, `A, B ou C` */
export const either = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ou ${words.at(-1)}`;

type Told = 'kind' | 'prefixes' | 'hint' | 'type' | 'operators' | 'schema' | 'parse';
type Base<V extends Value> = Pick<Field<V>, Told> & Partial<Field<V>>;

/** Types of JSON whose values a spreadsheet computes with. */
const FIGURES: ReadonlySet<unknown> = new Set(['number', 'integer']);

/** Fills in what most kinds share; a kind says only where it differs. */
export function field<V extends Value, S extends boolean>(
  options: FieldOptions,
  summable: S,
  base: Base<V>,
): Field<V, S> {
  const noun = options.noun ?? options.label.toLocaleLowerCase('pt-BR');
  const name = bare(noun);
  const format = base.format ?? ((value: V | null) => (value === null ? '' : String(value)));
  const print = base.print ?? String;
  const shared = {
    noun,
    required: false,
    grains: [],
    places: 0,
    identifies: false,
    sortable: true,
    descends: base.align === 'end',
    options: [],
    open: false,
    quoted: true,
    packaged: { type: base.schema.type },
    index: 'none' as const,
    align: 'start' as const,
    width: 18,
    listed: false,
    take: (cell: string) => taken(tidyText(cell), base.parse),
    clues: () => ({}),
    conceal: veil,
    print,
    format,
    typed: format,
    wire: (value: V | null) => value,
    wired: base.schema,
    unwire: String,
    plain: (column: string) => column,
    sheet: (column: string) => column,
    isJsonText: base.schema.type === 'string',
    cellType: FIGURES.has(base.schema.type) ? ('number' as const) : ('text' as const),
    cell: (column: string) => column,
    parquet: 'text' as const,
    say: (operator: Operator, values: readonly V[]) => phrase(name, noun, operator, values.map(format)),
    between: (from: V, to: V) => `com ${name} de ${format(from)} a ${format(to)}`,
    order: (descending: boolean) => `por ${name}, ${descending ? 'de Z a A' : 'de A a Z'}`,
  };
  return { ...shared, ...options, ...base, noun, required: options.required ?? false, print, format, summable };
}

/** Parses a cell that was tidied; nothing is left of a cell that says nothing. */
export function taken<V>(
  tidied: string,
  parse: (text: string, dialect?: Dialect) => Parsed<V>,
  dialect: Dialect = 'br',
): Taken<V> {
  return tidied === '' ? null : parse(tidied, dialect);
}

function phrase(name: string, noun: string, operator: Operator, shown: readonly string[]): string {
  const words: Record<Operator, string> = {
    eq: `com ${name} ${either(shown)}`,
    gte: `com ${name} a partir de ${shown[0]}`,
    lte: `com ${name} até ${shown[0]}`,
    has: `com ${either(shown.map((word) => `“${word}”`))} ${within(noun)}`,
  };
  return words[operator];
}
