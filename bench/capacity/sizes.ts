import { Random } from '../../demo/kit/random.ts';
import { USUAL_LIMITS } from '../../server/limits/limits.ts';
import { ASSUMPTIONS } from './assumptions.ts';
import type { MeasuredCosts } from './costs.ts';
import { populations, publishedRows } from './country.ts';
import { type SimulatedDay, simulateDay } from './day.ts';

/** What an installation of so many municipalities needs. */
export interface CapacityRow {
  bodies: number;
  rows: number;
  /** Bytes on disk, documents included, and in memory. */
  disk: number;
  memory: number;
  cores: number;
  day: SimulatedDay;
  /** Core hours of the loads of one night. */
  loading: number;
  /** Reais a month. */
  cost: number;
}

/** Share of the processors that the busiest hour may use, and milliseconds that 95 of 100 requests may wait for a core. */
export const MOST_USE = 0.5;
export const MOST_WAIT_MS = 100;
const MAX_CORES = 256;
const SEED = 17;

const kept = (): number => USUAL_LIMITS.cacheMegabytes * 2 ** 20;

/** The smallest machine on which the busiest hour of a day of news keeps both bounds; half of it stays free for the loads and for what nobody foresaw. */
export function sizeFor(bodies: number, costs: MeasuredCosts, loadMs: number): CapacityRow {
  const inhabitants = populations(bodies);
  const rows = inhabitants.reduce((sum, one) => sum + publishedRows(one), 0);
  const loading = loadingHours(rows, loadMs);
  const { cores, day } = machineFor(inhabitants, costs, loading);
  const data = rows * costs.rowBytes;
  const { documentBytes, databaseMemory, hotShare } = ASSUMPTIONS;
  const disk = data + bodies * documentBytes.value;
  const memory = cores * costs.processBytes + databaseMemory.value + data * hotShare.value;
  return { bodies, rows, disk, memory, cores, day, loading, cost: costOf(cores, memory, disk) };
}

function machineFor(
  inhabitants: readonly number[],
  { requests }: MeasuredCosts,
  loading: number,
): Pick<CapacityRow, 'cores' | 'day'> {
  const least = Math.max(1, Math.ceil(loading / ASSUMPTIONS.nightHours.value / MOST_USE));
  for (let cores = least; cores <= MAX_CORES; cores++) {
    const day = simulateDay(
      inhabitants,
      { cores, memory: kept(), costs: requests, surge: ASSUMPTIONS.surge.value },
      new Random(SEED),
    );
    if (day.use <= MOST_USE && day.wait <= MOST_WAIT_MS) return { cores, day };
    // A machine that is far too small says how large one has to be; more processes find a little less in memory.
    cores = Math.max(cores, Math.floor((cores * day.use) / MOST_USE) - 1);
  }
  throw new Error(`no machine of up to ${MAX_CORES} cores is enough for ${inhabitants.length} bodies`);
}

/** Core hours of one night: part of the current year of every body is published again. */
const loadingHours = (rows: number, loadMs: number): number =>
  ((rows / ASSUMPTIONS.years.value) * ASSUMPTIONS.reloaded.value * loadMs) / 3_600_000;

const costOf = (cores: number, memory: number, disk: number): number =>
  cores * ASSUMPTIONS.coreCost.value +
  (memory / 1e9) * ASSUMPTIONS.memoryCost.value +
  (disk / 1e9) * ASSUMPTIONS.diskCost.value;
