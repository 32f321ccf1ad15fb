import { type Dataset, fieldOf } from '../dataset.ts';

/** A total as people are told it. */
export interface ToldTotal {
  label: string;
  text: string;
}

export const isMean = ({ list: { means = [] } }: Dataset, name: string): boolean => means.includes(name);

/** The mean of a total over so many rows; of none it is zero. */
export const meanOf = (sum: number, rows: number): number => (rows === 0 ? 0 : sum / rows);

/** A mean has one decimal more than what it is the mean of, except money. */
export function formatMean(set: Dataset, name: string, mean: number): string {
  const { currency, places, format } = fieldOf(set, name);
  return currency ? format(mean) : mean.toLocaleString('pt-BR', { maximumFractionDigits: places + 1 });
}

/** The label and figure of a total of some rows: their sum, or their mean where a sum would say nothing. */
export function toldTotal(set: Dataset, name: string, sum: number, rows: number): ToldTotal {
  const { label, format } = fieldOf(set, name);
  if (!isMean(set, name)) return { label, text: format(sum) };
  return { label: `${label}, em média`, text: formatMean(set, name, meanOf(sum, rows)) };
}
