import type { Dataset } from './dataset.ts';
import { fieldOf } from './dataset.ts';
import type { Row, Value } from './fields/field.ts';

/** An empty part of a key still needs a segment. */
const EMPTY = '-';

/** `/contratos/10%2F2025/2025`: one encoded segment for each part of the key. */
export function printKey(set: Dataset, row: Row): string {
  const parts = set.key.map((name) => {
    const value = row[name];
    const text = value === null || value === undefined ? '' : fieldOf(set, name).print(value);
    return text === '' ? EMPTY : encodeSegment(text);
  });
  return `/${set.id}/${parts.join('/')}`;
}

/** Dots alone would be read as "this folder" or "its parent" by every client on the way. */
const encodeSegment = (text: string): string =>
  text === EMPTY ? '%2D' : /^\.{1,2}$/.test(text) ? text.replaceAll('.', '%2E') : encodeURIComponent(text);

export type Key = { ok: true; values: (Value | null)[] } | { ok: false; message: string };

/** Reads the raw segments of a path, each decoded once, here and nowhere else. */
export function parseKey(set: Dataset, segments: readonly string[]): Key {
  if (segments.length !== set.key.length)
    return { ok: false, message: `o endereço de ${set.plural} tem ${set.key.length} partes` };
  const values: (Value | null)[] = [];
  for (const [i, name] of set.key.entries()) {
    const read = segment(segments[i] ?? '');
    if (read === undefined) return { ok: false, message: 'o endereço tem uma parte que não pode ser lida' };
    const parsed = read === null ? null : fieldOf(set, name).parse(read, 'plain');
    if (parsed && !parsed.ok) return { ok: false, message: `${fieldOf(set, name).label}: ${parsed.message}` };
    values.push(parsed ? parsed.value : null);
  }
  return { ok: true, values };
}

function segment(raw: string): string | null | undefined {
  if (raw === EMPTY) return null;
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}
