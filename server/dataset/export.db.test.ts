import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Dataset } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { duckType, parquetSays, readParquet } from '../../test/duckdb.ts';
import { readPdf } from '../../test/pdf.ts';
import { hostOf, latest, type Portal, sharePortal } from '../../test/portal.ts';
import { copyValues } from '../database/sql/copy.ts';
import { copyBytes } from '../export/copy.ts';
import { parquetPlan } from '../export/parquet.ts';
import { PdfPrinter } from '../export/printer.ts';
import { printoutCells, printoutOf } from '../export/printout.ts';
import { ParquetEncoder } from '../export/rowgroups.ts';
import { queryOf } from '../http/request.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await sharePortal();
});

afterAll(() => portal.close());

/** The COPY of a query of a dataset, and the body whose it is. */
const copyOf = async (portal: Portal, set: Dataset, query: string): Promise<{ tenant: number; copy: string }> => {
  const { rows } = await portal.db.own((client) =>
    client.query<{ id: number }>('SELECT id FROM portal.tenants WHERE slug = $1', [
      hostOf(set).startsWith('cmdemo') ? 'cmdemo' : 'pmdemo',
    ]),
  );
  const tenant = rows[0]?.id ?? 0;
  return { tenant, copy: copyValues(set, tenant, queryOf(set, [...new URLSearchParams(query)])) };
};

const META = { body: 'Município', address: 'https://pmdemo.example', total: 1, referencia: null, publicadaEm: null };

const cents = (value: unknown): number => Math.round(Number(value) * 100);

