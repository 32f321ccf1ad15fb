import { expect, test } from 'vitest';
import type { Dataset } from '../../../catalog/dataset.ts';
import { datasets } from '../../../catalog/datasets/index.ts';
import { lookUp, questionsOf } from './look.ts';

const contratos = datasets.find(({ id }) => id === 'contratos') as Dataset;

const asked = (term: string): string[] =>
  questionsOf(contratos, term).flatMap(({ where }) => where.map(({ field, operator }) => `${field}.${operator}`));

test('a word is looked for inside texts and as a whole number', () => {
  expect(asked('merenda')).toContain('txtObjeto.has');
  expect(asked('merenda')).toContain('numContrato.eq');
});

test('what cannot be a document is not asked of one', () => {
  expect(asked('merenda')).not.toContain('txtCpfCnpjContratada.eq');
  expect(asked('***.456.789-**')).toContain('txtCpfCnpjContratada.eq');
});

test('only what the catalog opens to the search is searched', () => {
  expect(asked('merenda')).not.toContain('txtFundamento.has');
});

test('no term asks nothing', async () => {
  expect(await lookUp('')).toEqual([]);
});
