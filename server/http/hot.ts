/**
 * The few headers that decide an answer from memory, read in one pass. `request.headers` would first make an object of
 * all of them.
 */
export interface HotHeaders {
  /** How many Host lines there are. */
  hosts: number;
  host: string;
  /** Scheme that the visitor uses, as a proxy before us says. */
  scheme: 'http' | 'https';
  /** `If-None-Match` and `Accept-Encoding`; empty where there is none. */
  etags: string;
  codings: string;
}

export function readHotHeaders(rawHeaders: readonly string[]): HotHeaders {
  const found: HotHeaders = { hosts: 0, host: '', scheme: 'http', etags: '', codings: '' };
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? '';
    const taker = TAKERS[name.length];
    if (taker?.name === name.toLowerCase()) taker.take(found, rawHeaders[i + 1] ?? '');
  }
  return found;
}

interface HeaderTaker {
  name: string;
  take(found: HotHeaders, value: string): void;
}

/** Headers by the length of their names: most have another one, and are not even compared. */
const TAKERS: readonly (HeaderTaker | undefined)[] = byLength([
  {
    name: 'host',
    take: (found, value) => {
      if (found.hosts++ === 0) found.host = value;
    },
  },
  {
    name: 'if-none-match',
    take: (found, value) => {
      found.etags += value;
    },
  },
  {
    name: 'accept-encoding',
    take: (found, value) => {
      found.codings = found.codings === '' ? value : `${found.codings},${value}`;
    },
  },
  {
    name: 'x-forwarded-proto',
    take: (found, value) => {
      if (/^https(?:,|$)/.test(value)) found.scheme = 'https';
    },
  },
]);

function byLength(takers: readonly HeaderTaker[]): (HeaderTaker | undefined)[] {
  const table: (HeaderTaker | undefined)[] = Array(32).fill(undefined);
  for (const taker of takers) table[taker.name.length] = taker;
  return table;
}

/**
 * What an answer in memory is found by before anything is parsed: the origin as the visitor sees it, because a page
 * writes it into its links, and the address as it came.
 */
export const hotAddress = (origin: string, url: string): string => `${origin} ${url}`;
