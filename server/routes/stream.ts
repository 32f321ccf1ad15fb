import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
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

/**
 * Sends what a query yields as it comes. Until the source exists an error is still an answer; after the first byte a
 * failure cuts the connection, so that half a file is never taken for a whole one.
 */
export async function stream(
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Record<string, string>,
  open: () => Promise<Readable>,
): Promise<void> {
  const source = request.method === 'HEAD' ? null : await open();
  const zip = !PACKED.test(headers['content-type'] ?? '') && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  reply.hijack();
  reply.raw.writeHead(200, { ...HEAD, ...headers, ...(zip ? { 'content-encoding': 'gzip' } : {}) });
  if (!source) reply.raw.end();
  else await pipeline([source, ...(zip ? [createGzip({ level: constants.Z_BEST_SPEED })] : []), reply.raw as Writable]);
}
