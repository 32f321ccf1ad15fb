import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../scripts/tasks.mjs';
import { inTemporaryFolder, startPortal, untilFilled, withDemonstration } from './demonstration.ts';
import { type BenchFigure, s } from './figure.ts';
import { measureLighthouse } from './lighthouse/measure.ts';

const FIRST = 40_000;
const WHOLE = 60_000;
const SECOND = 2_000;

/**
 * Time from `npm start` to the first answer, with everything installed: at first with build, database and data, then
 * without; and to the last of the demonstration's data.
 */
export async function measureStart(): Promise<BenchFigure[]> {
  await rm(join(root, 'dist/stamp'), { force: true });
  return inTemporaryFolder(async (dir) => {
    const begun = performance.now();
    const served = await startPortal(dir);
    const first = performance.now() - begun;
    await untilFilled(served);
    const whole = performance.now() - begun;
    await served.stop();
    const again = performance.now();
    const restarted = await startPortal(dir);
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
  withDemonstration((served) => measureLighthouse(served.base, say));

const timeFigure = (what: string, time: number, most: number): BenchFigure => ({
  what,
  measured: s(time),
  against: `${s(most)}, the limit`,
  ratio: time / most,
  limit: { most: 1 },
});
