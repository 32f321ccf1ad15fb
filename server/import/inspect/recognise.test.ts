import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Dataset, storedOf } from '../../../catalog/dataset.ts';
import { contratos } from '../../../catalog/datasets/contratos.ts';
import { datasets } from '../../../catalog/datasets/index.ts';
import { SAPL_MATTERS } from '../../../test/made/sapl.ts';
import { lineMender, linePrint } from '../check/mends.ts';
import { chosenLayout } from '../columns/choices.ts';
import { likelyFields } from '../columns/likely.ts';
import { inspectFiles, sureDataset } from './inspect.ts';
import type { TableOpening } from './opening.ts';
import { headerSignature, layoutsOf, recogniseTable } from './recognise.ts';

const sets = datasets.filter(({ cut }) => !cut);

const tableOf = (cells: string[], name = 'tabela.csv', ...more: string[][]): TableOpening => ({
  file: 0,
  name,
  found: { formato: 'CSV' },
  sheets: [],
  sheet: null,
  lines: [cells, ...more].map((line, at) => ({ number: at + 1, cells: line, broken: false })),
});

/** The columns of a dataset, which are also those of another where two are told apart by nothing. */
const columnsOf = (set: Dataset): string =>
  storedOf(set)
    .map(([name]) => name)
    .sort()
    .join(' ');

it('a file with the labels of a dataset is of it, and of none but those with the same columns', async () => {
  for (const set of sets) {
    const found = await recogniseTable(sets, tableOf(storedOf(set).map(([, { label }]) => label)), []);
    const sure = found.filter((one) => one.sure).map(({ dataset }) => dataset);
    const twins = sets.filter((other) => columnsOf(other) === columnsOf(set)).map(({ id }) => id);
    expect(sure.sort(), set.id).toEqual(twins.sort());
  }
});

it('a file of columns that nobody knows is of a dataset that was said before, and else of none', async () => {
  const cells = ['Coluna A', 'Coluna B', 'Coluna C'];
  expect(await recogniseTable(sets, tableOf(cells), [])).toEqual([]);
  const before = {
    dataset: 'contratos',
    signature: headerSignature(cells),
    choices: {},
    who: 'Ana',
    day: '2026-03-05',
  };
  expect(await recogniseTable(sets, tableOf(cells), [before])).toMatchObject([
    {
      dataset: 'contratos',
      sure: true,
      why: 'Um arquivo com estas colunas já foi publicado assim por Ana, em 05/03/2026.',
    },
  ]);
});

it('a file of a system that leaves out what a dataset requires is of it once that was added', async () => {
  const cells = SAPL_MATTERS.split(';');
  const [plain, ...others] = await recogniseTable(sets, tableOf(cells), []);
  expect(plain).toMatchObject({
    dataset: 'proposicoes',
    sure: false,
    why: expect.stringMatching(/“SAPL, pesquisa de matérias”.*Data de Apresentação.*Situação/),
  });
  expect(others.filter(({ sure }) => sure)).toEqual([]);
  const added = await recogniseTable(sets, tableOf([...cells, 'Data de Apresentação', 'Situação']), []);
  expect(added[0]).toMatchObject({ dataset: 'proposicoes', sure: true });
});

it('a file of other words is proposed to whom they sound like, column by column', async () => {
  const cells = 'Exercício;Nome do estagiário;Escolaridade;Setor;Data de início;Data fim;Valor da bolsa'.split(';');
  const found = await recogniseTable(sets, tableOf(cells), []);
  expect(found).toContainEqual(
    expect.objectContaining({ dataset: 'estagiarios', sure: false, why: expect.stringMatching(/parecem/) }),
  );
  const interns = sets.find(({ id }) => id === 'estagiarios');
  if (!interns) throw new Error('there is no dataset of interns');
  expect(cells.map(likelyFields(interns))).toEqual([
    'numExercicio',
    'txtNome',
    null,
    null,
    'dtInicio',
    'dtFim',
    'vlrBolsa',
  ]);
});

