import { expect, it } from 'vitest';
import { datasets } from '../catalog/datasets/index.ts';
import { datasetPages, loadDefinition } from './catalog.ts';

it('each definition is found by its page, in a file of its own', async () => {
  const found = await Promise.all(datasetPages.map(({ id }) => loadDefinition(id)));
  expect(found).toEqual(datasetPages.map(({ id }) => datasets.find((set) => set.id === id)));
});

it('asked for twice, a definition is the same', () => {
  const [first] = datasetPages;
  expect(loadDefinition(first?.id ?? '')).toBe(loadDefinition(first?.id ?? ''));
});

it('a dataset that is not there is a fault of ours', async () => {
  await expect(loadDefinition('xilofones')).rejects.toThrow('the portal has no dataset xilofones');
});
