import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import type { Row, Value } from '../../catalog/fields/field.ts';
import { orderOf, type Query } from '../../catalog/query.ts';
import type { PageAnchor } from '../database/sql/keyset.ts';
import { Fault } from '../http/fault.ts';

/** A row of a page, with the number by which the database tells it from those that sort alike. */
export type NumberedRow = Row & { id: number };

/** The order of a question as its cursors note it: one of another list or order leads nowhere. */
const orderNote = (set: Dataset, query: Query): string =>
  [
    set.id,
    ...(query.carga ? [`@${query.carga}`] : []),
    ...orderOf(set, query).map(({ field, descending }) => `${descending ? '-' : ''}${field}`),
  ].join(' ');

/** The text that asks for the rows after one: opaque to who uses it. */
export function printCursor(set: Dataset, query: Query, row: NumberedRow): string {
  const texts = orderOf(set, query).map(({ field }) => {
    const value = row[field] ?? null;
    return value === null ? null : fieldOf(set, field).print(value);
  });
  return Buffer.from(JSON.stringify([orderNote(set, query), texts, row.id])).toString('base64url');
}

const STRANGE =
  '“_apos” não serve para esta consulta: use, com o mesmo “_sort”, o valor de “proxima” que a página anterior trouxe, ou comece sem ele.';

/** Reads a cursor, or refuses one that does not fit the order of the question. */
export function parseCursor(set: Dataset, query: Query, text: string): PageAnchor {
  const [note, texts, id] = unpacked(text);
  const orders = orderOf(set, query);
  if (note !== orderNote(set, query) || !Array.isArray(texts) || texts.length !== orders.length) throw strange(text);
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) throw strange(text);
  const values = orders.map(({ field }, i) => anchorValue(set, field, texts[i], text));
  return { values, id };
}

const strange = (value: string): Fault =>
  new Fault(400, 'BAD_QUERY', STRANGE, [{ field: '_apos', value: value.slice(0, 60), message: STRANGE }]);

function unpacked(text: string): readonly unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}

function anchorValue(set: Dataset, field: string, printed: unknown, cursor: string): Value | null {
  if (printed === null) return null;
  const parsed = typeof printed === 'string' ? fieldOf(set, field).parse(printed, 'plain') : undefined;
  if (!parsed?.ok) throw strange(cursor);
  return parsed.value;
}
