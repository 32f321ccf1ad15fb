import { createHash, randomBytes } from 'node:crypto';

/** Prefix of every token, by which scanners of leaked secrets recognise one. */
const PREFIX = 'portal_';
const SHAPE = /^portal_[A-Za-z0-9_-]{43}$/;

/** A new secret. It is told once: only its hash is stored. */
export const mintToken = (): string => PREFIX + randomBytes(32).toString('base64url');

/** A plain hash is enough for 256 random bits: nobody can guess them, so guessing need not be slowed down. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export const isToken = (text: string): boolean => SHAPE.test(text);

/** The token in an `Authorization` header, or null when it has none of ours. */
export function bearerToken(header: string | undefined): string | null {
  const token = /^Bearer +(\S+) *$/i.exec(header ?? '')?.[1] ?? '';
  return isToken(token) ? token : null;
}
