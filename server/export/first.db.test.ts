import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { ClientBase } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { type PublishedRows, publish } from '../../test/publish.ts';
import { csvStream } from './csv.ts';
import { jsonLinesStream, jsonStream } from './json.ts';
import { parquetPlan, parquetStream } from './parquet.ts';
import { layOutPdf } from './pdf.ts';
import { xlsxStream } from './xlsx.ts';

const META = { body: '', says: '', address: '', total: 0, totals: {}, referencia: null, publicadaEm: null };
const WRONG = 'SELECT 1/0 AS "numContrato"';
const copy = `COPY (${WRONG}) TO STDOUT`;
const select = { text: WRONG, values: [] };

let published: PublishedRows;
beforeAll(async () => {
  published = await publish(contratos, []);
});
afterAll(() => published.close());

const FORMATS: Record<string, (client: ClientBase) => Readable | Promise<Readable>> = {
  csv: (client) => csvStream(client, `COPY (${WRONG}) TO STDOUT (FORMAT csv)`, { bom: true }),
  json: (client) => jsonStream(client, copy, contratos, { head: '[', tail: ']' }),
  jsonl: (client) => jsonLinesStream(client, copy, contratos),
  parquet: (client) => parquetStream(client, copy, parquetPlan(contratos, {})),
  xlsx: (client) => xlsxStream(client, copy, contratos),
  pdf: (client) => layOutPdf(client, select, contratos, META),
};

test.each(Object.entries(FORMATS))(
  '%s: a statement that fails at once fails before the first byte',
  async (_, open) => {
    const first = published.db.export(published.tenant, async (client) => once(await open(client), 'readable'));
    await expect(first).rejects.toThrow(/zero/);
  },
);
