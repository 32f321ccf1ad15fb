import type { Value } from '../../../catalog/fields/field.ts';

/** Quotes a name: the only way one enters a statement. Names come from the catalog, never from a visitor. */
export const ident = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Quotes a value inside a statement, for `COPY (…)`, which takes no parameters. */
export function literal(value: Value): string {
  const text = String(value).replaceAll('\0', '');
  const quoted = `'${text.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
  return text.includes('\\') ? `E${quoted}` : quoted;
}

export interface Statement {
  text: string;
  values: Value[];
}

/** Places a value in a statement: as a parameter or, where the protocol has none, as a literal. */
export type Bind = (value: Value) => string;

/** Collects the values of a parameterised statement. A NUL cannot be stored, so it cannot be looked for either. */
export function binder(values: Value[]): Bind {
  return (value) => `$${values.push(typeof value === 'string' ? value.replaceAll('\0', '') : value)}`;
}
