import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Refusal } from '../../refusal.ts';
import type { EndpointConfig } from './endpoint.ts';
import { lockHolder } from './lock.ts';

/** The door is new at each start, so whoever opens one says beside the lock where it is, to its own user alone. */
const fileIn = (dir: string): string => join(dir, 'portal.door');

/** Leaves the note and gives back how to take it away. It appears whole or not at all. */
export async function writeAddress(dir: string, config: EndpointConfig): Promise<() => Promise<void>> {
  const file = fileIn(dir);
  const note = JSON.stringify({ holder: await lockHolder(dir), config });
  await rm(`${file}.novo`, { force: true });
  await writeFile(`${file}.novo`, note, { mode: 0o600, flag: 'wx' });
  await rename(`${file}.novo`, file);
  return () => rm(file, { force: true });
}

/** A first start creates the database before it opens the door. */
const PATIENCE = 120_000;

/** The database that a running portal or command opened on this folder; null when none runs. */
export async function findAddress(dir: string, signal?: AbortSignal): Promise<EndpointConfig | null> {
  const limit = Date.now() + PATIENCE;
  while (Date.now() < limit) {
    const holder = await lockHolder(dir);
    if (!holder) return null;
    const config = await read(dir, holder);
    if (config) return config;
    await setTimeout(100, undefined, signal ? { signal } : {});
  }
  throw new Refusal(`O portal que usa a pasta ${dir} não abre o banco de dados: veja o que ele diz, ou pare-o.`);
}

async function read(dir: string, holder: string): Promise<EndpointConfig | null> {
  const text = await readFile(fileIn(dir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new Refusal(
      `O portal em execução é de outro usuário do sistema (${error.code} em ${fileIn(dir)}): use o comando com o mesmo usuário.`,
    );
  });
  if (text === null) return null;
  const note = JSON.parse(text) as { holder: string; config: EndpointConfig };
  // Of a portal that was killed, and whose door is gone.
  return note.holder === holder ? note.config : null;
}
