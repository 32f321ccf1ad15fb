import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { OUTAGE_MARK } from '../../catalog/site/outage.ts';
import { acceptedCodings } from './coding.ts';

const zip = promisify(gzip);
const squeeze = promisify(brotliCompress);

/** Quality of brotli: a page in a few milliseconds, an eighth smaller than gzip. The best takes fifty times as long. */
const BROTLI_QUALITY = 5;

/** An answer ready to be sent: compressed once, its headers laid out for `writeHead`. */
export interface ReadyAnswer {
  body: Buffer;
  zipped: Buffer;
  etag: string;
  /** Headers of every answer of its kind, whatever its status. */
  head: readonly string[];
  plainHead: string[];
  zippedHead: string[];
  /** Datasets of a body that it speaks of, as `cacheTag` writes them. */
  tags: readonly string[];
  /** The same in brotli, made for an answer that is asked for often. */
  squeezed?: SqueezedAnswer;
  /** Moment of `Date.now()` that it is of, where it is a copy sent because the database failed. */
  staleSince?: number;
}

export interface SqueezedAnswer {
  body: Buffer;
  head: string[];
}

/** Headers that scripts of other origins may read: which answer it is, what comes next, and what is left to ask. */
export const EXPOSED_HEADERS = `etag, link, ratelimit, ratelimit-policy, retry-after, ${OUTAGE_MARK}`;

/** Headers of a JSON answer. Reads are open to every origin; a browser asks again each time and gets 304. */
const HEAD = [
  'content-type',
  'application/json; charset=utf-8',
  'access-control-allow-origin',
  '*',
  'cache-control',
  'no-cache',
  'vary',
  'accept-encoding',
  'x-content-type-options',
  'nosniff',
  // A crawler that renders pages may fetch what they fetch, but must not index the answers.
  'x-robots-tag',
  'noindex',
  // What a script of another origin may read besides the body.
  'access-control-expose-headers',
  EXPOSED_HEADERS,
];

/** Makes a JSON answer ready; `links` is the value of its `Link` header, where it has one. */
export const readyAnswer = (value: unknown, tags: readonly string[], links?: string): Promise<ReadyAnswer> =>
  packAnswer(Buffer.from(JSON.stringify(value)), links ? [...HEAD, 'link', links] : HEAD, tags);

/** Compresses an answer and computes its ETag, once for all readers. */
export async function packAnswer(
  body: Buffer,
  common: readonly string[],
  tags: readonly string[],
): Promise<ReadyAnswer> {
  const zipped = await zip(body);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const head = [...common, 'etag', etag];
  const plainHead = [...head, 'content-length', String(body.length)];
  return {
    body: unpooled(body),
    zipped: unpooled(zipped),
    etag,
    head,
    plainHead,
    zippedHead: encodedHead(head, 'gzip', zipped),
    tags,
  };
}

/** Compresses an answer with brotli; null where gzip is no larger. */
export async function squeezeAnswer({ body, zipped, head }: ReadyAnswer): Promise<SqueezedAnswer | null> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const bytes = await squeeze(body, { params });
  return bytes.length < zipped.length ? { body: unpooled(bytes), head: encodedHead(head, 'br', bytes) } : null;
}

const encodedHead = (head: readonly string[], coding: string, bytes: Buffer): string[] => [
  ...head,
  'content-encoding',
  coding,
  'content-length',
  String(bytes.length),
];

/** A buffer with memory of its own: a small one is otherwise cut from a shared block, which it keeps whole. */
function unpooled(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** Sends a ready answer, or 304 to a reader who has it already. */
export const sendRaw = (entry: ReadyAnswer, request: IncomingMessage, response: ServerResponse): void =>
  sendReadyTo(
    { etags: request.headers['if-none-match'] ?? '', codings: String(request.headers['accept-encoding'] ?? '') },
    entry,
    response,
    request.method === 'HEAD',
  );

/** The same to a reader whose headers were read before. */
export function sendReadyTo(
  { etags, codings }: { etags: string; codings: string },
  entry: ReadyAnswer,
  response: ServerResponse,
  isHead = false,
): void {
  if (entry.etag !== '' && etags.includes(entry.etag)) {
    response.writeHead(304, [...entry.head]).end();
    return;
  }
  const [body, head] = variantFor(entry, codings);
  response.writeHead(200, head);
  response.end(isHead ? undefined : body);
}

function variantFor(entry: ReadyAnswer, codings: string): [body: Buffer, head: string[]] {
  const { br, gzip } = acceptedCodings(codings);
  if (br && entry.squeezed) return [entry.squeezed.body, entry.squeezed.head];
  return gzip ? [entry.zipped, entry.zippedHead] : [entry.body, entry.plainHead];
}
