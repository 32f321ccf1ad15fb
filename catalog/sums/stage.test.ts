import { expect, it } from 'vitest';
import { datasets } from '../datasets/index.ts';
import { datasetAt, documentsOf, STAGES, stagesOf } from './stage.ts';

it('every stage of expense and revenue is recorded by one dataset, which has the fields that add up to it', () => {
  for (const flow of ['despesa', 'receita'] as const)
    expect(stagesOf(datasets, flow).map(({ stage }) => stage.name)).toEqual([...STAGES[flow]]);
  for (const { stage, fields } of [...stagesOf(datasets, 'despesa'), ...stagesOf(datasets, 'receita')])
    for (const name of stage.sums) expect(fields[name]?.summable).toBe(true);
});

it('the documents of an empenho are dated, the budget is not', () => {
  expect(documentsOf(datasets).map(({ id, date }) => [id, date !== undefined])).toEqual([
    ['empenhos', true],
    ['empenhos-eventos', true],
    ['liquidacoes', true],
    ['pagamentos', true],
  ]);
  expect(datasets.find(({ id }) => id === datasetAt(datasets, 'dotacao'))?.date).toBeUndefined();
});

it('a stage that no dataset records is an error of ours', () => {
  expect(() => datasetAt([], 'pagamento')).toThrow('no dataset records the stage pagamento');
});
