import { expect, test } from 'vitest';
import type { Dataset } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { restFields } from './rest.ts';

const contratos = datasets.find(({ id }) => id === 'contratos') as Dataset;

test('a row unfolds what its columns leave out, like with like, each once', () => {
  const groups = restFields(contratos);
  expect(groups.map(({ title }) => title)).toEqual(['Informações', 'Valores e quantidades', 'Datas']);
  const names = [...contratos.list.columns.flat(), ...groups.flatMap((group) => group.names)];
  expect(names.sort()).toEqual(Object.keys(contratos.fields).sort());
});

test('a row whose columns say everything has nothing to unfold', () => {
  const whole: Dataset = { ...contratos, list: { ...contratos.list, columns: Object.keys(contratos.fields) } };
  expect(restFields(whole)).toEqual([]);
});
