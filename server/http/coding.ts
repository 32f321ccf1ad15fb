/** Encodings of ours that a reader takes. */
export interface AcceptedCodings {
  gzip: boolean;
  br: boolean;
}

const NONE: AcceptedCodings = { gzip: false, br: false };
/** Headers whose meaning is remembered: browsers send few different ones. */
const MAX_REMEMBERED = 200;
const remembered = new Map<string, AcceptedCodings>();

/** Reads an `Accept-Encoding` (RFC 9110, 12.5.3): what is refused with `q=0` is not taken, and `*` is whatever is not named. */
export function acceptedCodings(header: string | undefined): AcceptedCodings {
  if (!header) return NONE;
  const known = remembered.get(header);
  if (known) return known;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  const read = readCodings(header);
  remembered.set(header, read);
  return read;
}

function readCodings(header: string): AcceptedCodings {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  const others = weights.get('*') ?? 0;
  const isTaken = (name: string): boolean => (weights.get(name) ?? others) > 0;
  return { gzip: isTaken('gzip'), br: isTaken('br') };
}
