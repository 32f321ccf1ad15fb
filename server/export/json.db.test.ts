import { json as read, text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { type PublishedRows, publish } from '../../test/publish.ts';
import type { Statement } from '../database/sql/names.ts';
import { jsonStream } from './json.ts';

const ENVELOPE = { head: '{"ok":true,"data":[', tail: '],"dados":{"linhas":1201}}' };
const TIMES = 1_201;

let published: PublishedRows;
beforeAll(async () => {
  const row = { numContrato: '1/2025', numAnoPub: 2025, txtObjeto: 'Ação "entre\naspas"', vlrContrato: 10.1 };
  published = await publish(contratos, [{ ...row, dtAssinatura: '2025-03-01' }], TIMES);
});
afterAll(() => published.close());

const made = (select: Statement) =>
  published.db.export(published.tenant, (client) => text(jsonStream(client, select, contratos, ENVELOPE)));

const ALL = { text: 'SELECT * FROM pub."contratos"', values: [] };

test('every row of the result is in the file, and the file is one JSON', async () => {
  const { data, dados } = JSON.parse(await made(ALL));
  expect(data).toHaveLength(TIMES);
  expect(dados).toEqual({ linhas: 1201 });
});

test('a row has every field of the catalog and nothing else: money as a number, a date as ISO text, null for absent', async () => {
  const { data } = JSON.parse(await made(ALL));
  expect(Object.keys(data[0])).toEqual(Object.keys(contratos.fields));
  expect(data[0]).toMatchObject({
    vlrContrato: 10.1,
    dtAssinatura: '2025-03-01',
    txtObjeto: 'Ação "entre\naspas"',
    dtFimVigencia: null,
  });
});

test('values travel apart from the statement', async () => {
  const select = { text: 'SELECT * FROM pub."contratos" WHERE "numContrato" = $1', values: ["' OR true --"] };
  expect(JSON.parse(await made(select)).data).toEqual([]);
});

test('an empty result is an empty list', async () => {
  const select = { text: 'SELECT * FROM pub."contratos" WHERE false', values: [] };
  const file = await published.db.export(published.tenant, (client) =>
    read(jsonStream(client, select, contratos, ENVELOPE)),
  );
  expect(file).toMatchObject({ ok: true, data: [] });
});

test('a statement that fails half way cuts the file short', async () => {
  const select = { text: 'SELECT 1/(601 - i) FROM generate_series(1, 1000) i', values: [] };
  await expect(made(select)).rejects.toThrow(/zero/);
});
