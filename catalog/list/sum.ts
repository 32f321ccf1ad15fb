import type { Dataset } from '../dataset.ts';

/** The sum that a dataset is about: the one its charts draw. */
export const mainSum = ({ list: { charts, totals } }: Dataset): string | undefined =>
  totals.find((name) => charts.find(({ sum }) => sum)?.sum === name) ?? totals[0];
