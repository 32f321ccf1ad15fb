import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { datasets } from '../../catalog/datasets/index.ts';
import { openPortal, type Portal } from '../../test/portal.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
}, 120_000);

afterAll(() => portal.close());

const cents = (value: unknown): number => Math.round(Number(value) * 100);

describe.each(datasets.map((set) => [set.id, set] as const))('%s as a file', (id, set) => {
  it('CSV holds every row and every field of the query, and adds up to the totals of the list', async () => {
    const query = `${set.period}.gte=2025`;
    const { json } = await portal.ask(`/api/v1/${id}?${query}`);
    const { status, headers, text } = await portal.ask(`/api/v1/${id}.csv?${query}`);
    const rows: Record<string, string>[] = parse(text, { columns: true });
    expect(status).toBe(200);
    expect(headers['content-disposition']).toMatch(new RegExp(`attachment; filename="pmdemo-${id}-[\\d-]+\\.csv"`));
    expect(rows.length).toBe(json.total);
    expect(Object.keys(rows[0] ?? {})).toEqual(Object.keys(set.fields));
    for (const name of set.list.totals) {
      expect(rows.reduce((sum, row) => sum + cents(row[name]), 0)).toBe(cents(json.totals[name]));
    }
  });

  it('CSV for spreadsheets speaks Portuguese: labels, semicolons, decimal comma, BOM', async () => {
    const { text } = await portal.ask(`/api/v1/${id}.csv?_planilha=1`);
    expect(text.startsWith('\ufeff')).toBe(true);
    const rows: Record<string, string>[] = parse(text, { columns: true, delimiter: ';', bom: true });
    expect(Object.keys(rows[0] ?? {})).toEqual(Object.values(set.fields).map(({ label }) => label));
    const { json } = await portal.ask(`/api/v1/${id}`);
    for (const name of set.list.totals) {
      const label = set.fields[name]?.label ?? '';
      const sum = rows.reduce((total, row) => total + cents((row[label] ?? '').replace(',', '.')), 0);
      expect(sum).toBe(cents(json.totals[name]));
    }
  });

  it('JSON holds the rows of the list, in its order', async () => {
    const { json } = await portal.ask(`/api/v1/${id}?_size=1000`);
    const file = await portal.ask(`/api/v1/${id}.json`);
    expect(file.json.data.slice(0, 1000)).toEqual(json.data);
    expect(file.json).toMatchObject({ ok: true, total: json.total, totals: json.totals, says: json.says });
  });

  it.each([
    ['xlsx', 'PK'],
    ['pdf', '%PDF-'],
  ])('%s is a file of its kind', async (format, magic) => {
    const reply = await portal.app.inject({
      url: `/api/v1/${id}.${format}?${set.period}=2026`,
      headers: { host: 'localhost' },
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload.subarray(0, magic.length).toString()).toBe(magic);
    expect(reply.rawPayload.length).toBeGreaterThan(1_000);
  });
});

it.each(['_page=2', '_size=10', '_por=numAnoPub'])(
  'a file has no pages and no groups: %s is refused',
  async (query) => {
    const { status, json } = await portal.ask(`/api/v1/contratos.csv?${query}`);
    expect(status).toBe(400);
    expect(json.message).toContain('todas as linhas');
  },
);

it('a format that does not exist is not found', async () => {
  expect((await portal.ask('/api/v1/contratos.exe')).json).toMatchObject({ ok: false, type: 'NOT_FOUND' });
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
