import { createHash, randomBytes } from 'node:crypto';

/** Prefix by which scanners of leaked secrets recognise a key. */
const PREFIX = 'portal_';
const SHAPE = /^portal_[A-Za-z0-9_-]{43}$/;

/** A new secret. It is shown once; only its hash is kept. */
export const mintToken = (): string => PREFIX + randomBytes(32).toString('base64url');

/** Hash of a token. A plain one is enough for 256 random bits, which nobody can guess. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

export const isToken = (text: string): boolean => SHAPE.test(text);

/** The token in an `Authorization` header, or null when it holds none of ours. */
export function bearerToken(header: string | undefined): string | null {
  const token = /^Bearer +(\S+) *$/i.exec(header ?? '')?.[1] ?? '';
  return isToken(token) ? token : null;
}
