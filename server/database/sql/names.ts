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

/** A parameterised statement from a text that binds its values as it is written. */
export function buildStatement(build: (bind: Bind) => string): Statement {
  const values: Value[] = [];
  return { text: build(binder(values)), values };
}

/**
 * Statement that has PostgreSQL keep a column as it comes, because it is compressed or sealed already. Only where it does not
 * yet: a distributed database refuses to change it.
 */
export const storedPlain = (table: string, column: string): string => `DO $$ BEGIN
  IF EXISTS (SELECT 1 FROM pg_attribute WHERE attrelid = '${table}'::regclass AND attname = '${column}' AND attstorage <> 'e') THEN
    ALTER TABLE ${table} ALTER COLUMN ${column} SET STORAGE EXTERNAL;
  END IF;
END $$;`;
