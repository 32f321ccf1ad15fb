import type { Dataset } from './dataset.ts';
import { fieldOf } from './dataset.ts';
import type { Field, Parsed, Row, Value } from './fields/field.ts';
import { counted } from './texto/plural.ts';
import { decodeSegment, encodeSegment } from './texto/segment.ts';

/** `/contratos/10%2F2025/2025`: one encoded segment for each part of the key. */
export const printKey = (set: Dataset, row: Row): string =>
  pathOf(
    set.id,
    set.key.map((name) => printed(set, name, row)),
  );

/** The address of a record by the canonical texts of its key, for those who know a dataset only by name. */
export const pathOf = (id: string, parts: readonly string[]): string => `/${id}/${parts.map(encodeSegment).join('/')}`;

/** The canonical text of a field of a row; an absent value has none. */
export function printed(set: Dataset, name: string, row: Row): string {
  const value = row[name];
  return value === null || value === undefined ? '' : fieldOf(set, name).print(value);
}

export type ParsedKey = { ok: true; values: (Value | null)[] } | { ok: false; message: string };

/** Reads the raw segments of a path, each decoded once, here and nowhere else. */
export function parseKey(set: Dataset, segments: readonly string[]): ParsedKey {
  if (segments.length !== set.key.length)
    return { ok: false, message: `o endereço de ${set.plural} tem ${counted(set.key.length, 'parte', 'partes')}` };
  const values: (Value | null)[] = [];
  for (const [i, name] of set.key.entries()) {
    const read = decodeSegment(segments[i] ?? '');
    if (read === undefined) return { ok: false, message: 'o endereço tem uma parte que não pode ser lida' };
    const parsed = read === null ? null : parsePart(fieldOf(set, name), read);
    if (parsed && !parsed.ok) return { ok: false, message: `${fieldOf(set, name).label}: ${parsed.message}` };
    values.push(parsed ? parsed.value : null);
  }
  return { ok: true, values };
}

/** As an address says it or, failing that, as people write it: the original system's links say `01-03-2025`. */
function parsePart(field: Field, text: string): Parsed<Value> {
  const plain = field.parse(text, 'plain');
  const people = plain.ok ? plain : field.parse(text, 'br');
  return people.ok ? people : plain;
}
