import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Reads are open to every origin. What streams is not kept by anybody on the way: it is cited by its date. */
const HEAD = {
  'access-control-allow-origin': '*',
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
  'x-content-type-options': 'nosniff',
};

/** Already compressed inside; a second time costs and gains nothing. */
const PACKED = /spreadsheetml|pdf|zip|image/;

/** What has to be done to bytes so that they arrive as their reader takes them, and the name of it. */
interface Coding {
  zipped: boolean;
  through: NodeJS.ReadWriteStream[];
}

function codingOf(request: FastifyRequest, type: string, kept: 'plain' | 'gzip'): Coding {
  const taken = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  if (kept === 'gzip') return { zipped: taken, through: taken ? [] : [createGunzip()] };
  const zip = taken && !PACKED.test(type);
  return { zipped: zip, through: zip ? [createGzip({ level: constants.Z_BEST_SPEED })] : [] };
}

/**
 * Sends what a query yields as it comes. Until the source exists an error is still an answer; after the first byte a
 * failure cuts the connection, so that half a file is never taken for a whole one. What is kept compressed is sent so.
 */
export async function streamReply(
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
  if (!source) reply.raw.end();
  else await pipeline([source, ...through, reply.raw as Writable]);
}

/** A reader who leaves half way has thrown the connection away, which is as it should be, and nobody's fault. */
export function ignoreEarlyClose(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
}
