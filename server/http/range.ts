/** Part of a file, both ends included. */
export interface ByteRange {
  from: number;
  to: number;
}

/**
 * What of a file is asked for: a part, the whole (null) or something it has not. More than one part, or a header that
 * makes no sense, is answered with the whole, as the protocol allows (RFC 9110, 14.2).
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | null | 'beyond' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(first) > Number(last)) return null;
  return from > to ? 'beyond' : { from, to };
}
