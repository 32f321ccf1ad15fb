import { rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { asOwner } from '../faults/owner.ts';
import { type BenchFigure, count, mb, ms, percentile } from '../figure.ts';
import { temporaryFolder } from '../folder.ts';
import { type ChaosCount, disturb } from './chaos.ts';
import { MemoryLog } from './memory.ts';
import { SoakPortal } from './portal.ts';
import { contractTotals, SoakPublisher } from './publisher.ts';
import { findCapacity, isFailure, MOST_P95_MS } from './ramp.ts';
import { type VisitorSample, Visitors } from './visitors.ts';
import { Writers } from './writers.ts';

/** Part of the capacity at which the portal is held. */
const LOAD = 0.7;
/** Bytes that a process may gain in an hour. */
const MOST_GROWTH = 60e6;
const SAMPLE_MS = 5_000;
const MINUTE_MS = 60_000;
/** Year whose contracts are published again and again. */
const YEAR = 2025;
/** Kills in a soak at least, and milliseconds between two at most. */
const LEAST_KILLS = 3;
const KILL_EVERY_MS = 180_000;

type Say = (line: string) => void;

/** What visitors saw in a soak. */
interface SeenBySoak {
  times: number[];
  failures: Map<string, number>;
  again: number;
  /** Lists whose totals were looked at, and those that were wrong. */
  looked: number;
  wrong: number;
}

/** Holds a portal, in a folder of its own unless one to keep is named, at a part of its capacity while data are published, messages sent and processes killed. */
export async function measureSoak(minutes: number, kept: string | undefined, say: Say): Promise<BenchFigure[]> {
  const folder = kept ?? (await temporaryFolder());
  const portal = await SoakPortal.start(folder);
  const visitors = new Visitors(portal.port);
  try {
    await visitors.learn();
    say('capacity:');
    const capacity = await findCapacity(visitors, say);
    const rate = capacity * LOAD;
    say(`${minutes} minutes at ${rate.toFixed(0)} of ${capacity.toFixed(0)} requests a second`);
    return await soakAt({ portal, visitors, rate, capacity, minutes }, say);
  } finally {
    visitors.close();
    await portal.stop();
    if (!kept) await rm(folder, { recursive: true, force: true });
  }
}

interface SoakPlan {
  portal: SoakPortal;
  visitors: Visitors;
  rate: number;
  capacity: number;
  minutes: number;
}

async function soakAt(plan: SoakPlan, say: Say): Promise<BenchFigure[]> {
  const { portal, visitors, rate, minutes } = plan;
  const publisher = new SoakPublisher(portal.port, await portal.token('pmdemo'), YEAR);
  await publisher.learn();
  const writers = new Writers(portal.port);
  const before = await storedMessages(portal);
  const seen: SeenBySoak = { times: [], failures: new Map(), again: 0, looked: 0, wrong: 0 };
  const log = new MemoryLog();
  const stop = new AbortController();
  const killEvery = Math.min(KILL_EVERY_MS, (minutes * MINUTE_MS) / (LEAST_KILLS + 1));
  const beside = [
    disturb(portal, killEvery, stop.signal),
    publisher.publishAgain(stop.signal),
    writers.writeAgain(stop.signal),
    watch(portal, log, stop.signal),
  ] as const;
  const telling = setInterval(() => say(progress(seen, publisher, writers)), MINUTE_MS);
  await visitors.visit(rate, minutes * MINUTE_MS, (sample) => noteVisit(seen, sample, publisher));
  clearInterval(telling);
  stop.abort();
  const [chaos] = await Promise.all(beside);
  say(progress(seen, publisher, writers));
  const stored = (await storedMessages(portal)) - before;
  const isKept = await publisher.isKept();
  return soakFigures(plan, { seen, publisher, writers, chaos, stored, isKept, growth: growthOf(log, minutes) });
}

function noteVisit(seen: SeenBySoak, sample: VisitorSample, { path, totals }: SoakPublisher): void {
  seen.times.push(sample.ms);
  if (sample.again) seen.again++;
  if (isFailure(sample)) {
    const what = `${sample.status || 'broken'} ${sample.kind}`;
    seen.failures.set(what, (seen.failures.get(what) ?? 0) + 1);
  } else if (sample.path === path && sample.host.startsWith('pmdemo')) {
    const found = contractTotals(sample.text);
    seen.looked++;
    if (found?.rows !== totals.rows || found.sum !== totals.sum) seen.wrong++;
  }
}

/** Samples the memory of every process until it is told to stop. */
async function watch(portal: SoakPortal, log: MemoryLog, stop: AbortSignal): Promise<void> {
  const begun = performance.now();
  while (!stop.aborted) {
    log.note(portal.processes(), (performance.now() - begun) / 3_600_000);
    await setTimeout(SAMPLE_MS, undefined, { signal: stop }).catch(() => undefined);
  }
}

/** Growth after the first third, in which memory fills with what is asked for. */
const growthOf = (log: MemoryLog, minutes: number): number => log.growth(minutes / 180, (minutes * 0.95) / 60);

const storedMessages = async (portal: SoakPortal): Promise<number> =>
  asOwner(await portal.database(), async (owner) => {
    const { rows } = await owner.query<{ stored: number }>('SELECT count(*)::int AS stored FROM mensagens.recebidas');
    return rows[0]?.stored ?? 0;
  });

const failureWords = ({ failures }: SeenBySoak): string =>
  [...failures].map(([what, many]) => `${many} × ${what}`).join(', ') || 'none';

const sumOf = (counts: Map<string, number>): number => [...counts.values()].reduce((sum, one) => sum + one, 0);

function progress(seen: SeenBySoak, publisher: SoakPublisher, writers: Writers): string {
  const p95 = percentile(seen.times, 95);
  return `  ${count(seen.times.length)} requests, p95 ${ms(p95)}, failures: ${failureWords(seen)}; ${publisher.published} loads, ${writers.taken} messages`;
}

interface SoakFound {
  seen: SeenBySoak;
  publisher: SoakPublisher;
  writers: Writers;
  chaos: ChaosCount;
  /** Messages that the database holds more than before. */
  stored: number;
  isKept: boolean;
  growth: number;
}

function soakFigures({ rate, capacity, minutes }: SoakPlan, found: SoakFound): BenchFigure[] {
  const { seen, publisher, writers, chaos, stored, growth } = found;
  const errors = sumOf(seen.failures);
  const asked = seen.times.length;
  const how = `${minutes} minutes at 70% of capacity (${rate.toFixed(0)} of ${capacity.toFixed(0)} requests a second), ${chaos.processes} processes and ${chaos.connections} connections to the database killed`;
  const p95 = percentile(seen.times, 95);
  const loads = publisher.published + publisher.refused;
  return [
    {
      what: `Errors that visitors saw in ${how}`,
      measured: `${count(errors)} of ${count(asked)} (${failureWords(seen)}; ${seen.again} sent once more, as browsers do)`,
      against: '0, the limit',
      ratio: errors,
      limit: { most: 0 },
    },
    {
      what: 'Answers meanwhile, 95 of 100',
      measured: ms(p95),
      against: `${ms(MOST_P95_MS)}, the limit of the capacity`,
      ratio: p95 / MOST_P95_MS,
      limit: { most: 1 },
    },
    {
      what: 'Memory that the fastest-growing process gains in an hour, after the first third',
      measured: mb(growth),
      against: `${mb(MOST_GROWTH)}, the limit`,
      ratio: growth / MOST_GROWTH,
      limit: { most: 1 },
    },
    {
      what: `Files published meanwhile, and read back whole at the end (${found.isKept ? 'yes' : 'no'})`,
      measured: count(found.isKept ? publisher.published : 0),
      against: `${count(loads)} sent`,
      ratio: found.isKept ? publisher.published / loads : 0,
      limit: { least: 1 },
    },
    {
      what: 'Lists whose count and sum were those of what was loaded, of those asked meanwhile',
      measured: count(seen.looked - seen.wrong),
      against: `${count(seen.looked)} asked`,
      ratio: seen.looked === 0 ? 0 : (seen.looked - seen.wrong) / seen.looked,
      limit: { least: 1 },
    },
    {
      what: `Messages that are stored, of those that were taken (${writers.refused} were not)`,
      measured: count(stored),
      against: `${count(writers.taken)} taken`,
      ratio: writers.taken === 0 ? 0 : stored / writers.taken,
      limit: { least: 1 },
    },
  ];
}
