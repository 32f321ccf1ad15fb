import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from '../scripts/tasks.mjs';
import { type BenchFigure, s } from './figure.ts';
import { temporaryFolder } from './folder.ts';
import { ask } from './http.ts';
import { measureLighthouse } from './lighthouse/measure.ts';
import { type Served, serve } from './process.ts';

const FIRST = 40_000;
const WHOLE = 60_000;
const SECOND = 2_000;

/**
 * Time from `npm start` to the first answer, with everything installed: at first with build, database and data, then
 * without; and to the last of the demonstration's data.
 */
export async function measureStart(): Promise<BenchFigure[]> {
  await rm(join(root, 'dist/stamp'), { force: true });
  return inFolder(async (dir) => {
    const begun = performance.now();
    const served = await start(dir);
    const first = performance.now() - begun;
    await filled(served);
    const whole = performance.now() - begun;
    await served.stop();
    const again = performance.now();
    const restarted = await start(dir);
    const second = performance.now() - again;
    await restarted.stop();
    return [
      timeFigure('`npm start` to the first answer, first time (build, database, first data)', first, FIRST),
      timeFigure('`npm start` to the whole demonstration', whole, WHOLE),
      timeFigure('`npm start` to the first answer, second time', second, SECOND),
    ];
  });
}

/** The pages of the whole demonstration, as Lighthouse's phone sees them. */
export const measurePages = (say: (line: string) => void): Promise<BenchFigure[]> =>
  inFolder(async (dir) => {
    const served = await start(dir);
    try {
      await filled(served);
      return await measureLighthouse(served.base, say);
    } finally {
      await served.stop();
    }
  });

async function inFolder<T>(work: (dir: string) => Promise<T>): Promise<T> {
  const dir = await temporaryFolder();
  try {
    return await work(dir);
  } finally {
    await rm(dir, { recursive: true });
  }
}

const start = (dir: string): Promise<Served> =>
  serve(join(root, 'scripts/start.mjs'), { DATA_DIR: dir, DATABASE_URL: '' });

/** Waits until no page says any more that the demonstration is being filled. */
async function filled({ base }: Served): Promise<void> {
  while ((await ask(`${base}/inicio/inicioasync`)).body.includes('"preenchimento"')) await setTimeout(100);
}

const timeFigure = (what: string, time: number, most: number): BenchFigure => ({
  what,
  measured: s(time),
  against: `${s(most)}, the limit`,
  ratio: time / most,
  limit: { most: 1 },
});
