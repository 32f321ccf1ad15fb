import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { type PublishedRows, publish } from '../../test/publish.ts';
import { ident } from '../database/sql/names.ts';
import { duringVisit } from '../limits/visit.ts';
import { csvStream } from './csv.ts';
import { jsonStream } from './json.ts';
import { parquetPlan, parquetStream } from './parquet.ts';
import { layOutPdf } from './pdf.ts';
import { xlsxStream } from './xlsx.ts';

const META = { body: '', says: '', address: '', total: 1, totals: {}, referencia: null, publicadaEm: null };
const FIELDS = Object.keys(contratos.fields).map(ident).join(', ');
const ENDLESS = `COPY (SELECT ${FIELDS} FROM (SELECT p.*, generate_series(1, 100000000) FROM pub."contratos" p) s) TO STDOUT`;
/** More than the connections that exports may have. */
const READERS = 8;

let published: PublishedRows;
beforeAll(async () => {
  published = await publish(contratos, [{ numContrato: '1/2025', numAnoPub: 2025, txtObjeto: 'Objeto' }], 1_000);
});
afterAll(() => published.close());

/** A reader who takes a little and goes. */
async function leave(open: (client: ClientBase) => Readable): Promise<void> {
  const work = published.db.export(published.tenant, async (client) => {
    const source = open(client);
    const reader = new PassThrough();
    reader.once('data', () => reader.destroy());
    await pipeline(source, reader);
  });
  await expect(work).rejects.toThrow(/premature/i);
}

const FORMATS: Record<string, (client: ClientBase) => Readable> = {
  csv: (client) => csvStream(client, ENDLESS),
  json: (client) => jsonStream(client, ENDLESS, contratos, { head: '[', tail: ']' }),
  xlsx: (client) => xlsxStream(client, ENDLESS, contratos),
};

test.each(Object.entries(FORMATS))(
  '%s: a reader who leaves stops the query and frees its connection',
  async (_, open) => {
    for (let reader = 0; reader < READERS; reader++) await leave(open);
    await vi.waitFor(async () => expect(await published.busy()).toEqual([]), { timeout: 60_000 });
  },
);

// One reader: each starts a thread, and what frees the connection is the same.
test('parquet: a reader who leaves stops the query too', async () => {
  await leave((client) => parquetStream(client, ENDLESS, parquetPlan(contratos, {})));
  await vi.waitFor(async () => expect(await published.busy()).toEqual([]), { timeout: 60_000 });
});

test('a reader who leaves while the database is still sorting does not wait for it', async () => {
  const started = Date.now();
  const work = published.db.export(published.tenant, async (client) => {
    const source = xlsxStream(client, 'COPY (SELECT pg_sleep(600)) TO STDOUT', contratos);
    source.resume();
    setTimeout(() => source.destroy(), 200);
    await once(source, 'close');
    throw new Error('left');
  });
  await expect(work).rejects.toThrow('left');
  expect(Date.now() - started).toBeLessThan(5_000);
  await vi.waitFor(async () => expect(await published.busy()).toEqual([]), { timeout: 60_000 });
});

test('a visitor who leaves while a paper is laid out stops its query', async () => {
  const { signal, abort } = leaving();
  const visit = { body: 1, weight: 1, address: '127.0.0.1', gone: signal, signal, deadline: Number.POSITIVE_INFINITY };
  const work = duringVisit(visit, () =>
    published.db.export(published.tenant, (client) =>
      layOutPdf(client, { text: 'SELECT pg_sleep(600)', values: [] }, contratos, META),
    ),
  );
  setTimeout(abort, 200);
  await expect(work).rejects.toThrow('left');
  await vi.waitFor(async () => expect(await published.busy()).toEqual([]), { timeout: 60_000 });
});

function leaving(): { signal: AbortSignal; abort(): void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort(new Error('left')) };
}
