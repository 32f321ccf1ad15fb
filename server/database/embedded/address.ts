import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Refusal } from '../../refusal.ts';
import type { EndpointConfig } from './endpoint.ts';
import { lockHolder } from './lock.ts';

/** The file, readable by its own user alone, that says how to connect: the endpoint is new at each start. */
const fileIn = (dir: string): string => join(dir, 'portal.door');

/** Writes the address in one step, so that nobody reads half of it, and returns what removes it. */
export async function writeAddress(dir: string, config: EndpointConfig): Promise<() => Promise<void>> {
  const file = fileIn(dir);
  const note = JSON.stringify({ holder: await lockHolder(dir), config });
  await rm(`${file}.novo`, { force: true });
  await writeFile(`${file}.novo`, note, { mode: 0o600, flag: 'wx' });
  await rename(`${file}.novo`, file);
  return () => rm(file, { force: true });
}

/** Milliseconds to wait for a starting portal: a first start creates the database before it listens. */
const START_WAIT_MS = 120_000;

/** Connection to the database that a running portal or command started on this folder; null when none runs. */
export async function findAddress(dir: string, signal?: AbortSignal): Promise<EndpointConfig | null> {
  const limit = Date.now() + START_WAIT_MS;
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
  // Another holder wrote it: a portal that was killed, whose endpoint is gone.
  return note.holder === holder ? note.config : null;
}
