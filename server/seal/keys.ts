import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';
import { Keyring } from './keyring.ts';

const SHAPE = /^(?:[\da-f]{64}|[\w+/-]{43}=?)$/i;

/** Path of the key that the portal makes while PORTAL_KEY gives none. */
export const keyFilePath = (dataDir: string): string => join(dataDir, 'portal.key');

/**
 * The keys of this installation: those of PORTAL_KEY, the newest first, and the one that the portal made for itself, which
 * still reads what it sealed. Without either, one is made.
 */
export async function loadKeyring(dataDir: string, text: string | undefined): Promise<Keyring> {
  const file = await readFile(keyFilePath(dataDir), 'utf8').catch(() => null);
  const keys = keysIn(text);
  const last = file ?? (keys.length === 0 ? await make(keyFilePath(dataDir)) : null);
  return new Keyring(last === null ? keys : [...keys, read(last, `O arquivo ${keyFilePath(dataDir)}`)]);
}

/** The keys written in PORTAL_KEY, or in another variable of the same kind, the newest first. */
export const keysIn = (text = '', from = 'PORTAL_KEY'): Buffer[] =>
  text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((word) => read(word, from));

function read(text: string, from: string): Buffer {
  const word = text.trim();
  if (!SHAPE.test(word))
    throw new Refusal(
      `${from} precisa ter uma chave de 32 bytes em base64, como a que sai de: openssl rand -base64 32. Para trocar de chave, ponha em PORTAL_KEY a nova na frente da antiga, separadas por vírgula.`,
    );
  return Buffer.from(word, word.length === 64 ? 'hex' : 'base64');
}

/**
 * Makes the key file and returns what it holds: where two processes start at once, the key of the first. It is written aside
 * and is on the disk before it gets its name, because what is sealed in the next minute could otherwise outlive its key.
 */
async function make(path: string): Promise<string> {
  const aside = `${path}.${randomUUID()}`;
  await writeFile(aside, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  try {
    await link(aside, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await unlink(aside);
  }
  return readFile(path, 'utf8');
}
