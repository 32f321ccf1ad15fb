import type { Dataset } from './dataset.ts';
import { fieldOf } from './dataset.ts';
import type { Row, Value } from './fields/field.ts';

/**
 * A segment that begins with a hyphen is ours. `-` alone is an empty part. `-.` and `-..` are dots, which every client on
 * the way would read as "this folder" or "its parent", even written %2E. A value's own first hyphen is written %2D.
 */
const EMPTY = '-';
const DOTS = /^-?(\.{1,2})$/;

/** `/contratos/10%2F2025/2025`: one encoded segment for each part of the key. */
export function printKey(set: Dataset, row: Row): string {
  const parts = set.key.map((name) => {
    const value = row[name];
    const text = value === null || value === undefined ? '' : fieldOf(set, name).print(value);
    return text === '' ? EMPTY : encodeSegment(text);
  });
  return `/${set.id}/${parts.join('/')}`;
}

const encodeSegment = (text: string): string =>
  DOTS.test(text) && !text.startsWith('-') ? `-${text}` : encodeURIComponent(text).replace(/^-/, '%2D');

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
  const dots = DOTS.exec(raw)?.[1];
  if (dots) return dots;
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}
