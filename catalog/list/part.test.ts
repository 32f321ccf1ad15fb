import { describe, expect, it } from 'vitest';
import { fieldOf, sourceOf } from '../dataset.ts';
import { datasets } from '../datasets/index.ts';
import { columnsUnder, recordParts } from './part.ts';

const named = (id: string) => {
  const set = datasets.find((own) => own.id === id);
  if (!set) throw new Error(`no dataset ${id}`);
  return set;
};

const outside = datasets.filter(({ menu }) => !menu);

describe('a dataset outside the menu', () => {
  it.each(outside.map((set) => [set.id, set] as const))('%s belongs to a list of the menu', (_, set) => {
    expect(datasets.find(({ id }) => id === set.part)?.menu).toBeTypeOf('string');
  });

  it.each(
    datasets.flatMap((parent) =>
      recordParts(datasets, parent).map(({ set, by }) => [set.id, parent, set, by] as const),
    ),
  )('%s shows the record that each row belongs to, and leads there', (_, parent, set, by) => {
    const parentId = sourceOf(parent);
    expect(Object.keys(by)).not.toEqual([]);
    expect(named(parentId).key).toEqual(expect.arrayContaining(Object.keys(by)));
    expect(set.list.columns.flat().some((name) => set.links?.[name]?.dataset === parentId)).toBe(true);
    for (const name of Object.values(by)) expect(fieldOf(set, name).operators).toContain('eq');
  });

  it('belongs to the records that have its whole key, not to whoever shows it first', () => {
    expect(named('contratos-documentos').part).toBe('contratos');
    expect(named('contratos-aditivos').part).toBe('contratos');
    expect(named('diarias-valores').part).toBe('diarias');
  });

  it('does not repeat the record under the record itself', () => {
    const set = named('contratos-aditivos');
    expect(set.list.columns[0]).toEqual(['numContrato', 'numAnoPub']);
    const under = columnsUnder(set, { numContrato: 'numContrato', numAnoPub: 'numAnoPub' });
    expect(under[0]).toBe('numAditivo');
  });
});

it('what is cut from a list has the parts of that list', () => {
  const ids = (id: string) => recordParts(datasets, named(id)).map(({ set }) => set.id);
  expect(ids('covidcontratos')).toEqual(ids('contratos'));
  expect(ids('contratos')).toEqual(['contratos-aditivos', 'contratos-documentos']);
  expect(ids('diarias')).toEqual([]);
});
