import { type Dataset, fieldOf } from '../dataset.ts';

/**
 * The fields by which a dataset's rows are counted and added up at each load, besides its period and the kinds that it
 * keeps apart: those of its charts, those whose filters list their values, and the day that its list is sorted by.
 */
export function summaryFields(set: Dataset): string[] {
  const { charts, filters, sort, apart } = set.list;
  const order = sort.replace(/^-/, '');
  const names = [
    ...charts.map(({ by }) => by.split('.')[0] ?? ''),
    ...[...filters.main, ...filters.more].filter((name) => fieldOf(set, name).listed),
    ...(fieldOf(set, order).time ? [order] : []),
  ];
  return [...new Set(names)].filter((name) => name !== set.period && name !== apart);
}
