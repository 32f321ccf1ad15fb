import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataset } from '../../catalog/dataset.ts';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { code, year } from '../../catalog/fields/index.ts';
import { type PdfText, readPdf } from '../../test/pdf.ts';
import { type PublishedRows, publish } from '../../test/publish.ts';
import { layOutPdf, type Meta } from './pdf.ts';

const ROW = {
  numContrato: '001/2025',
  numAnoPub: 2025,
  txtNomeRazaoContratada: 'Padaria São João Ltda',
  txtCpfCnpjContratada: '11222333000181',
  txtObjeto: `Aquisição de pães ${'e bolos de todos os feitios '.repeat(20)}`,
  vlrContrato: 1234.56,
  dtAssinatura: '2025-03-01',
};
const META: Meta = {
  body: 'Prefeitura de Demonstração',
  says: 'contratos de 2025, por valor, do maior para o menor',
  address: 'https://pmdemo.example/contratos?numAnoPub=2025',
  total: 40,
  totals: { vlrInicial: 0, vlrContrato: 49_382.4 },
  referencia: '2026-11-12',
  publicadaEm: '2026-11-12T10:00:00.000Z',
};
const SELECT = { text: 'SELECT * FROM pub."contratos"', values: [] };
const TIMES = 40;

let published: PublishedRows;
beforeAll(async () => {
  published = await publish(contratos, [ROW], TIMES);
});
afterAll(() => published.close());

const made = (meta = META, select = SELECT): Promise<Buffer> =>
  published.db.export(published.tenant, (client) => layOutPdf(client, select, contratos, meta)).then(buffer);

describe('a list of some pages', () => {
  let paper: PdfText;
  beforeAll(async () => {
    paper = readPdf(await made());
  });

  test('says whose it is, what was asked, how fresh it is, by what law and where it lives', () => {
    expect(paper.lines).toContain('Prefeitura de Demonstração');
    expect(paper.lines).toContain('Contratos de 2025, por valor, do maior para o menor.');
    expect(paper.lines).toContain('40 linhas; Valor inicial: R$ 0,00; Valor atual: R$ 49.382,40.');
    expect(paper.lines).toContain('Dados de 12/11/2026.');
    expect(paper.lines.join(' ')).toContain('Base legal: Lei 12.527/2011');
    expect(paper.lines).toContain('Endereço desta consulta: https://pmdemo.example/contratos?numAnoPub=2025');
  });

  test('shows each row as the screen does, the second field of a pair below the first', () => {
    const shown = [
      '001/2025',
      'Padaria São João Ltda',
      '11.222.333/0001-81',
      '01/03/2025',
      'Sem registro',
      'R$ 1.234,56',
    ];
    for (const text of shown) expect(paper.lines.filter((line) => line === text)).toHaveLength(TIMES);
  });

  test('breaks a long text into two lines at most and says that it goes on', () => {
    const lines = paper.lines.filter((line) => line.includes('feitios') || line.includes('Aquisição'));
    expect(lines).toHaveLength(2 * TIMES);
    expect(lines.filter((line) => line.endsWith('…'))).toHaveLength(TIMES);
  });

  test('repeats the head and numbers every page', () => {
    expect(paper.pages).toBeGreaterThan(1);
    expect(paper.lines.filter((line) => line === 'Contratada')).toHaveLength(paper.pages);
    const numbers = paper.lines.filter((line) => line.startsWith('Página'));
    expect(numbers).toEqual(Array.from({ length: paper.pages }, (_, i) => `Página ${i + 1} de ${paper.pages}`));
  });

  test('is tagged: one title, one table, its headers once, a cell for every value and a row of totals', () => {
    const columns = contratos.list.columns.length;
    expect(paper.tags).toMatchObject({ Document: 1, H1: 1, Table: 1, THead: 1, TBody: 1, TFoot: 1 });
    expect(paper.tags).toMatchObject({ TR: TIMES + 2, TH: columns + 1, TD: columns * TIMES + columns - 1 });
    expect(paper.raw).toContain('/Scope /Column');
    expect(paper.raw).toContain('/Lang (pt-BR)');
    expect(paper.raw).toContain('/DisplayDocTitle true');
  });
});

test('the same question makes the same bytes', async () => {
  expect((await made()).equals(await made())).toBe(true);
});

test('an empty result says so', async () => {
  const none = { ...META, total: 0, totals: {} };
  const paper = readPdf(await made(none, { ...SELECT, text: `${SELECT.text} WHERE false` }));
  expect(paper.lines).toContain('Nenhum resultado encontrado.');
  expect(paper.tags.Table).toBeUndefined();
});

test('a statement that fails is an error, not an empty paper', async () => {
  await expect(made(META, { text: 'SELECT 1/0', values: [] })).rejects.toThrow(/zero/);
});

test('a paper takes the first 10.000 rows and says how many there are', async () => {
  const many = dataset({
    id: 'atos',
    title: 'Atos',
    singular: 'Ato',
    plural: 'atos',
    about: 'Atos.',
    law: ['Lei 12.527/2011'],
    key: ['numAto'],
    period: 'numAno',
    fields: { numAto: code({ label: 'Ato', required: true }), numAno: year({ label: 'Ano', required: true }) },
    list: { columns: ['numAto'], filters: { main: [], more: [] }, sort: 'numAto', totals: [], charts: [] },
  });
  const select = { text: 'SELECT i::text AS "numAto" FROM generate_series(1, 10001) i', values: [] };
  const pages = await published.db.export(published.tenant, (client) =>
    layOutPdf(client, select, many, { ...META, total: 10_001, totals: {} }),
  );
  const { lines, tags } = readPdf(await buffer(pages));
  expect(tags.TD).toBe(10_000);
  expect(lines).toContain('Este PDF traz as primeiras 10.000 de 10.001 linhas; o arquivo CSV traz todas.');
  expect(tags.TFoot).toBeUndefined();
});
