import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { filterRoom, isCut, lineOf } from './room.ts';

describe('the line of filters', () => {
  it.each(datasets.map((set) => [set.id, set] as const))('of %s keeps the order of the definition', (_, set) => {
    const line = lineOf(set);
    expect(line).toEqual(set.list.filters.main.filter((name) => line.includes(name)));
  });

  it.each(datasets.map((set) => [set.id, set] as const))('of %s leaves out only what does not fit', (_, set) => {
    const line = lineOf(set);
    const taken = line.reduce((sum, name) => sum + filterRoom(fieldOf(set, name)), 0);
    expect(taken).toBeLessThanOrEqual(55);
    for (const name of set.list.filters.main.filter((one) => !line.includes(one)))
      expect(taken + filterRoom(fieldOf(set, name))).toBeGreaterThan(55);
  });

  it('never holds a date that people wait for, whose shortcuts need lines of their own', () => {
    for (const set of datasets)
      for (const name of lineOf(set)) expect(fieldOf(set, name).awaited, `${set.id} ${name}`).toBeFalsy();
  });
});

it('a state is read whole or not at all, a text may be cut', () => {
  const contratos = datasets.find(({ id }) => id === 'contratos');
  if (!contratos) throw new Error('no contratos');
  const cut = ['txtObjeto', 'txtModalidade', 'txtSituacao', 'vlrContrato', 'dtAssinatura', 'numContrato'];
  expect(cut.filter((name) => isCut(fieldOf(contratos, name)))).toEqual(['txtObjeto', 'txtModalidade']);
});
