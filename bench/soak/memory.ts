import type { PortalProcess } from './portal.ts';

/** Memory of a process at a moment. */
interface MemorySample {
  hours: number;
  bytes: number;
}

/** Memory of each process of a portal over time. */
export class MemoryLog {
  readonly #samples = new Map<number, MemorySample[]>();

  note(processes: readonly PortalProcess[], hours: number): void {
    for (const { pid, memory } of processes)
      this.#samples.set(pid, [...(this.#samples.get(pid) ?? []), { hours, bytes: memory }]);
  }

  /** Bytes that the fastest-growing process gains an hour, of those that lived through all that is looked at. */
  growth(fromHours: number, toHours: number): number {
    const found = [...this.#samples.values()].flatMap((samples) => {
      const late = samples.filter(({ hours }) => hours >= fromHours);
      const [first, last] = [samples[0], samples.at(-1)];
      return first && last && first.hours <= fromHours && last.hours >= toHours ? [slopeOf(lows(late))] : [];
    });
    return found.length === 0 ? Number.NaN : Math.max(...found);
  }
}

/** Samples of a stretch whose lowest one counts: between two sweeps of the collector memory only rises. */
const STRETCH = 6;

/** The lowest sample of each stretch. */
const lows = (samples: readonly MemorySample[]): MemorySample[] =>
  Array.from({ length: Math.ceil(samples.length / STRETCH) }, (_, i) =>
    samples.slice(i * STRETCH, (i + 1) * STRETCH).reduce((low, one) => (one.bytes < low.bytes ? one : low)),
  );

/** Slope of the line through samples by least squares, in bytes an hour. */
export function slopeOf(samples: readonly MemorySample[]): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
  const [hours, bytes] = [mean(samples.map((one) => one.hours)), mean(samples.map((one) => one.bytes))];
  const across = samples.reduce((sum, one) => sum + (one.hours - hours) * (one.bytes - bytes), 0);
  const along = samples.reduce((sum, one) => sum + (one.hours - hours) ** 2, 0);
  return along === 0 ? 0 : across / along;
}
