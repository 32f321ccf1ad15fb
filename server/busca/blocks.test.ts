import { expect, it } from 'vitest';
import { newestBlocks } from './blocks.ts';
import type { Lexicon } from './lexicon.ts';
import { tokensOf } from './question.ts';

/** An index of a dataset with a million rows in each of some years, and in how many of each year some words stand. */
function lexiconOf(years: readonly number[], words: Readonly<Record<string, number>>, size = 1_000_000): Lexicon {
  const each = (rows: number) => new Map(years.map((year) => [year, rows]));
  const own = new Map(Object.entries(words).map(([word, rows]) => [word, each(rows)]));
  return { sets: new Map([['empenhos', each(size)]]), behind: new Set(), words: new Map([['empenhos', own]]) };
}

const asking = (termo: string, lexicon: Lexicon, more: { any?: boolean; ano?: number } = {}) =>
  newestBlocks(
    { tenant: 7, dataset: 'empenhos', tokens: tokensOf(termo), any: more.any ?? false, ano: more.ano ?? null },
    lexicon,
  );

const large = lexiconOf([2024, 2025, 2026], { tinta: 200_000, papel: 150_000, lousa: 20_000, raro: 12, tonel: 9_000 });

it('a word of a fifth of millions of rows is asked of the newest block, of the latest year', () => {
  expect(asking('tinta', large)).toBe("('7:#2026/0')");
});

it('the rarer the words together, the more blocks, up to a few', () => {
  expect(asking('tinta papel', large)).toBe("('7:#2026/0' | '7:#2026/1')");
  expect(asking('lousa', large)).toBe(null);
  expect(asking('tinta papel', lexiconOf([2026], { tinta: 200_000, papel: 5_000 * 20 }))?.split(' | ').length).toBe(3);
});

it('a rare word, alone or beside a common one, is asked of all rows: its own are few', () => {
  expect(asking('raro', large)).toBe(null);
  expect(asking('raro tinta', large)).toBe(null);
  expect(asking('12345 tinta', large)).toBe(null);
});

it('any of several words is as common as the commonest', () => {
  expect(asking('raro tinta', large, { any: true })).toBe("('7:#2026/0')");
});

it('a year that was asked for is asked by its own blocks, and a year as a word is common', () => {
  expect(asking('tinta', large, { ano: 2024 })).toBe("('7:#2024/0')");
  expect(asking('2025', large)).toMatch(/^\('7:#2026\/0'/);
});

it('the years before follow where the latest has few rows yet', () => {
  const january = new Map([
    [2024, 1_000_000],
    [2025, 1_000_000],
    [2026, 900],
  ]);
  expect(asking('tinta', { ...large, sets: new Map([['empenhos', january]]) })).toBe("('7:#2026/0' | '7:#2025/0')");
});

it('few rows are asked at once, and so is an index that was written before there were blocks', () => {
  expect(asking('tinta', lexiconOf([2026], { tinta: 9_000 }, 10_000))).toBe(null);
  expect(asking('tinta', { ...large, sets: new Map([['empenhos', new Map()]]) })).toBe(null);
});