it('a report with titles above it, in the words of another system, is proposed to the dataset that its name says', async () => {
  const titles = [['PREFEITURA DE CAPIM DOURADO'], ['EXERCÍCIO 2025 - EMITIDO EM 14/11/2026', 'PÁG. 1']];
  const first = async (name: string, header: string, row: string): Promise<string | undefined> => {
    const [top = [], ...rest] = [...titles, header.split(';'), row.split(';')];
    return (await recogniseTable(sets, tableOf(top, name, ...rest), []))[0]?.dataset;
  };
  const deals = 'Nº Contrato;Exercício;Fornecedor;CNPJ/CPF;Objeto do Contrato;Dt. Assinatura;Vlr. Inicial;Cód. Barra';
  expect(await first('REL_CONTRATOS_2025.csv', deals, '1/2025;2025;A;;Papel;03/02/25;1,00;X')).toBe('contratos');
  const trips = 'Exerc;Servidor;Cargo;Destino;Data Saída;Data Retorno;Motivo;Qtde;Vlr Unit;Vlr Total;Chefia';
  expect(deals.split(';').map(likelyFields(contratos))).toEqual([
    'numContrato',
    'numAnoPub',
    null,
    'txtCpfCnpjContratada',
    'txtObjeto',
    'dtAssinatura',
    'vlrInicial',
    null,
  ]);
  expect(await first('DIARIAS_PAGAS.TXT', trips, '2025;A;B;C;10/03/25;;D;1;1,00;1,00;E')).toBe('diarias');
});

it('different reports under the same titles are each recognised by their own columns', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-titulos-'));
  const files = await Promise.all(
    ['estagiarios', 'diarias'].map(async (id) => {
      const set = sets.find((one) => one.id === id);
      const labels = storedOf(set ?? contratos).map(([, { label }]) => label);
      const path = join(folder, `${id}.csv`);
      await writeFile(path, `PREFEITURA DE CAPIM DOURADO\n${labels.join(';')}\n${labels.map(() => '1').join(';')}\n`);
      return { path, name: 'relatorio.csv' };
    }),
  );
  const datasets = sets.map(({ id }) => id);
  const order = { files, forced: {}, dataset: null, datasets, choices: null, remembered: [] };
  expect((await inspectFiles(order, sets)).files.map(sureDataset)).toEqual(['estagiarios', 'diarias']);
  await rm(folder, { recursive: true });
});

it('a column that is given to another field leaves the one that a layout made of it alone', async () => {
  const all = (await Promise.all(sets.map(layoutsOf))).flat();
  const plain = all.find(({ campos }) => Object.values(campos).some((pick) => 'coluna' in pick && pick.coluna));
  const [field, pick] = Object.entries(plain?.campos ?? {}).find(([, one]) => one.coluna !== undefined) ?? [];
  if (!plain || !field || !pick?.coluna) throw new Error('no layout reads a column by its name');
  expect(chosenLayout(plain, { [pick.coluna]: null }).campos).not.toHaveProperty(field);
  expect(chosenLayout(plain, { [pick.coluna]: 'outro' }).campos.outro).toMatchObject({ coluna: pick.coluna });
});

it('mended cells are put over the line that they were mended on, and over no other in its place', () => {
  const cells = ['1', 'dez', 'c'];
  const mend = lineMender([{ file: 'a.csv', line: 2, print: linePrint(cells), cells: [null, '10', null] }]);
  const line = { number: 2, cells, broken: true };
  expect(mend('a.csv', line)).toMatchObject({ cells: ['1', '10', 'c'], broken: false });
  expect(mend('b.csv', line)).toBeNull();
  expect(mend('a.csv', { ...line, number: 3 })).toBeNull();
  expect(mend('a.csv', { ...line, cells: ['1', 'onze', 'c'] })).toBeNull();
});
