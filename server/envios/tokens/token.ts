import { createHash, randomBytes } from 'node:crypto';

/** A mark in front, so that scanners of leaked secrets know what they found. */
const PREFIX = 'portal_';
const SHAPE = /^portal_[A-Za-z0-9_-]{43}$/;

/** A new secret. It is told once: what is kept is its hash. */
export const mintToken = (): string => PREFIX + randomBytes(32).toString('base64url');

/** Of 256 random bits a plain hash is enough: there is nothing to guess, and so nothing to slow down. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export const isToken = (text: string): boolean => SHAPE.test(text);

/** The secret in an `Authorization` header, or null when there is none of ours. */
export function bearerToken(header: string | undefined): string | null {
  const token = /^Bearer +(\S+) *$/i.exec(header ?? '')?.[1] ?? '';
  return isToken(token) ? token : null;
}
