import { expect, it } from 'vitest';
import type { Inspection } from '../../import/inspect/inspect.ts';
import { groupFiles } from './groups.ts';

const file = (id: string) => ({ id, nome: `${id}.csv`, tamanho: 1 });

/** A file that looks like a dataset, and surely is of none. */
const like = (at: number, dataset: string | null): Inspection['files'][number] => ({
  file: at,
  candidates: dataset === null ? [] : [{ dataset, sure: false, explained: 4, why: '' }],
});

it('files that nobody can tell are parted by what they look like most, the pages of one report together', () => {
  const row = { arquivos: ['a', 'b', 'c', 'd'].map(file) };
  const files = [like(0, 'receitas'), like(1, 'servidores'), like(2, 'receitas'), like(3, null)];
  const groups = groupFiles([], row, { files, unread: [], reading: null, sheet: null });
  expect(groups.map((one) => [one.dataset, one.files])).toEqual([
    [null, ['a', 'c']],
    [null, ['b']],
    [null, ['d']],
  ]);
});