describe.each(datasets.map((set) => [set.id, set] as const))('%s as a file', (id, set) => {
  const ask = (rest: string) => portal.ask(`/api/v1/${id}${rest}`, hostOf(set));
  /** A total that leaves rows out is held to the rows it takes. */
  const counts = (name: string, row: Record<string, string>, label: (field: string) => string): boolean => {
    const counted = set.list.counted?.[name];
    return !counted || counted.values.includes(row[label(counted.field)] ?? '');
  };

  it('CSV holds every row and every field of the query, and adds up to the totals of the list', async () => {
    const query = await latest(portal, set);
    const { json } = await ask(`?${query}`);
    const { status, headers, text } = await ask(`.csv?${query}`);
    const rows: Record<string, string>[] = parse(text, { columns: true });
    expect(status).toBe(200);
    expect(headers['content-disposition']).toMatch(new RegExp(`attachment; filename="[pc]mdemo-${id}-[\\d-]+\\.csv"`));
    expect(rows.length).toBe(json.total);
    expect(Object.keys(rows[0] ?? {})).toEqual(Object.keys(set.fields));
    for (const name of set.list.totals) {
      const own = rows.filter((row) => counts(name, row, (field) => field));
      expect(own.reduce((sum, row) => sum + cents(row[name]), 0)).toBe(cents(json.totals[name]));
    }
  });

  it('CSV for spreadsheets speaks Portuguese: labels, semicolons, decimal comma, BOM', async () => {
    const query = await latest(portal, set);
    const { text } = await ask(`.csv?${query}&_planilha=1`);
    expect(text.startsWith('\ufeff')).toBe(true);
    const rows: Record<string, string>[] = parse(text, { columns: true, delimiter: ';', bom: true });
    expect(Object.keys(rows[0] ?? {})).toEqual(Object.values(set.fields).map(({ label }) => label));
    const { json } = await ask(`?${query}`);
    const labelOf = (name: string) => set.fields[name]?.label ?? '';
    for (const name of set.list.totals) {
      const own = rows.filter((row) => counts(name, row, labelOf));
      const sum = own.reduce((total, row) => total + cents((row[labelOf(name)] ?? '').replace(',', '.')), 0);
      expect(sum).toBe(cents(json.totals[name]));
    }
  });

  it('JSON and JSON Lines hold the rows of the list, in its order', async () => {
    const query = await latest(portal, set);
    const { json } = await ask(`?${query}&_size=200`);
    const file = await ask(`.json?${query}`);
    expect(file.json.data.slice(0, 200)).toEqual(json.data);
    expect(file.json).toMatchObject({ ok: true, total: json.total, totals: json.totals, says: json.says });
    const { headers, text } = await ask(`.jsonl?${query}`);
    expect(headers['content-type']).toContain('application/jsonl');
    const lines = text.split('\n');
    expect(lines.pop()).toBe('');
    expect(lines.map((line) => JSON.parse(line))).toEqual(file.json.data);
  });

  // Encoded here, as the PDF is drawn here.
  it('Parquet, read by DuckDB, has the rows and the values of the CSV, each in its type', async () => {
    const query = await latest(portal, set);
    const { text } = await ask(`.csv?${query}`);
    const { tenant, copy } = await copyOf(portal, set, query);
    const encoder = new ParquetEncoder(parquetPlan(set, { fonte: 'Município' }));
    const file: Uint8Array[] = [];
    await portal.db.export(tenant, async (client) => {
      for await (const bytes of copyBytes(client, copy, 1)) file.push(encoder.add(bytes));
    });
    file.push(encoder.end());
    const read = await readParquet(Buffer.concat(file), text);
    expect(read).toMatchObject({ missing: 0, csv: read.parquet });
    expect(read.parquet).toBeGreaterThan(0);
    expect(read.types).toEqual(Object.values(set.fields).map(({ parquet }) => duckType(parquet)));
  });

  it('has only the columns that _campos names, in any format', async () => {
    const names = [Object.keys(set.fields).at(-1) ?? '', set.key[0] ?? ''];
    const query = `${await latest(portal, set)}&_campos=${names}`;
    expect((await ask(`.csv?${query}`)).text.split('\n')[0]).toBe(names.join(','));
    const labels = (await ask(`.csv?${query}&_planilha=1`)).text.split('\n')[0] ?? '';
    expect(labels).toBe(`\ufeff${names.map((name) => set.fields[name]?.label).join(';')}`);
    const { json } = await ask(`.json?${query}`);
    expect(Object.keys(json.data[0] ?? {})).toEqual(names);
  });

  it('XLSX is a workbook', async () => {
    const [row] = (await ask('?_size=1')).json.data;
    const [first = ''] = set.key;
    const reply = await portal.app.inject({
      url: `/api/v1/${id}.xlsx?${first}=${encodeURIComponent(set.fields[first]?.print(row?.[first] ?? '') ?? '')}`,
      headers: { host: hostOf(set) },
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect(reply.rawPayload.length).toBeGreaterThan(1_000);
  });

  // Drawn here: a thread for each would take most of the time of these tests, and one test below starts one.
  it('PDF shows a row as the list does', async () => {
    const { data, totals, says } = (await ask('?_size=1')).json;
    const row = data[0] ?? {};
    const printer = new PdfPrinter(printoutOf(set, { ...META, says, totals }));
    printer.rows([printoutCells(set, row)]);
    const { lines, tags } = readPdf(Buffer.concat([...printer.pages()]));
    expect(tags.TD).toBeGreaterThanOrEqual(set.list.columns.length);
    expect(lines).toContain(set.title);
    const [first = ''] = printoutCells(set, row)[0] ?? [];
    expect(lines.join(' ')).toContain(first.split(' ')[0]);
  });
});

it('a Parquet file is asked for like every other file, and says whose it is', async () => {
  const reply = await portal.app.inject({
    url: '/api/v1/contratos.parquet?numAnoPub=2026',
    headers: { host: 'localhost' },
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('application/vnd.apache.parquet');
  expect(reply.headers['content-disposition']).toMatch(/\.parquet"$/);
  const { json } = await portal.ask('/api/v1/contratos?numAnoPub=2026');
  expect(await parquetSays(reply.rawPayload)).toMatchObject({
    fonte: 'Prefeitura Municipal de Vale Claro',
    licenca: 'CC-BY-4.0',
    endereco: 'http://localhost/contratos?numAnoPub=2026',
    carga: String(json.dados.carga),
  });
});

it.each(['.csv?_page=2', '.csv?_size=10', '.csv?_por=numAnoPub&_topo=2', '.pdf?_por=numAnoPub'])(
  'a file has no pages, and a PDF no groups: %s is refused',
  async (query) => {
    const { status, json } = await portal.ask(`/api/v1/contratos${query}`);
    expect(status).toBe(400);
    expect(json.message).toContain('todas as linhas');
  },
);

describe('groups as a file', () => {
  const url = (ending: string) => `/api/v1/contratos.${ending}?_por=txtNomeRazaoContratada,dtAssinatura.mes`;

  it('are the rows of the pages of the API, as CSV and as JSON', async () => {
    const { data, total } = (await portal.ask(`${url('csv').replace('.csv', '')}&_size=1000`)).json;
    const written = parse((await portal.ask(url('csv'))).text, { columns: true });
    const printed = data.map((row) => Object.fromEntries(Object.entries(row).map(([k, v]) => [k, String(v ?? '')])));
    expect(written).toEqual(printed);
    const json = (await portal.ask(url('json'))).json;
    expect(json.data).toEqual(data);
    expect(json.total).toBe(total);
    expect(cents(json.totals.vlrContrato)).toBe(data.reduce((sum, row) => sum + cents(row.vlrContrato), 0));
  });

  it('are for spreadsheets under the words of the screen', async () => {
    const { text } = await portal.ask(`${url('csv')}&_planilha=1`);
    const [first]: Record<string, string>[] = parse(text, { columns: true, delimiter: ';', bom: true });
    const sums = datasets.find(({ id }) => id === 'contratos')?.list.totals.length ?? 0;
    expect(Object.keys(first ?? {}).slice(0, 3)).toEqual(['Contratada', 'Assinatura (mês)', 'Registros']);
    expect(Object.keys(first ?? {})).toHaveLength(3 + sums);
    const { status, headers } = await portal.ask(url('xlsx'));
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('spreadsheetml')]);
  });
});

it('a PDF is asked for like every other file', async () => {
  const reply = await portal.app.inject({
    url: '/api/v1/contratos.pdf?numAnoPub=2026',
    headers: { host: 'localhost' },
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('application/pdf');
  expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

it.each([
  [
    'the host of the API',
    '/v1',
    'pmdemo.apitransparencia.localhost:3000',
    'http://pmdemo.transparencia.localhost:3000',
  ],
  ['the site', '/api/v1', 'pmdemo.transparencia.localhost:3000', 'http://pmdemo.transparencia.localhost:3000'],
  ['a bare host', '/api/v1', 'localhost:3000', 'http://localhost:3000'],
])('a PDF asked for on %s cites the page of the list', async (_, below, host, site) => {
  const reply = await portal.app.inject({
    url: `${below}/contratos.pdf?numAnoPub=2026&vlrContrato.lte=1`,
    headers: { host },
  });
  const text = readPdf(reply.rawPayload).lines.join('');
  expect(text).toContain(`Endereço desta consulta: ${site}/contratos?numAnoPub=2026&vlrContrato.lte=1`);
});

it('a format that does not exist is not found', async () => {
  expect((await portal.ask('/api/v1/contratos.exe')).json).toMatchObject({ ok: false, type: 'NOT_FOUND' });
});

it('who has a file gets 304 until the data change', async () => {
  const asked = (etag?: unknown) =>
    portal.app.inject({
      url: '/api/v1/contratos.csv?numAnoPub=2026',
      headers: { host: 'localhost', ...(etag !== undefined && { 'if-none-match': String(etag) }) },
    });
  const { etag } = (await asked()).headers;
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  const again = await asked(etag);
  expect([again.statusCode, again.payload]).toEqual([304, '']);
  expect((await asked('W/"outra"')).statusCode).toBe(200);
  const other = await portal.ask('/api/v1/contratos.csv?numAnoPub=2025');
  expect(other.headers.etag).not.toBe(etag);
});

it('a HEAD tells what the file is without making it', async () => {
  const reply = await portal.app.inject({
    method: 'HEAD',
    url: '/api/v1/contratos.csv',
    headers: { host: 'localhost' },
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toContain('text/csv');
  expect(reply.payload).toBe('');
});
