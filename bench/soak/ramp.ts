import { percentile } from '../figure.ts';
import type { VisitorSample, Visitors } from './visitors.ts';

/** Milliseconds that 95 of 100 answers may take: past it, or with a failure, the portal is over its capacity. */
export const MOST_P95_MS = 500;
const STEP_MS = 4_000;
const FIRST_RATE = 10;
const GROWTH = 1.35;
const MOST_STEPS = 12;

export const isFailure = ({ status }: VisitorSample): boolean => status === 0 || status >= 500;

/** Requests a second that a portal bears: the rate is raised until answers take too long, and the last good one counts. */
export async function findCapacity(visitors: Visitors, say: (line: string) => void): Promise<number> {
  await warmUp(visitors);
  let good = FIRST_RATE;
  for (let step = 0, rate = FIRST_RATE; step < MOST_STEPS; step++, rate *= GROWTH) {
    const samples: VisitorSample[] = [];
    await visitors.visit(rate, STEP_MS, (sample) => samples.push(sample));
    const p95 = percentile(
      samples.map(({ ms }) => ms),
      95,
    );
    const failures = samples.filter(isFailure).length;
    say(`  ${rate.toFixed(0)} requests/s: p95 ${p95.toFixed(0)} ms${failures > 0 ? `, ${failures} failed` : ''}`);
    if (p95 > MOST_P95_MS || failures > 0) break;
    good = rate;
  }
  return good;
}

/**
 * Visits until answers come no faster: the first ones find nothing in memory and no compiled code, and a portal that was
 * just filled still writes its index of words.
 */
async function warmUp(visitors: Visitors): Promise<void> {
  for (let step = 0, before = Number.POSITIVE_INFINITY; step < MOST_STEPS; step++) {
    const times: number[] = [];
    await visitors.visit(FIRST_RATE, STEP_MS, ({ ms }) => times.push(ms));
    const p95 = percentile(times, 95);
    if (p95 > before * 0.8) return;
    before = p95;
  }
}
