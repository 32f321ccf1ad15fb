import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Dataset } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { filtersApart, isFirstOfKind } from '../../test/kinds.ts';
import { hostOf, type Portal } from '../../test/portal.ts';
import { openSamples } from '../../test/samples.ts';

let portal: Portal;
let port: number;

beforeAll(async () => {
  portal = await openSamples();
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  port = (portal.app.server.address() as AddressInfo).port;
});

afterAll(() => portal.close());

/** Bytes as they are, past every client that would tidy them. */
async function raw(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  socket.write(bytes);
  return text(socket).catch(() => '');
}

const get = (path: string, host = 'localhost') =>
  raw(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);

/** The process lives, and no answer shows its insides. */
async function unharmed(answer: string): Promise<void> {
  expect(answer).not.toMatch(/node_modules|at .*\.(ts|js):\d+|syntax error|pg_|SELECT /);
  expect((await portal.ask('/api/v1/contratos?_size=1')).status).toBe(200);
}

const SQL = [
  "' OR 1=1 --",
  "'; DROP TABLE dados.contratos; --",
  "\\'; SELECT pg_sleep(9); --",
  '$1',
  '%',
  '_',
  '\\',
  "E'\\047",
  'ÿ\0',
  '1e999',
  'NaN',
  '-0',
  '٢٠٢٥',
  '😀',
];

/** What to try on a dataset: the first of each kind of filter meets all values; the others two, each where the last left. */
const attacks = (set: Dataset) =>
  filtersApart(set).flatMap((filter, place) => {
    const values = isFirstOfKind(filter) ? SQL : [0, 1].map((i) => SQL[(place * 2 + i) % SQL.length] ?? '');
    const name = filter.operator === 'eq' ? filter.name : `${filter.name}.${filter.operator}`;
    return values.map((value) => ({ name, value, exact: filter.operator === 'eq' }));
  });

/** A number as well as a trick: it may find what it asks for. */
const ZERO = '-0';

