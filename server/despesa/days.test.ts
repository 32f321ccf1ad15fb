import { describe, expect, it } from 'vitest';
import { monthsWithin } from './sums.ts';

const day = (first: string, last: string) => ({ year: 2024, first: `2024-${first}`, last: `2024-${last}` });

describe('days of an exercise as months that are kept ready', () => {
  it.each<[string, string, [number, number] | null, [string, string][]]>([
    ['01-01', '12-31', [1, 12], []],
    ['02-01', '02-29', [2, 2], []],
    ['02-01', '02-28', null, [['02-01', '02-28']]],
    ['03-10', '03-31', null, [['03-10', '03-31']]],
    ['03-10', '03-10', null, [['03-10', '03-10']]],
    ['03-10', '06-30', [4, 6], [['03-10', '03-31']]],
    ['01-01', '06-29', [1, 5], [['06-01', '06-29']]],
    [
      '03-31',
      '04-01',
      null,
      [
        ['03-31', '03-31'],
        ['04-01', '04-01'],
      ],
    ],
    [
      '01-02',
      '12-30',
      [2, 11],
      [
        ['01-02', '01-31'],
        ['12-01', '12-30'],
      ],
    ],
  ])('%s to %s', (first, last, months, edges) => {
    const { from, to, edges: rest } = monthsWithin(day(first, last));
    expect(from <= to ? [from, to] : null).toEqual(months);
    expect(rest).toEqual(edges.map(([a, b]) => day(a, b)));
  });
});
