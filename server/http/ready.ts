import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

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
}

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
];

export const readyAnswer = (value: unknown, tags: readonly string[]): Promise<ReadyAnswer> =>
  packAnswer(Buffer.from(JSON.stringify(value)), HEAD, tags);

/** Compresses an answer and computes its ETag, once for all readers. */
export async function packAnswer(
  body: Buffer,
  common: readonly string[],
  tags: readonly string[],
): Promise<ReadyAnswer> {
  const zipped = await compress(body);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const head = [...common, 'etag', etag];
  const plainHead = [...head, 'content-length', String(body.length)];
  const zippedHead = [...head, 'content-encoding', 'gzip', 'content-length', String(zipped.length)];
  return { body: unpooled(body), zipped: unpooled(zipped), etag, head, plainHead, zippedHead, tags };
}

/** A buffer with memory of its own: a small one is otherwise cut from a shared block, which it keeps whole. */
function unpooled(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** Sends a ready answer, or 304 to a reader who has it already. */
export function sendRaw(entry: ReadyAnswer, request: IncomingMessage, response: ServerResponse): void {
  if (request.headers['if-none-match']?.includes(entry.etag)) {
    response.writeHead(304, [...entry.head]).end();
    return;
  }
  const zip = request.headers['accept-encoding']?.includes('gzip') ?? false;
  response.writeHead(200, zip ? entry.zippedHead : entry.plainHead);
  response.end(request.method === 'HEAD' ? undefined : zip ? entry.zipped : entry.body);
}
