import { lstat, realpath } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { file } from '../../catalog/fields/index.ts';
import { Fault } from '../http/fault.ts';
import { sendRanged } from '../http/ranged.ts';
import type { Services } from '../http/request.ts';
import { sniffFile } from './filetype.ts';
import { fileDigest } from './register.ts';

const path = file({ label: 'Arquivo' });

export interface StoredFile {
  path: string;
  size: number;
  changed: number;
  /** The name it is saved under, where that is not the one on the disk. */
  name?: string;
  /** Whether only the person who asks may have it. */
  isPrivate?: boolean;
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
  const name = stored.name ?? basename(stored.path);
  const [kind, etag] = await Promise.all([sniffFile(stored.path, name), etagOf(stored)]);
  const inline = kind.shown && !/[?&]baixar=1\b/.test(request.raw.url ?? '');
  await sendRanged(downloads, request, reply, stored, {
    ...(stored.isPrivate
      ? { 'cache-control': 'no-store' }
      : { 'access-control-allow-origin': '*', 'cache-control': 'no-cache' }),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'self'",
    etag,
    'content-type': kind.type.startsWith('text/') ? `${kind.type}; charset=utf-8` : kind.type,
    'content-disposition': `${inline ? 'inline' : 'attachment'}; ${named(name)}`,
  });
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
