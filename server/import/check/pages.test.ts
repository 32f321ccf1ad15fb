import { describe, expect, it } from 'vitest';
import { Random } from '../../../demo/kit/random.ts';
import { fingerprintCells } from './fingerprints.ts';
import { PAGE, RepeatedPages } from './pages.ts';

const addTo = (pages: RepeatedPages, cells: string[]): number => pages.add(cells, fingerprintCells(cells));

/** Lines given as words, and the runs found among them. */
function runsOf(words: readonly (string | number)[], proven = false) {
  const pages = new RepeatedPages(proven);
  const told = words.reduce<number>((sum, word) => sum + addTo(pages, [String(word), 'x']), 0);
  expect(told, 'every line of a run is told once').toBe(pages.runs.reduce((sum, { count }) => sum + count, 0));
  return pages.runs;
}

const upTo = (count: number, from = 0): number[] => Array.from({ length: count }, (_, i) => from + i);

describe.each([false, true])('lines that repeat others (proven: %s)', (proven) => {
  it('are a page from twenty different ones on', () => {
    expect(runsOf([...upTo(50), ...upTo(PAGE, 10), 99], proven)).toEqual([{ at: 50, of: 10, count: PAGE }]);
    expect(runsOf([...upTo(50), ...upTo(PAGE - 1, 10), 99], proven)).toEqual([]);
  });

  it('are found from the first to the last, with those among them that are alike', () => {
    const page = [1, 1, 1, ...upTo(25), 7, 7, 7];
    const words = [...upTo(30, 100), ...page, ...upTo(30, 200), ...page, ...upTo(5, 300)];
    expect(runsOf(words, proven)).toEqual([{ at: 91, of: 30, count: page.length }]);
  });

  it('may come three times, or two pages one after the other', () => {
    expect(runsOf([...upTo(30), ...upTo(30), ...upTo(30)], proven)).toEqual([{ at: 30, of: 0, count: 60 }]);
    const words = [...upTo(90), ...upTo(30, 60), ...upTo(30)];
    expect(runsOf(words, proven)).toEqual([
      { at: 90, of: 60, count: 30 },
      { at: 120, of: 0, count: 30 },
    ]);
  });

  it('are no page in another order', () => {
    expect(runsOf([...upTo(50), ...upTo(50).reverse()], proven)).toEqual([]);
  });
});

it('cells are compared one by one: the same letters cut elsewhere are another line', () => {
  const pages = new RepeatedPages(false);
  for (const n of upTo(30)) addTo(pages, [`${n}a`, 'b']);
  for (const n of upTo(30)) addTo(pages, [`${n}`, 'ab']);
  expect(pages.runs).toEqual([]);
});

it('a payroll without names, thousands of lines of a few kinds, has no page, sorted or not', () => {
  const kinds = upTo(60).map((n) => `cargo ${n}`);
  const random = new Random(1);
  // More of the first kinds than of the last, as in life.
  const drawn = upTo(20_000).map(() => kinds[Math.floor(60 * random.next() ** 3)] ?? '');
  expect(runsOf(drawn)).toEqual([]);
  expect(runsOf([...drawn].sort())).toEqual([]);
});

it('two hundred thousand lines are looked at in a moment', () => {
  const started = performance.now();
  expect(runsOf([...upTo(200_000), ...upTo(500, 100_000)])).toEqual([{ at: 200_000, of: 100_000, count: 500 }]);
  expect(performance.now() - started).toBeLessThan(5_000);
});
