import { parse } from 'csv-parse/sync';

/** What the reader needs of a descriptor. */
export interface Descriptor {
  licenses: { name: string; path: string }[];
  resources: Resource[];
}

export interface Resource {
  name: string;
  path: string;
  encoding: string;
  dialect: { delimiter: string; lineTerminator: string; quoteChar: string; doubleQuote: boolean; header: boolean };
  schema: { fields: PackageColumn[]; missingValues: string[] };
}

export interface PackageColumn {
  name: string;
  title: string;
  type: string;
  format?: string;
  trueValues?: string[];
  falseValues?: string[];
  constraints?: { required?: boolean; pattern?: string; enum?: string[]; minimum?: number; maximum?: number };
}

/** The lexical forms of the types of Table Schema 1.0 that a program may count on, and nothing more. */
const FORMS: Readonly<Record<string, (column: PackageColumn) => (text: string) => boolean>> = {
  string: () => () => true,
  integer: () => (text) => /^[-+]?\d+$/.test(text),
  number: () => (text) => /^[-+]?\d+(\.\d+)?$/.test(text),
  date: () => (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)),
  boolean:
    ({ trueValues = ['true', 'True', 'TRUE', '1'], falseValues = ['false', 'False', 'FALSE', '0'] }) =>
    (text) =>
      [...trueValues, ...falseValues].includes(text),
};

/** Every cell of a table that is not what its descriptor declares, as sentences. */
export function faultsOf({ dialect, schema }: Resource, text: string): string[] {
  const [header = [], ...rows]: string[][] = parse(text, {
    delimiter: dialect.delimiter,
    record_delimiter: dialect.lineTerminator,
    quote: dialect.quoteChar,
    escape: dialect.doubleQuote ? '"' : '\\',
  });
  const names = schema.fields.map(({ name }) => name);
  if (header.join() !== names.join()) return [`the header is ${header.join()} and not ${names.join()}`];
  const checks = schema.fields.map((column) => checkOf(column, schema.missingValues));
  return rows.flatMap((cells, row) =>
    cells.flatMap((cell, at) => (checks[at]?.(cell) ? [] : [`row ${row + 1}, ${names[at]}: ${JSON.stringify(cell)}`])),
  );
}

function checkOf(column: PackageColumn, missing: readonly string[]): (cell: string) => boolean {
  const form = FORMS[column.type];
  if (!form) throw new Error(`${column.type} is no type of ours`);
  const is = form(column);
  const { required, pattern, enum: options, minimum, maximum } = column.constraints ?? {};
  const shape = pattern === undefined ? null : new RegExp(pattern);
  return (cell) => {
    if (missing.includes(cell)) return !required;
    const within = Number(cell) >= (minimum ?? Number(cell)) && Number(cell) <= (maximum ?? Number(cell));
    const bounded = minimum === undefined && maximum === undefined;
    return is(cell) && (!shape || shape.test(cell)) && (!options || options.includes(cell)) && (bounded || within);
  };
}
