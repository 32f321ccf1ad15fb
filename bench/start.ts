import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../scripts/tasks.mjs';
import { type BenchFigure, s } from './figure.ts';
import { temporaryFolder } from './folder.ts';
import { serve } from './process.ts';

const FIRST = 40_000;
const SECOND = 2_000;

/**
 * Time from `npm start` to the first answer, with everything installed: at first with build, database and data, then
 * without.
 */
export async function measureStart(): Promise<BenchFigure[]> {
  await rm(join(root, 'dist/stamp'), { force: true });
  const dir = await temporaryFolder();
  const first = await run(dir);
  const second = await run(dir);
  await rm(dir, { recursive: true });
  return [
    {
      what: '`npm start` to the first answer, first time (build, database, demonstration data)',
      measured: s(first),
      against: `${s(FIRST)}, the limit`,
      ratio: first / FIRST,
      limit: { most: 1 },
    },
    {
      what: '`npm start` to the first answer, second time',
      measured: s(second),
      against: `${s(SECOND)}, the limit`,
      ratio: second / SECOND,
      limit: { most: 1 },
    },
  ];
}

async function run(dir: string): Promise<number> {
  const begun = performance.now();
  const served = await serve(join(root, 'scripts/start.mjs'), { DATA_DIR: dir, DATABASE_URL: '' });
  const time = performance.now() - begun;
  await served.stop();
  return time;
}
