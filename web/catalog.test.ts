import { expect, it } from 'vitest';
import { datasets } from '../catalog/datasets/index.ts';
import { definition, pages } from './catalog.ts';

it('each definition is found by its page, in a file of its own', async () => {
  const found = await Promise.all(pages.map(({ id }) => definition(id)));
  expect(found).toEqual(pages.map(({ id }) => datasets.find((set) => set.id === id)));
});

it('asked for twice, a definition is the same', () => {
  const [first] = pages;
  expect(definition(first?.id ?? '')).toBe(definition(first?.id ?? ''));
});

it('a dataset that is not there is a fault of ours', async () => {
  await expect(definition('xilofones')).rejects.toThrow('the portal has no dataset xilofones');
});
