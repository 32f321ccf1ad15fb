import { expect, it } from 'vitest';
import { contratos } from '../catalog/datasets/contratos.ts';
import { samples } from '../catalog/samples/index.ts';
import { tableOf } from '../server/import/read/table.ts';
import { csv } from './csv.ts';

it('a file of rows is read back as it was written', async () => {
  const rows = (samples.contratos ?? []).map(({ cells }) => cells);
  const names = Object.keys(contratos.fields);
  const { lines } = await tableOf({ name: 'contratos.csv', bytes: csv(rows, contratos), format: 'text' }, {});
  const found: string[][] = [];
  for await (const batch of lines) found.push(...batch.map(({ cells }) => cells));
  expect(found).toEqual([names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]);
});
