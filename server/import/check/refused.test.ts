import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contratos } from '../../../catalog/datasets/contratos.ts';
import { Refusal } from '../../refusal.ts';
import { readHeader } from '../columns/header.ts';
import { Splitter } from '../read/csv.ts';
import { RefusedFile, refusePlace } from './refused.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recusadas-'));
  await writeFile(join(folder, 'arquivo'), '');
});
afterAll(() => rm(folder, { recursive: true }));

it.each([
  ['a folder that is not there', 'falta/recusadas.csv', 'falta não existe'],
  ['a folder itself', '', 'é uma pasta. Diga o nome do arquivo'],
  ['a file taken for a folder', 'arquivo/recusadas.csv', 'arquivo não é uma pasta'],
])('refuses %s for the refused lines, in a sentence', async (_, path, says) => {
  const refused = refusePlace(join(folder, path));
  await expect(refused).rejects.toThrow(Refusal);
  await expect(refused).rejects.toThrow(says);
});

it.skipIf(userInfo().uid === 0)('refuses a folder where it may not write', async () => {
  await expect(refusePlace('/recusadas.csv')).rejects.toThrow('não há permissão');
});

it('takes a new file and one that is there, and writes nothing yet', async () => {
  await refusePlace(join(folder, 'nova.csv'));
  await refusePlace(join(folder, 'arquivo'));
  await refusePlace('nova.csv');
  expect(await readdir(folder)).toEqual(['arquivo']);
});

it('guards what a spreadsheet would run, and takes the guard off when the file comes back', async () => {
  const header = ['=cabeçalho', 'txtNomeRazaoContratada', 'vlrContrato', 'numContrato', 'numAnoPub', 'txtObjeto'];
  const cells = ['=cmd|calc!A0', "'aspas' e @arroba", '-1.234,56', '-', '2026', ''];
  const path = join(folder, 'formulas.csv');
  const file = new RefusedFile(path);
  file.write(header, { number: 7, cells, broken: false }, [
    { line: 7, field: 'numAno', value: '-1', message: '-1 não é um ano.' },
  ]);
  await file.end();
  const splitter = new Splitter(';');
  const lines = [...splitter.push((await readFile(path, 'utf8')).replace('\ufeff', '')), ...splitter.end()];
  expect(lines[1]?.cells).toEqual(['7', "'-1 não é um ano.", "'=cmd|calc!A0", ...cells.slice(1)]);
  const hints = { layout: null, known: [], ignore: ['=cabeçalho'] };
  const { reading } = readHeader(contratos, lines, hints, { arquivo: 'recusadas.csv', periodo: '' });
  expect(reading.header).toEqual(header);
  expect(reading.own(lines[1] ?? { number: 0, cells: [], broken: true }).cells).toEqual(cells);
});
