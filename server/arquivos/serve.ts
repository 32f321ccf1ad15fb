import { createReadStream } from 'node:fs';
import { lstat, realpath } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { file } from '../../catalog/fields/index.ts';
import { Fault } from '../http/fault.ts';
import { sendToReader } from '../http/reader.ts';
import type { Services } from '../http/request.ts';
import { ignoreEarlyClose } from '../http/stream.ts';
import { sniffFile } from './filetype.ts';
import { type ByteRange, rangeOf } from './range.ts';
import { fileDigest } from './register.ts';

const path = file({ label: 'Arquivo' });

export interface StoredFile {
  path: string;
  size: number;
  changed: number;
}

/** Finds a file below the folder of a body: neither dots nor a link may lead out of it. */
export async function locateFile(root: string, asked: string | null): Promise<StoredFile> {
  const missing = new Fault(404, 'NOT_FOUND', 'Arquivo não encontrado.');
  const parsed = path.parse(asked ?? '');
  if (!parsed.ok) throw missing;
  const real = await realpath(join(root, parsed.value)).catch(() => null);
  const home = await realpath(root).catch(() => null);
  if (!real || !home || !real.startsWith(home + sep)) throw missing;
  const stat = await lstat(real);
  if (!stat.isFile()) throw missing;
  return { path: real, size: stat.size, changed: stat.mtimeMs };
}

const digests = new Map<string, Promise<string>>();
const MOST = 10_000;

/** ETag of a file: the SHA-256 of its bytes, computed once for as long as they do not change. */
function etagOf({ path: own, size, changed }: StoredFile): Promise<string> {
  const key = `${own} ${size} ${changed}`;
  const known = digests.get(key) ?? fileDigest(own).then((sum) => `"${sum}"`);
  if (digests.size >= MOST) digests.clear();
  digests.set(key, known);
  known.catch(() => digests.delete(key));
  return known;
}

/**
 * Sends a file, whole or in part. Its content decides what it is, and whatever could run in a browser is only saved: in
 * a box without rights, under no name that a browser would guess from.
 */
export async function sendFile(
  { downloads }: Pick<Services, 'downloads'>,
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredFile,
): Promise<void> {
  const [kind, etag] = await Promise.all([sniffFile(stored.path), etagOf(stored)]);
  const { status, range } = decide(request, stored.size, etag);
  const inline = kind.shown && !/[?&]baixar=1\b/.test(request.raw.url ?? '');
  reply.hijack();
  reply.raw.writeHead(status, {
    'access-control-allow-origin': '*',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'self'",
    'accept-ranges': 'bytes',
    etag,
    'content-type': kind.type.startsWith('text/') ? `${kind.type}; charset=utf-8` : kind.type,
    'content-disposition': `${inline ? 'inline' : 'attachment'}; ${named(basename(stored.path))}`,
    ...measures(status, range, stored.size),
  });
  if (request.method === 'HEAD' || status === 304 || status === 416) {
    reply.raw.end();
    return;
  }
  const bytes = createReadStream(stored.path, range ? { start: range.from, end: range.to } : {});
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

/** File name of Content-Disposition: in ASCII for every program, and in UTF-8 for those that know it (RFC 6266). */
function named(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '_');
  const whole = encodeURIComponent(name.normalize('NFC')).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${whole}`;
}
