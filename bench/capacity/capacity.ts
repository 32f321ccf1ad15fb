import { readFileSync, writeFileSync } from 'node:fs';
import { withDemonstration } from '../demonstration.ts';
import { type BenchFigure, count, ms, timed, times } from '../figure.ts';
import { measuredCommit } from '../written.ts';
import { measureCosts } from './costs.ts';
import { measureRowLoad } from './loading.ts';
import { capacityPart, withCapacity } from './page.ts';
import { type CapacityRow, MOST_USE, MOST_WAIT_MS, sizeFor } from './sizes.ts';

const SIZES = [1, 20, 200, 1_000, 5_570];
const PAGE = new URL('../../docs/escala.md', import.meta.url);

/** Measures what requests and loads cost, simulates a day of installations of several sizes, and writes the page's table. */
export async function measureCapacity(say: (line: string) => void): Promise<BenchFigure[]> {
  const costs = await withDemonstration((served, dir) => measureCosts(served, dir, say));
  const loadMs = await measureRowLoad(say);
  const rows: CapacityRow[] = [];
  for (const bodies of SIZES) {
    const time = await timed(async () => rows.push(sizeFor(bodies, costs, loadMs)));
    say(`${count(bodies)} bodies: ${rows.at(-1)?.cores} cores, simulated in ${ms(time)}`);
  }
  writeFileSync(PAGE, withCapacity(readFileSync(PAGE, 'utf8'), capacityPart(rows, costs, measuredCommit())));
  return rows.map(figureOf);
}

const figureOf = ({ bodies, cores, day }: CapacityRow): BenchFigure => ({
  what: `Busiest hour of ${count(bodies)} municipalities on ${count(cores)} cores, simulated: share of the processors in use (${count(day.rate)} requests a second, 95 of 100 wait ${ms(day.wait)} for a core, of ${MOST_WAIT_MS} ms)`,
  measured: times(day.use),
  against: `${times(MOST_USE)}, so that half stays free`,
  ratio: day.use / MOST_USE,
  limit: { most: 1 },
});
