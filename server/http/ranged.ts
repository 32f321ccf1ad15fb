import { createReadStream } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Downloads } from './downloads.ts';
import { type ByteRange, rangeOf } from './range.ts';
import { sendToReader } from './reader.ts';
import { ignoreEarlyClose } from './stream.ts';

/** Headers of a file; its tag tells whether a reader has the very same bytes. */
export type FileHeaders = Readonly<Record<string, string>> & { etag: string };

/** Sends a file of the disk, whole or in part, so that a download that broke off can go on where it was. */
export async function sendRanged(
  downloads: Pick<Downloads, 'stallMs'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { path, size }: { path: string; size: number },
  headers: FileHeaders,
): Promise<void> {
  const { status, range } = decide(request, size, headers.etag);
  reply.hijack();
  reply.raw.writeHead(status, { 'accept-ranges': 'bytes', ...headers, ...measures(status, range, size) });
  if (request.method === 'HEAD' || status === 304 || status === 416) {
    reply.raw.end();
    return;
  }
  const bytes = createReadStream(path, range ? { start: range.from, end: range.to } : {});
  await sendToReader(bytes, reply.raw, downloads.stallMs).catch(ignoreEarlyClose);
}

/** Headers with the length of the body and the range that it is. */
function measures(status: Decision['status'], range: ByteRange | null, size: number): Record<string, string> {
  if (status === 304) return {};
  if (status === 416) return { 'content-length': '0', 'content-range': `bytes */${size}` };
  if (!range) return { 'content-length': String(size) };
  const length = range.to - range.from + 1;
  return { 'content-length': String(length), 'content-range': `bytes ${range.from}-${range.to}/${size}` };
}

interface Decision {
  status: 200 | 206 | 304 | 416;
  range: ByteRange | null;
}

/** Status of the answer. A range is sent only to a client that has the rest of the very same file. */
function decide({ headers, method }: FastifyRequest, size: number, etag: string): Decision {
  if (headers['if-none-match']?.includes(etag)) return { status: 304, range: null };
  const same = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = method === 'GET' && same ? rangeOf(headers.range, size) : null;
  if (range === 'beyond') return { status: 416, range: null };
  return { status: range ? 206 : 200, range };
}
