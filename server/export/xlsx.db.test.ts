import { buffer } from 'node:stream/consumers';
import { readXlsx, type Workbook } from 'hucre';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { parseQuery, type Query } from '../../catalog/query.ts';
import { type PublishedRows, publish } from '../../test/publish.ts';
import { copyCells } from '../database/sql/copy.ts';
import { xlsxStream } from './xlsx.ts';

const ROWS = [
  {
    numContrato: '001/2025',
    numAnoPub: 2025,
    txtNomeRazaoContratada: '=1+1',
    txtCpfCnpjContratada: '11222333000181',
    txtObjeto: 'Aquisição de "pães"\nem duas linhas <b>&amp;</b>',
    blnRegistroPrecos: false,
    dtAssinatura: '2025-03-01',
    vlrContrato: 1234.56,
  },
  {
    numContrato: '002/2025',
    numAnoPub: 2025,
    txtNomeRazaoContratada: '=HYPERLINK("https://exemplo.test";"clique")',
    txtObjeto: 'https://exemplo.test/',
    vlrContrato: 0.1,
  },
  { numContrato: '003/2025', numAnoPub: 2025, txtNomeRazaoContratada: 'D', txtObjeto: 'E', vlrContrato: 0.2 },
];
const NAMES = Object.keys(contratos.fields);

let published: PublishedRows;
beforeAll(async () => {
  published = await publish(contratos, ROWS);
});
afterAll(() => published.close());

function everyRow(): Query {
  const answer = parseQuery(contratos, [['_sort', 'numContrato']]);
  if (!answer.ok) throw new Error('the question is not understood');
  return answer.query;
}

const file = (limits?: { rows: number; bytes: number }): Promise<Buffer> =>
  published.db.export(published.tenant, (client) =>
    buffer(xlsxStream(client, copyCells(contratos, published.tenant, everyRow()), contratos, limits)),
  );

const made = async (limits?: { rows: number; bytes: number }): Promise<Workbook> =>
  readXlsx(await file(limits), { readStyles: true });

test('the first row has the headers that people read on the screen', async () => {
  const [sheet] = (await made()).sheets;
  expect(sheet?.name).toBe('Contratos');
  expect(sheet?.rows[0]).toEqual(Object.values(contratos.fields).map(({ label }) => label));
});

test('a number is a number, a date is a date, and what is absent is empty', async () => {
  const [sheet] = (await made()).sheets;
  const cell = (name: string) => sheet?.rows[1]?.[NAMES.indexOf(name)] ?? null;
  expect(cell('vlrContrato')).toBe(1234.56);
  expect(cell('dtAssinatura')).toEqual(new Date('2025-03-01T00:00:00Z'));
  expect(cell('numAnoPub')).toBe(2025);
  expect(cell('blnRegistroPrecos')).toBe('Não');
  expect(cell('txtCpfCnpjContratada')).toBe('11.222.333/0001-81');
  expect(cell('dtFimVigencia')).toBeNull();
});

test('money is shown in reais and a date as day, month, year', async () => {
  const [sheet] = (await made()).sheets;
  const format = (name: string) => sheet?.cells?.get(`1,${NAMES.indexOf(name)}`)?.style?.numFmt;
  expect(format('vlrContrato')).toBe('[$R$-416] #,##0.00');
  expect(format('dtAssinatura')).toBe('dd/mm/yyyy');
});

test('text that looks like a formula or a link stays text, and keeps its accents, quotes and line breaks', async () => {
  const [sheet] = (await made()).sheets;
  const column = NAMES.indexOf('txtNomeRazaoContratada');
  expect(sheet?.rows[1]?.[column]).toBe('=1+1');
  expect(sheet?.cells?.get(`1,${column}`)?.formula).toBeUndefined();
  expect(sheet?.rows[2]?.[column]).toBe('=HYPERLINK("https://exemplo.test";"clique")');
  expect(sheet?.cells?.get(`2,${column}`)?.formula).toBeUndefined();
  expect(sheet?.cells?.get(`2,${NAMES.indexOf('txtObjeto')}`)?.hyperlink).toBeUndefined();
  expect(sheet?.rows[1]?.[NAMES.indexOf('txtObjeto')]).toBe('Aquisição de "pães"\nem duas linhas <b>&amp;</b>');
});

test('what XML cannot hold, and blanks at an end, come back as they were', async () => {
  const odd = ' um\ttab, \u0001, \r, \uffff, \ue000 e \\N ';
  const columns = NAMES.map((name) => (name === 'txtObjeto' ? `'${odd}'` : 'NULL'));
  const copy = `COPY (SELECT ${columns.join(', ')}) TO STDOUT (ENCODING 'UTF8')`;
  const bytes = await published.db.export(published.tenant, (client) => buffer(xlsxStream(client, copy, contratos)));
  const [sheet] = (await readXlsx(bytes)).sheets;
  expect(sheet?.rows[1]?.[NAMES.indexOf('txtObjeto')]).toBe(odd);
});

test('a result without rows is a sheet with its headers', async () => {
  const columns = NAMES.map(() => 'NULL');
  const copy = `COPY (SELECT ${columns.join(', ')} WHERE false) TO STDOUT`;
  const bytes = await published.db.export(published.tenant, (client) => buffer(xlsxStream(client, copy, contratos)));
  expect((await readXlsx(bytes)).sheets.map(({ rows }) => rows.length)).toEqual([1]);
});

test('the same rows make the same bytes', async () => {
  expect(await file()).toEqual(await file());
});

test('a sheet ends before it is too long for a ZIP file, too', async () => {
  const { sheets } = await made({ rows: 100, bytes: 1 });
  expect(sheets.map(({ rows }) => rows.length)).toEqual([4]);
});

test('past the last row of a sheet the file goes on in another, headers repeated', async () => {
  const { sheets } = await made({ rows: 3, bytes: 4e9 });
  expect(sheets.map(({ name, rows }) => [name, rows.map(([first]) => first)])).toEqual([
    ['Contratos', ['Contrato', '001/2025', '002/2025']],
    ['Contratos_2', ['Contrato', '003/2025']],
  ]);
});
