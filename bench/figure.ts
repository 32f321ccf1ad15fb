/** One line of the table: what was measured, beside what bounds it in the same run. */
export interface BenchFigure {
  what: string;
  measured: string;
  /** Value that bounds it in the same run. */
  against: string;
  /** Ratio of the value to its bound: a multiple, a share, or a size over the size allowed. */
  ratio: number;
  limit: { most: number } | { least: number };
}

export const kept = ({ ratio, limit }: BenchFigure): boolean =>
  'most' in limit ? ratio <= limit.most : ratio >= limit.least;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = Number.NaN, high = Number.NaN] = [sorted[(sorted.length - 1) >> 1], sorted[middle]];
  return (low + high) / 2;
}

/** The value that so many in a hundred do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? Number.NaN;
}

/** Milliseconds that a piece of work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

const decimals = (value: number, places: number): string =>
  value.toLocaleString('en', { minimumFractionDigits: places, maximumFractionDigits: places });

export const ms = (value: number): string => `${decimals(value, value < 10 ? 2 : 1)} ms`;
export const s = (value: number): string => `${decimals(value / 1000, 1)} s`;
export const mb = (bytes: number): string => `${decimals(bytes / 1e6, 0)} MB`;
export const kb = (bytes: number): string => `${decimals(bytes / 1e3, 1)} KB`;
export const count = (value: number): string => decimals(value, 0);
export const times = (value: number): string => decimals(value, 2);