describe('bad input', () => {
  it.each(datasets.map((set) => [set.id, set] as const))(
    'SQL in each kind of filter of %s finds nothing or is refused',
    async (id, set) => {
      const ask = async (query: string) => portal.ask(`/api/v1/${id}?_size=1${query}`, hostOf(set));
      const before = (await ask('')).json.total;
      expect(before).toBeGreaterThan(10);
      for (const { name, value, exact } of attacks(set)) {
        const { status, json } = await ask(`&${name}=${encodeURIComponent(value)}`);
        const found = status === 400 ? 0 : json.total;
        expect([200, 400]).toContain(status);
        expect({ name, value, found, many: found > (exact && value !== ZERO ? 0 : before) }).toMatchObject({
          many: false,
        });
      }
      expect((await ask('&_page=1')).json.total).toBe(before);
    },
    120_000,
  );

  it('SQL in an exported filter is only text', async () => {
    for (const value of SQL) {
      const { status, text: csv } = await portal.ask(
        `/api/v1/contratos.csv?txtNomeRazaoContratada=${encodeURIComponent(value)}`,
      );
      expect(status).toBe(200);
      expect(csv.trim().split('\n')).toHaveLength(1);
    }
  });

  it.each([
    ['?foo=1', 'foo'],
    ['?numAnoPub=dois', 'numAnoPub'],
    ['?vlrContrato.gte=1.000,00', 'vlrContrato.gte'],
    ['?_size=1001', '_size'],
    ['?_size=0', '_size'],
    ['?_page=0', '_page'],
    ['?_page=1e3', '_page'],
    ['?_sort=lnkPncp', '_sort'],
    ['?_sort=nada', '_sort'],
    ['?_por=txtNada', '_por'],
    ['?_tudo=1', '_tudo'],
    ['?txtObjeto.like=a', 'txtObjeto.like'],
    ['?constructor=1', 'constructor'],
    ['?__proto__.has=1', '__proto__.has'],
    ['?txtObjeto.has=', 'txtObjeto.has'],
    ['?txtObjeto.has=%E2%80%8B', 'txtObjeto.has'],
    ['?txtObjeto.has=%00', 'txtObjeto.has'],
    ['?txtObjeto.has=%ED%A0%80', 'txtObjeto.has'],
    ['?txtObjeto.has=de', 'txtObjeto.has'],
    ['?txtObjeto.has=%C2%BD%C2%BD%C2%BD', 'txtObjeto.has'],
    ['?numContrato=%EF%BB%BF', 'numContrato'],
  ])('%s is refused with a sentence that names it', async (query, field) => {
    const { status, json } = await portal.ask(`/api/v1/contratos${query}`);
    expect(status).toBe(400);
    expect(json.type).toBe('BAD_QUERY');
    expect(json.problems.map((problem) => problem.field)).toContain(field);
    expect(json.message).toMatch(/\.$/);
  });

  it.each([
    '/../../etc/passwd',
    '/api/v1/arquivos/../../../etc/passwd',
    '/api/v1/arquivos/..%2f..%2fetc%2fpasswd',
    '/assets/..%2f..%2fpackage.json',
    '/assets/../../package.json',
    '//etc/passwd',
    '/api/v1/contratos/..%2f..',
    '/%00',
    '/api/v1/arquivos/%00',
  ])('the path %s leads nowhere', async (path) => {
    const answer = await get(path);
    expect(answer).not.toMatch(/root:|"dependencies"/);
    expect(answer).toMatch(/^HTTP\/1\.1 [234]\d\d/);
    await unharmed(answer);
  });

  it('a query of ten million characters is answered, not read', async () => {
    const answer = await get(`/api/v1/contratos?txtObjeto.has=${'a'.repeat(10_000_000)}`);
    // The server hangs up while such a question is still being written: not every client gets to read why.
    expect(answer).toMatch(/^(?:$|HTTP\/1\.1 431[\s\S]*"type":"TOO_LONG")/);
    await unharmed(answer);
  });

  it.each(['csv', 'json', 'xlsx', 'pdf'])('a %s by what cannot be seen is refused, not empty', async (format) => {
    const { status, json } = await portal.ask(`/api/v1/contratos.${format}?txtObjeto.has=%E2%80%8B`);
    expect({ status, type: json.type }).toEqual({ status: 400, type: 'BAD_QUERY' });
  });

  it.each([
    ['/api/v1/contratos/%E2%80%8B/2025', 404],
    ['/api/v1/contratos/%00/2025', 404],
    ['/api/v1/contratos/%ED%A0%80/2025', 400],
    ['/api/v1/favorecidos/%E2%80%8B', 404],
    ['/api/v1/favorecidos/%00', 404],
    ['/api/v1/percurso/%00/%00/%00/%00', 404],
    ['/api/v1/despesa?no=2026~funcao-%00', 200],
    ['/api/v1/receita?no=2026~fonte-%E2%80%8B', 200],
    ['/api/v1/busca?termo=%00%E2%80%8B', 200],
    ['/api/v1/busca/sugestoes?termo=%E2%80%8B%00', 200],
    ['/api/v1/busca?termo=%F3%A0%81%81merenda', 200],
    ['/api/arquivo/listarporarquivoasync?arquivo=%00', 200],
    ['/api/menu/menuselasync?txtMenu=%E2%80%8B%00', 200],
    ['/api/contrato/contratoasync?dtInicio=%00&dtFim=%E2%80%8B', 400],
    ['/api/servidor/servidorasync?numExercicio=%E2%80%8B&numMes=%00', 400],
  ])('what cannot be seen is no error of ours: %s', async (path, expected) => {
    expect((await portal.ask(path)).status).toBe(expected);
  });

  it('a query longer than any question is refused with a sentence', async () => {
    const { status, json } = await portal.ask(`/api/v1/contratos?txtObjeto.has=${'a'.repeat(9_000)}`);
    expect({ status, type: json.type }).toEqual({ status: 414, type: 'TOO_LONG' });
  });

  it.each(['a b', 'x'.repeat(4_000), '[::1', "';--", 'localhost:99999999'])(
    'the host header %s is an unknown host',
    async (host) => {
      const answer = await get('/api/v1/contratos', host);
      expect(answer).toMatch(/^HTTP\/1\.1 400/);
      await unharmed(answer);
    },
  );

  it('what is not HTTP gets a sentence', async () => {
    const answer = await raw('isto não é HTTP\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400[\s\S]*não é HTTP/);
    await unharmed(answer);
  });

  it('a write is refused in the same envelope', async () => {
    const { statusCode, payload } = await portal.app.inject({
      method: 'POST',
      url: '/api/v1/contratos',
      headers: { host: 'localhost' },
      payload: '{',
    });
    expect(statusCode).toBe(404);
    expect(JSON.parse(payload)).toMatchObject({ ok: false, type: 'NOT_FOUND' });
  });
});
