import { expect, it } from 'vitest';
import { ASKED } from '../acessos/visited.ts';
import { datasets } from '../datasets/index.ts';
import { routes } from '../routes.ts';
import { askedPages, FIRST, wordsAskedAt } from './speech.ts';

const all = routes(datasets);

it('every page of the menu has words that people ask for it by', () => {
  const silent = all.filter(({ path, menu }) => menu && wordsAskedAt(path, datasets) === '');
  expect(silent.map(({ path }) => path)).toEqual([]);
});

it('a page that has words of its own exists, and is no dataset, which says them in its definition', () => {
  const written = all.filter(({ dataset, chamber }) => !dataset || chamber).map(({ path }) => path);
  expect(written).toEqual(expect.arrayContaining([...askedPages]));
});

it('what comes first among equals, and what every portal is asked for, is there', () => {
  expect(['paginas', ...datasets.map(({ id }) => id)]).toEqual(expect.arrayContaining([...FIRST]));
  expect(all.map(({ path }) => path)).toEqual(expect.arrayContaining([...ASKED]));
});
