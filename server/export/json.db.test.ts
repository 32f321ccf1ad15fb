import { json as read, text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { parseQuery } from '../../catalog/query.ts';
import { type PublishedRows, publish } from '../../test/publish.ts';
import { copyValues } from '../database/sql/copy.ts';
import { jsonStream } from './json.ts';

const ENVELOPE = { head: '{"ok":true,"data":[', tail: '],"dados":{"linhas":1201}}' };
const TIMES = 1_201;

let published: PublishedRows;
beforeAll(async () => {
  const row = { numContrato: '1/2025', numAnoPub: 2025, txtObjeto: 'Ação "entre\naspas"', vlrContrato: 10.1 };
  published = await publish(contratos, [{ ...row, dtAssinatura: '2025-03-01' }], TIMES);
});
afterAll(() => published.close());

const made = (copy: string) =>
  published.db.export(published.tenant, (client) => text(jsonStream(client, copy, contratos, ENVELOPE)));

/** The statement of a question. */
function asked(pairs: [string, string][] = []): string {
  const answer = parseQuery(contratos, pairs);
  if (!answer.ok) throw new Error('the question is not understood');
  return copyValues(contratos, published.tenant, answer.query);
}

test('every row of the result is in the file, and the file is one JSON', async () => {
  const { data, dados } = JSON.parse(await made(asked()));
  expect(data).toHaveLength(TIMES);
  expect(dados).toEqual({ linhas: 1201 });
});

test('a row has every field of the catalog and nothing else: money as a number, a date as ISO text, null for absent', async () => {
  const { data } = JSON.parse(await made(asked()));
  expect(Object.keys(data[0])).toEqual(Object.keys(contratos.fields));
  expect(data[0]).toMatchObject({
    vlrContrato: 10.1,
    dtAssinatura: '2025-03-01',
    txtObjeto: 'Ação "entre\naspas"',
    dtFimVigencia: null,
  });
});

test('what somebody asks for is a value and never part of the statement', async () => {
  expect(JSON.parse(await made(asked([['numContrato', "' OR true --"]]))).data).toEqual([]);
  expect(JSON.parse(await made(asked([['numContrato', "\\'; DROP TABLE x --"]]))).data).toEqual([]);
});

test('an empty result is an empty list', async () => {
  const file = await published.db.export(published.tenant, (client) =>
    read(jsonStream(client, asked([['numAnoPub', '1999']]), contratos, ENVELOPE)),
  );
  expect(file).toMatchObject({ ok: true, data: [] });
});

test('a statement that fails half way cuts the file short', async () => {
  const columns = Object.keys(contratos.fields).map(() => '1/(601 - i)');
  const copy = `COPY (SELECT ${columns.join(', ')} FROM generate_series(1, 1000) i) TO STDOUT`;
  await expect(made(copy)).rejects.toThrow(/zero/);
});
