import { expect, it } from 'vitest';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { samples } from '../../catalog/samples/index.ts';
import { read } from '../import/read.ts';
import { csv } from './csv.ts';

it('a file of rows is read back as it was written', async () => {
  const rows = (samples.contratos ?? []).map(({ cells }) => cells);
  const { names, lines } = await read(csv(rows, contratos), contratos);
  const found: string[][] = [];
  for await (const batch of lines) found.push(...batch.map(({ cells }) => cells));
  expect(names).toEqual(Object.keys(contratos.fields));
  expect(found).toEqual(rows.map((row) => Object.keys(contratos.fields).map((name) => row[name] ?? '')));
});
