import { createHash, randomBytes } from 'node:crypto';

/** Makes a secret of 256 bits, for a link, a session or a form. */
export const makeSecret = (): string => randomBytes(32).toString('base64url');

/** The digest by which a secret is found: what the database keeps opens nothing. */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
