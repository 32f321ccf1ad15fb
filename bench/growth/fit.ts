/** A size and the time it took. */
export interface GrowthPoint {
  rows: number;
  time: number;
}

/** The exponent k of time ~ rows^k that fits the points best: the slope of their logarithms. */
export function exponentOf(points: readonly GrowthPoint[]): number {
  const logs = points.map(({ rows, time }) => [Math.log(rows), Math.log(time)] as const);
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(logs.map(([rows]) => rows)), mean(logs.map(([, time]) => time))];
  const along = logs.reduce((sum, [rows, time]) => sum + (rows - x) * (time - y), 0);
  const wide = logs.reduce((sum, [rows]) => sum + (rows - x) ** 2, 0);
  return along / wide;
}
