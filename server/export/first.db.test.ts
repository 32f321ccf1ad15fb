import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { ClientBase } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { type PublishedRows, publish } from '../../test/publish.ts';
import { csv } from './csv.ts';
import { json } from './json.ts';
import { pdf } from './pdf.ts';
import { xlsx } from './xlsx.ts';

const META = { body: '', says: '', address: '', total: 0, totals: {}, referencia: null, publicadaEm: null };
const WRONG = 'SELECT 1/0 AS "numContrato"';
const select = { text: WRONG, values: [] };

let published: PublishedRows;
beforeAll(async () => {
  published = await publish(contratos, []);
});
afterAll(() => published.close());

const FORMATS: Record<string, (client: ClientBase) => Readable> = {
  csv: (client) => csv(client, `COPY (${WRONG}) TO STDOUT (FORMAT csv)`, { bom: true }),
  json: (client) => json(client, select, contratos, { head: '[', tail: ']' }),
  xlsx: (client) => xlsx(client, select, contratos),
  pdf: (client) => pdf(client, select, contratos, META),
};

test.each(Object.entries(FORMATS))(
  '%s: a statement that fails at once fails before the first byte',
  async (_, open) => {
    const first = published.db.export(published.tenant, (client) => once(open(client), 'readable'));
    await expect(first).rejects.toThrow(/zero/);
  },
);
