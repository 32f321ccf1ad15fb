import { buffer } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { parseQuery as ask, type Query } from '../../catalog/query.ts';
import { guardedColumn, guardFormula } from '../../catalog/texto/formula.ts';
import { type PublishedRows, publish } from '../../test/publish.ts';
import { copyCsv, copySheet } from '../database/sql/copy.ts';
import { csvStream } from './csv.ts';

const ROWS = [
  {
    numContrato: '001/2025',
    numAnoPub: 2025,
    txtNomeRazaoContratada: 'João & Irmãos "Ação", Ltda; ME',
    txtCpfCnpjContratada: '11222333000181',
    txtObjeto: 'Primeira linha\nsegunda linha',
    vlrContrato: 1234.5,
    dtAssinatura: '2025-03-01',
    blnRegistroPrecos: true,
  },
  { numContrato: '=1+1', numAnoPub: 2024, txtNomeRazaoContratada: '@SUM(A1)', txtObjeto: '-2', vlrContrato: 0 },
];

let published: PublishedRows;
beforeAll(async () => {
  published = await publish(contratos, ROWS);
});
afterAll(() => published.close());

function every(): Query {
  const answer = ask(contratos, [['_sort', '-numAnoPub']]);
  if (!answer.ok) throw new Error('the question is not understood');
  return answer.query;
}

const made = (statement: string, options?: { bom: boolean }): Promise<string> =>
  published.db.export(published.tenant, async (client) =>
    (await buffer(csvStream(client, statement, options))).toString(),
  );

test('a program reads back what was stored: quotes, commas, line breaks and accents', async () => {
  const file = await made(copyCsv(contratos, published.tenant, every()));
  const [first, second] = parse(file, { columns: true });
  expect(first).toMatchObject({
    numContrato: '001/2025',
    txtNomeRazaoContratada: 'João & Irmãos "Ação", Ltda; ME',
    txtObjeto: 'Primeira linha\nsegunda linha',
    vlrContrato: '1234.50',
    dtAssinatura: '2025-03-01',
    blnRegistroPrecos: 'true',
  });
  expect(second).toMatchObject({ numContrato: '=1+1', dtAssinatura: '' });
});

test('a file for programs has every field of the catalog by its name, and begins with no mark', async () => {
  const file = await made(copyCsv(contratos, published.tenant, every()));
  expect(file.split('\n')[0]).toBe(Object.keys(contratos.fields).join(','));
});

test('a file for spreadsheets begins with the mark of UTF-8 and speaks as people do', async () => {
  const file = await made(copySheet(contratos, published.tenant, every()), { bom: true });
  expect(file.charCodeAt(0)).toBe(0xfeff);
  const [first] = parse(file, { columns: true, bom: true, delimiter: ';' });
  expect(first).toMatchObject({
    Contratada: 'João & Irmãos "Ação", Ltda; ME',
    'CPF/CNPJ da contratada': '11.222.333/0001-81',
    'Valor atual': '1234,50',
    Assinatura: '01/03/2025',
    'Registro de preços': 'Sim',
  });
});

test('a spreadsheet computes nothing that somebody wrote into a cell', async () => {
  const file = await made(copySheet(contratos, published.tenant, every()), { bom: true });
  const [, second] = parse(file, { columns: true, bom: true, delimiter: ';' });
  expect(second).toMatchObject({ Contrato: "'=1+1", Contratada: "'@SUM(A1)", Objeto: '-2' });
});

test('the database guards the same texts as the server', async () => {
  const texts = [
    '=1',
    '+1-1',
    '-1+1',
    '@a',
    '＝1',
    '＋a',
    '－a',
    '＠a',
    '-1.234,56',
    '+5',
    '-',
    '--',
    'a=1',
    "'=1",
    '1-1',
    '',
  ];
  const guarded = await published.db.export(published.tenant, async (client) => {
    const { rows } = await client.query<{ cell: string }>(
      `SELECT ${guardedColumn('cell')} AS cell FROM unnest($1::text[]) WITH ORDINALITY t(cell, at) ORDER BY at`,
      [texts],
    );
    return rows.map(({ cell }) => cell);
  });
  expect(guarded).toEqual(texts.map(guardFormula));
});

test('a statement that fails is an error, not an empty file', async () => {
  await expect(made('COPY (SELECT 1/0) TO STDOUT')).rejects.toThrow(/zero/);
});
