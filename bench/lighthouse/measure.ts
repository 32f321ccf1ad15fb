import type { BenchFigure } from '../figure.ts';
import { measureInteractions } from './interaction.ts';
import { measuredPages, measurePage } from './pages.ts';
import { installLighthouse } from './program.ts';

/** Visits of a page, of which the median counts. `BENCH_TIMES` makes a quick trial. */
const VISITS = Number(process.env.BENCH_TIMES) || 5;

/** Measures the five pages as Lighthouse's phone sees them, and the presses on a list. `base` is that of the API. */
export async function measureLighthouse(base: string, say: (line: string) => void): Promise<BenchFigure[]> {
  // By the name that browsers trust like a secure address, where a worker may keep pages.
  const origin = new URL(base).origin.replace('127.0.0.1', 'localhost');
  await installLighthouse(say);
  const figures: BenchFigure[] = [];
  for (const page of await measuredPages(origin)) {
    say(`Lighthouse: ${page.name}…`);
    figures.push(...(await measurePage(origin, page, VISITS)));
  }
  say('From press to paint…');
  return [...figures, ...(await measureInteractions(origin, VISITS))];
}
