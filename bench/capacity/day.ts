import type { Random } from '../../demo/kit/random.ts';
import { percentile } from '../figure.ts';
import { HOURS } from './assumptions.ts';
import { Crowd } from './crowd.ts';
import type { RequestCosts } from './kinds.ts';

/** One machine on one working day. */
export interface SimulatedMachine {
  cores: number;
  /** Bytes of answers that each of its processes keeps; it has one for each core. */
  memory: number;
  costs: RequestCosts;
  /** How many times the usual visits of people come; absent, the usual. */
  surge?: number;
}

/** What the busiest hour of the day was like. */
export interface SimulatedDay {
  /** Requests of the whole day, and a second in the busiest hour. */
  requests: number;
  rate: number;
  /** Share of the requests that memory answered. */
  hits: number;
  /** Share of the processors' time that was used. */
  use: number;
  /** Milliseconds until a core is free that 95 of 100 requests do not exceed. */
  wait: number;
}

const HOUR_MS = 3_600_000;
/** Requests that are simulated of one hour; of a busier hour this many, at its rate. */
const MAX_REQUESTS = 150_000;

/** Simulates the hours until the busiest one, each request in turn, with the memory that those before it left behind. */
export function simulateDay(inhabitants: readonly number[], machine: SimulatedMachine, random: Random): SimulatedDay {
  const crowd = new Crowd(inhabitants, machine.surge ?? 1, random);
  const peak = HOURS.indexOf(Math.max(...HOURS));
  const kept = Array.from({ length: machine.cores }, () => new KeptAnswers(machine.memory));
  // The loads of the night empty the memory; the hours before the busiest fill it again.
  for (let hour = 7; hour < peak; hour++) simulateHour(crowd, hour, machine, kept);
  const busiest = simulateHour(crowd, peak, machine, kept);
  return { ...busiest, requests: crowd.requestsOfDay() };
}

type SimulatedHour = Omit<SimulatedDay, 'requests'>;

function simulateHour(
  crowd: Crowd,
  hour: number,
  { cores, costs }: SimulatedMachine,
  kept: readonly KeptAnswers[],
): SimulatedHour {
  const rate = crowd.rateOf(hour);
  const robots = crowd.robotsOf(hour);
  const asked = Math.min(MAX_REQUESTS, Math.round(rate * (HOUR_MS / 1000)));
  const free = new Array<number>(cores).fill(0);
  const waits: number[] = [];
  const sum = { busy: 0, hits: 0, clock: 0 };
  for (let i = 0; i < asked; i++) {
    sum.clock += crowd.gapAt(rate);
    const { kind, address } = crowd.request(robots);
    const isHot = kept[i % cores]?.asks(address, costs[kind].bytes) ?? false;
    const cost = crowd.varied(isHot ? costs[kind].hot : costs[kind].cold);
    sum.hits += Number(isHot);
    sum.busy += cost;
    waits.push(serveBy(free, sum.clock, cost) - cost - sum.clock);
  }
  return {
    rate,
    hits: sum.hits / asked,
    use: sum.busy / (sum.clock * cores),
    wait: percentile(waits, 95),
  };
}

/** Gives a request to the core that is free first, and returns when it is done. */
function serveBy(free: number[], clock: number, cost: number): number {
  let first = 0;
  for (let core = 1; core < free.length; core++) if ((free[core] ?? 0) < (free[first] ?? 0)) first = core;
  const done = Math.max(clock, free[first] ?? 0) + cost;
  free[first] = done;
  return done;
}

/** Answers in the memory of one process: the one asked for longest ago leaves first. */
class KeptAnswers {
  readonly #bytes = new Map<number, number>();
  #room: number;

  constructor(room: number) {
    this.#room = room;
  }

  /** Whether an answer is there; if it is not, it is from now on. */
  asks(address: number, bytes: number): boolean {
    if (bytes === 0) return false;
    const isKept = this.#bytes.delete(address);
    if (!isKept) this.#room -= bytes;
    this.#bytes.set(address, bytes);
    for (const [oldest, size] of this.#bytes) {
      if (this.#room >= 0) break;
      this.#bytes.delete(oldest);
      this.#room += size;
    }
    return isKept;
  }
}
