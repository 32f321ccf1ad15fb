import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';
import { Keyring } from './keyring.ts';

const SHAPE = /^(?:[\da-f]{64}|[\w+/-]{43}=?)$/i;

/** Where the key lies while nobody has put one into the environment. */
export const keyFileIn = (dataDir: string): string => join(dataDir, 'portal.key');

/**
 * The keys of this installation: those of PORTAL_KEY, the newest first, and the one that the portal made for itself, which
 * still reads what it sealed. Without either, one is made.
 */
export async function keyringOf(dataDir: string, text: string | undefined): Promise<Keyring> {
  const given = (text ?? '').split(',').filter((part) => part.trim() !== '');
  const file = await readFile(keyFileIn(dataDir), 'utf8').catch(() => null);
  const words = [...given, ...(file === null ? [] : [file])];
  return new Keyring((words.length > 0 ? words : [await make(keyFileIn(dataDir))]).map((word) => read(word.trim())));
}

function read(word: string): Buffer {
  if (!SHAPE.test(word))
    throw new Refusal(
      'PORTAL_KEY precisa ser uma chave de 32 bytes em base64, como a que sai de: openssl rand -base64 32. Para trocar de chave, ponha a nova na frente da antiga, separadas por vírgula.',
    );
  return Buffer.from(word, word.length === 64 ? 'hex' : 'base64');
}

/** Two processes may start at once: the one that comes second uses the first one's. */
async function make(path: string): Promise<string> {
  const word = randomBytes(32).toString('base64');
  try {
    await writeFile(path, `${word}\n`, { mode: 0o600, flag: 'wx' });
    return word;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return readFile(path, 'utf8');
  }
}
