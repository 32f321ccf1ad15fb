import type pg from 'pg';
import type { Dataset } from '../../../catalog/dataset.ts';
import { fieldOf } from '../../../catalog/dataset.ts';
import type { Row, Value } from '../../../catalog/fields/field.ts';

/** What was decided of one record: other values, or that it is not to be published. */
export interface Correction {
  chave: Readonly<Record<string, string>>;
  valores: Readonly<Record<string, Value | null>> | null;
}

/** The key of a row as text. */
export function keyOf(set: Dataset): (row: Row) => string {
  const fields = set.key.map((name) => ({ name, print: fieldOf(set, name).print }));
  return (row) => {
    let text = '';
    for (const { name, print } of fields) {
      const value = row[name];
      text += `${value === null || value === undefined ? '' : print(value)}\u0000`;
    }
    return text;
  };
}

/** The last word on each record: a file that comes again does not undo it. */
export async function correctorOf(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
): Promise<((row: Row) => Row | null) | null> {
  const { rows } = await client.query<Correction>(
    'SELECT chave, valores FROM portal.correcoes WHERE tenant = $1 AND dataset = $2 ORDER BY id',
    [tenant, set.id],
  );
  if (rows.length === 0) return null;
  const decided = new Map<string, Correction['valores']>();
  for (const { chave, valores } of rows)
    decided.set(set.key.map((name) => `${chave[name] ?? ''}\u0000`).join(''), valores);
  const key = keyOf(set);
  return (row) => {
    const found = decided.get(key(row));
    if (found === undefined) return row;
    return found === null ? null : { ...row, ...found };
  };
}
