import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from '../scripts/tasks.mjs';
import { temporaryFolder } from './folder.ts';
import { ask } from './http.ts';
import { type Served, serve } from './process.ts';

/** Does some work in a folder of its own, which is gone afterwards. */
export async function inTemporaryFolder<T>(work: (dir: string) => Promise<T>): Promise<T> {
  const dir = await temporaryFolder();
  try {
    return await work(dir);
  } finally {
    await rm(dir, { recursive: true });
  }
}

/** Starts the portal on a folder by the program that `npm start` runs. */
export const startPortal = (dir: string): Promise<Served> =>
  serve(join(root, 'scripts/start.mjs'), { DATA_DIR: dir, DATABASE_URL: '' });

/** Waits until no page says any more that the demonstration is being filled. */
export async function untilFilled({ base }: Served): Promise<void> {
  while ((await ask(`${base}/inicio/inicioasync`)).body.includes('"preenchimento"')) await setTimeout(1_000);
}

/** Does some work with a portal of the whole demonstration. */
export const withDemonstration = <T>(work: (served: Served, dir: string) => Promise<T>): Promise<T> =>
  inTemporaryFolder(async (dir) => {
    const served = await startPortal(dir);
    try {
      await untilFilled(served);
      return await work(served, dir);
    } finally {
      await served.stop();
    }
  });
