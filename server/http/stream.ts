import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedCodings } from './coding.ts';
import { Fault } from './fault.ts';
import { sendToReader } from './reader.ts';
import { EXPOSED_HEADERS } from './ready.ts';
import type { Services } from './request.ts';

/** Headers of a stream. Reads are open to every origin, and no proxy keeps a copy. */
const HEAD = {
  'access-control-allow-origin': '*',
  'cache-control': 'no-cache',
  'access-control-expose-headers': EXPOSED_HEADERS,
  vary: 'accept-encoding',
  'x-content-type-options': 'nosniff',
};

/** Content types that are compressed already. */
const PACKED = /spreadsheetml|parquet|pdf|zip|image/;

/** Transforms that bring bytes into an encoding that the reader takes, and whether that is gzip. */
interface Coding {
  zipped: boolean;
  through: NodeJS.ReadWriteStream[];
}

function codingOf(request: FastifyRequest, type: string, kept: 'plain' | 'gzip'): Coding {
  const taken = acceptedCodings(String(request.headers['accept-encoding'] ?? '')).gzip;
  if (kept === 'gzip') return { zipped: taken, through: taken ? [] : [createGunzip()] };
  const zip = taken && !PACKED.test(type);
  return { zipped: zip, through: zip ? [createGzip({ level: constants.Z_BEST_SPEED })] : [] };
}

/** Milliseconds that a whole file may take to be sent, to a slow phone. */
const SENDING_LIMIT_MS = 3_600_000;

/**
 * Streams a source as the answer, and resolves once the source is read to its end: whoever holds a connection for it may
 * give it back, while the reader still takes what is kept of the file. Until the source is open an error can still be
 * answered; after the first byte a failure cuts the connection, so that half a file is never taken for a whole one. What
 * is kept compressed is sent compressed.
 */
export async function streamReply(
  { downloads }: Pick<Services, 'downloads'>,
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Record<string, string>,
  open: () => Promise<Readable>,
  kept: 'plain' | 'gzip' = 'plain',
): Promise<void> {
  const source = request.method === 'HEAD' ? null : await open();
  const { zipped, through } = codingOf(request, headers['content-type'] ?? '', kept);
  reply.hijack();
  reply.raw.writeHead(200, { ...HEAD, ...headers, ...(zipped ? { 'content-encoding': 'gzip' } : {}) });
  if (!source) {
    reply.raw.end();
    return;
  }
  const spool = downloads.spool();
  const late = setTimeout(() => reply.raw.destroy(), SENDING_LIMIT_MS);
  // A reader who leaves destroys the spool, which is how the source below learns of it.
  sendToReader(spool, reply.raw, downloads.stallMs)
    .catch(() => undefined)
    .finally(() => clearTimeout(late));
  await pipeline([source, ...through, spool]);
}

/** Ignores the error of a reader who left before the end, which is nobody's fault. */
export function ignoreEarlyClose(error: unknown): void {
  const left = error instanceof Fault && error.type === 'HUNG_UP';
  if (!left && (error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
}
