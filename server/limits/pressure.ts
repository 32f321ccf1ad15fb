import { type EventLoopUtilization, monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

/** What is refused: nothing, what costs most, all questions for data, or pages as well. */
export type PressureLevel = 0 | 1 | 2 | 3;

/** What a process looks like at a moment. */
export interface ProcessSample {
  /** Mean delay of the event loop since the last sample, in milliseconds. */
  delayMs: number;
  /** Part of the last seconds in which the event loop did nothing but work. */
  utilization: number;
  /** Memory of the process as a part of what it may have, and V8's heap as a part of what V8 allows. */
  memory: number;
  heap: number;
}

export interface PressureBounds {
  /** Event loop delay, in milliseconds, from which on all questions for data are refused; 0 means never. */
  delayMs: number;
  memoryBytes: number;
}

const EVERY_MS = 500;
/** Samples over which utilization is looked at: a page that takes a second to draw is no pressure. */
const UTILIZED_SAMPLES = 10;
/** Parts of a bound from which on the first, the second and the third level hold. */
const DELAY_LEVELS = [1 / 8, 1 / 2, 2] as const;
const MEMORY_LEVELS = [0.8, 0.9, 1] as const;
const HEAP_LEVELS = [0.75, 0.85, 0.95] as const;
const FULLY_UTILIZED = 0.98;
const NS_PER_MS = 1e6;

/** How many of the parts a value has passed. */
const levelAt = (value: number, parts: readonly [number, number, number]): PressureLevel =>
  value >= parts[2] ? 3 : value >= parts[1] ? 2 : value >= parts[0] ? 1 : 0;

/** The level that a sample means. A second without a measurement has no delay to judge by. */
export function pressureLevel(sample: ProcessSample, { delayMs }: Pick<PressureBounds, 'delayMs'>): PressureLevel {
  if (delayMs === 0) return 0;
  const delay = Number.isFinite(sample.delayMs) ? levelAt(sample.delayMs / delayMs, DELAY_LEVELS) : 0;
  const utilized = sample.utilization >= FULLY_UTILIZED ? 1 : 0;
  const all = [delay, utilized, levelAt(sample.memory, MEMORY_LEVELS), levelAt(sample.heap, HEAP_LEVELS)] as const;
  return Math.max(...all) as PressureLevel;
}

/** Seconds in which a process is expected to have recovered: what is late must be worked off, and memory swept. */
export function recoverySeconds({ delayMs, memory, heap }: ProcessSample): number {
  const late = Number.isFinite(delayMs) ? delayMs / 100 : 0;
  const full = Math.max(0, memory - MEMORY_LEVELS[0], heap - HEAP_LEVELS[0]) * 100;
  return Math.min(60, 2 + late + full);
}

/** Watches the process, so that work can be refused before memory or the event loop suffer. */
export class PressureGauge {
  readonly #bounds: PressureBounds;
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });
  readonly #timer: NodeJS.Timeout;
  readonly #marks: EventLoopUtilization[] = [];
  sample: ProcessSample = { delayMs: 0, utilization: 0, memory: 0, heap: 0 };
  level: PressureLevel = 0;

  constructor(bounds: PressureBounds) {
    this.#bounds = bounds;
    this.#delay.enable();
    this.#timer = setInterval(() => this.#look(), EVERY_MS).unref();
  }

  close(): void {
    clearInterval(this.#timer);
    this.#delay.disable();
  }

  #look(): void {
    const { heap_size_limit: most, used_heap_size: used } = getHeapStatistics();
    this.sample = {
      delayMs: Math.max(0, this.#delay.mean / NS_PER_MS - 20),
      utilization: this.#utilization(),
      memory: process.memoryUsage.rss() / this.#bounds.memoryBytes,
      heap: used / most,
    };
    this.#delay.reset();
    this.level = pressureLevel(this.sample, this.#bounds);
  }

  /** Utilization over the last seconds; 0 until they have passed. */
  #utilization(): number {
    const now = performance.eventLoopUtilization();
    this.#marks.push(now);
    if (this.#marks.length <= UTILIZED_SAMPLES) return 0;
    const before = this.#marks.shift();
    return before ? performance.eventLoopUtilization(now, before).utilization : 0;
  }
}
