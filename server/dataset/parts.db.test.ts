import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, sharePortal } from '../../test/portal.ts';
import { unzip } from '../../test/zip.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await sharePortal();
});

afterAll(() => portal.close());

const filesAt = async (url: string): Promise<Map<string, string>> => {
  const { statusCode, rawPayload } = await portal.app.inject({ url, headers: { host: 'localhost' } });
  expect(statusCode).toBe(200);
  const entries = await unzip(rawPayload);
  return new Map([...entries].map(([name, bytes]) => [name, bytes.toString()]));
};

const rowsOf = (text = ''): Record<string, string>[] => parse(text, { columns: true });

describe('a file of records with what belongs to them', () => {
  it('is a ZIP with a CSV for each table: the rows of those records, and no others', async () => {
    const files = await filesAt('/api/v1/contratos.zip?numAnoPub=2026');
    const names = ['contratos.csv', 'contratos-aditivos.csv', 'contratos-documentos.csv', 'LEIA-ME.txt'];
    expect([...files.keys()]).toEqual(names);
    const own = new Set(rowsOf(files.get('contratos.csv')).map(({ numContrato }) => numContrato));
    const parts = rowsOf(files.get('contratos-aditivos.csv'));
    const { json } = await portal.ask('/api/v1/contratos-aditivos?numAnoPub=2026&_size=1');
    expect(json.total).toBeGreaterThan(0);
    expect(parts).toHaveLength(json.total);
    expect(parts.every(({ numContrato, numAnoPub }) => own.has(numContrato ?? '') && numAnoPub === '2026')).toBe(true);
    expect(files.get('LEIA-ME.txt')).toContain('pertence a contratos.csv por numContrato, numAnoPub');
  });

  it('follows any question to the records, also one that the parts know nothing of', async () => {
    const { json } = await portal.ask('/api/v1/contratos?_sort=-vlrContrato&_size=3');
    const least = json.data[2]?.vlrContrato;
    const files = await filesAt(`/api/v1/contratos.zip?vlrContrato.gte=${least}`);
    const own = new Set(rowsOf(files.get('contratos.csv')).map((row) => `${row.numContrato} ${row.numAnoPub}`));
    expect(own.size).toBeGreaterThanOrEqual(3);
    const parts = rowsOf(files.get('contratos-documentos.csv'));
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.filter((row) => !own.has(`${row.numContrato} ${row.numAnoPub}`))).toEqual([]);
  });

  it('is a workbook with a sheet for each table', async () => {
    const files = await filesAt('/api/v1/contratos.xlsx?numAnoPub=2026&_partes=1');
    const sheets = [...(files.get('xl/workbook.xml') ?? '').matchAll(/<sheet name="([^"]+)"/g)].map(([, name]) => name);
    expect(sheets).toEqual(['Contratos', 'Aditivos de contratos', 'Documentos de contratos']);
  });

  it('is refused where nothing belongs to a record, of a day that has passed, and of groups', async () => {
    expect((await portal.ask('/api/v1/pagamentos.zip')).status).toBe(404);
    expect((await portal.ask('/api/v1/contratos.zip?_carga=1')).status).toBe(400);
    expect((await portal.ask('/api/v1/contratos.xlsx?_partes=1&_por=numAnoPub')).status).toBe(400);
  });
});

it('the list of a part has a page of its own, whose rows lead to their records', async () => {
  const { status, text } = await portal.ask('/contratos-aditivos');
  expect(status).toBe(200);
  expect(text).toContain('<h1');
  expect(text).toMatch(/href="\/contratos\/[^"?]+\/20\d\d"/);
});
