import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { datasets } from '../../catalog/datasets/index.ts';
import { row } from '../../test/loads.ts';
import { openPortal, type Portal } from '../../test/portal.ts';
import { createToken, listTokens, revokeToken } from '../remote/register.ts';
import { UploadStore } from './store.ts';

let portal: Portal;
let address: string;
let token: string;

const key = (slug = 'pmdemo', only: string[] | null = null, nome = 'Sistema contábil') =>
  portal.db.own(async (client) => {
    const { rows } = await client.query('SELECT id FROM portal.tenants WHERE slug = $1', [slug]);
    const tenant: number = rows[0].id;
    return { tenant, ...(await createToken(client, datasets, { tenant, name: nome, datasets: only })) };
  });

beforeAll(async () => {
  portal = await openPortal();
  address = await portal.app.listen({ port: 0, host: '127.0.0.1' });
  token = (await key()).token;
});

afterAll(() => portal.close());

beforeEach(async () => {
  for (const upload of await new UploadStore(portal.setting.uploadsDir).of(1))
    await new UploadStore(portal.setting.uploadsDir).remove(upload);
});

const sum = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A year nobody else publishes, so that no test sees another's rows. */
const file = (numContrato: string, year = '2031'): Buffer => {
  const cells = row(numContrato, year);
  return Buffer.from(`${Object.keys(cells).join(';')}\n${Object.values(cells).join(';')}\n`);
};

async function ask(method: string, path: string, body?: object | Buffer, headers: Record<string, string> = {}) {
  const response = await fetch(`${address}/api/v1/envios${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(body ? { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  const json = text.startsWith('{') ? JSON.parse(text) : {};
  return { status: response.status, headers: response.headers, json, data: json.data ?? {}, text };
}

const order = (bytes: Buffer, more: object = {}) => ({
  conjunto: 'contratos',
  nome: 'contratos.csv',
  tamanho: bytes.length,
  sha256: sum(bytes),
  referencia: '2026-10-31',
  ...more,
});

const patch = (id: string, offset: number, bytes: Buffer) =>
  ask('PATCH', `/${id}`, bytes, { 'upload-offset': String(offset) });

/** Waits until the upload has an end to tell. */
async function ended(id: string) {
  return expect
    .poll(async () => (await ask('GET', `/${id}`)).data, { interval: 20 })
    .toMatchObject({ estado: expect.stringMatching(/publicado|conferido|recusado|falhou/) })
    .then(async () => (await ask('GET', `/${id}`)).data);
}

async function publish(bytes: Buffer, more: object = {}) {
  const begun = await ask('POST', '', order(bytes, more));
  expect(begun.status).toBe(201);
  await patch(begun.data.id, 0, bytes);
  expect((await ask('POST', `/${begun.data.id}/publicar`)).status).toBe(202);
  return ended(begun.data.id);
}

const published = async (year: string): Promise<unknown[]> =>
  (await portal.ask(`/api/v1/contratos?numAnoPub=${year}`)).json.data.map(({ numContrato }) => numContrato);

describe('a file sent from afar', () => {
  it('is published in pieces, signed by its key, and then forgotten', async () => {
    const bytes = file('1/2031');
    const begun = await ask('POST', '', order(bytes));
    expect(begun.status).toBe(201);
    expect(begun.headers.get('location')).toBe(`/api/v1/envios/${begun.data.id}`);
    const half = await patch(begun.data.id, 0, bytes.subarray(0, 50));
    expect(half.data).toMatchObject({ estado: 'recebendo', recebidos: 50 });
    expect(half.headers.get('upload-offset')).toBe('50');
    expect((await ask('POST', `/${begun.data.id}/publicar`)).json.message).toMatch(/^Faltam \d+ bytes/);
    expect((await patch(begun.data.id, 50, bytes.subarray(50))).data.estado).toBe('completo');
    expect((await ask('POST', `/${begun.data.id}/publicar`)).status).toBe(202);
    const { estado, relatorio } = await ended(begun.data.id);
    expect({ estado, relatorio }).toMatchObject({
      estado: 'publicado',
      relatorio: { read: 1, accepted: 1, refused: 0, unchanged: false, sums: { vlrContrato: 1 } },
    });
    expect(await published('2031')).toEqual(['1/2031']);
    expect(await readdir(join(portal.setting.uploadsDir, '1', begun.data.id))).not.toContain('arquivo');
    await portal.db.own(async (client) => {
      const { rows } = await client.query('SELECT autor, arquivo FROM portal.cargas WHERE id = $1', [relatorio.carga]);
      expect(rows).toEqual([{ autor: 'chave:Sistema contábil', arquivo: 'contratos.csv' }]);
      expect((await listTokens(client, 1))[0]?.usadaEm).toBeInstanceOf(Date);
    });
  });

  it('goes on where a broken connection left it, and the same order finds it again', async () => {
    const bytes = file('2/2032', '2032');
    const { data } = await ask('POST', '', order(bytes));
    const broken = request(`${address}/api/v1/envios/${data.id}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}`, 'upload-offset': '0', 'content-length': String(bytes.length) },
    });
    const cut = once(broken, 'error');
    broken.write(bytes.subarray(0, 40));
    await expect
      .poll(async () => (await ask('HEAD', `/${data.id}`)).headers.get('upload-offset'), { interval: 20 })
      .toBe('40');
    broken.destroy(new Error('cut'));
    await cut;
    const wrong = await patch(data.id, 10, bytes.subarray(10));
    expect([wrong.status, wrong.json.type, wrong.headers.get('upload-offset')]).toEqual([409, 'WRONG_OFFSET', '40']);
    const again = await ask('POST', '', order(bytes));
    expect([again.status, again.data.id, again.data.recebidos]).toEqual([200, data.id, 40]);
    expect((await patch(data.id, 40, bytes.subarray(40))).data.estado).toBe('completo');
  });

  it('is thrown away when its sum is not the one announced, and may come again', async () => {
    const bytes = file('3/2033', '2033');
    const { data } = await ask('POST', '', order(bytes));
    const damaged = Buffer.from(bytes);
    damaged[20] = 0;
    const wrong = await patch(data.id, 0, damaged);
    expect([wrong.status, wrong.json.type]).toEqual([422, 'CHECKSUM']);
    expect((await ask('GET', `/${data.id}`)).data.recebidos).toBe(0);
    expect((await patch(data.id, 0, bytes)).data.estado).toBe('completo');
  });

  it('changes nothing when it is sent twice, and says so', async () => {
    const first = await publish(file('4/2034', '2034'));
    const second = await publish(file('4/2034', '2034'));
    expect(second.relatorio).toMatchObject({ carga: first.relatorio.carga, unchanged: true });
  });

  it('can be checked alone: the same report, and nothing published', async () => {
    const { estado, relatorio } = await publish(file('12/2042', '2042'), { conferir: true });
    expect({ estado, relatorio }).toMatchObject({ estado: 'conferido', relatorio: { accepted: 1, carga: null } });
    expect(await published('2042')).toEqual([]);
  });

  it('is refused whole with the line and the reason, as at the terminal', async () => {
    const bytes = Buffer.from(file('5/2035', '2035').toString().replace('1,00', 'muito'));
    const { estado, mensagem, relatorio, recusadas } = await publish(bytes);
    expect(estado).toBe('recusado');
    expect(mensagem).toContain('Nada foi publicado');
    expect(relatorio.refusals[0]).toMatchObject({ line: 2, field: 'vlrContrato' });
    expect(await published('2035')).toEqual([]);
    expect(relatorio.refusedFile).toBe(recusadas);
    const { text } = await ask('GET', recusadas.replace('/api/v1/envios', ''));
    expect(text).toContain('muito');
  });

  it('goes in one request when it is small', async () => {
    const bytes = file('6/2036', '2036');
    const sent = await ask('PUT', '/contratos/maio.csv?referencia=2026-10-31&periodo=2036', bytes);
    expect([sent.status, sent.data.estado, sent.data.sha256]).toEqual([200, 'publicado', sum(bytes)]);
    expect(await published('2036')).toEqual(['6/2036']);
    const bad = await ask('PUT', '/contratos/maio.csv', Buffer.from('numContrato\n1\n'), {
      'content-type': 'text/csv',
    });
    expect([bad.status, bad.json.type, bad.json.ok]).toEqual([422, 'REFUSED', false]);
    expect(bad.json.message).toContain('Faltam as colunas obrigatórias');
    const sha = await ask('PUT', `/contratos/maio.csv?sha256=${'0'.repeat(64)}`, bytes);
    expect(sha.json.type).toBe('CHECKSUM');
  });

  it('that would take most of another year away is refused with both years, or taken for its own', async () => {
    const lines = (year: string, count: number) =>
      Array.from({ length: count }, (_, i) => Object.values(row(`${i}/${year}`, year)).join(';'));
    const whole = (...rows: string[]) => Buffer.from([Object.keys(row('1', '2047')).join(';'), ...rows, ''].join('\n'));
    await ask('PUT', '/contratos/2047.csv', whole(...lines('2047', 12)));
    const mixed = whole(...lines('2048', 5), ...lines('2047', 2));
    const refused = await ask('PUT', '/contratos/2048.csv', mixed);
    expect([refused.status, refused.json.message]).toEqual([422, expect.stringContaining('2047: de 12 para 2 linhas')]);
    expect(refused.data.relatorio.changes).toMatchObject([
      { periodo: '2047', antes: { linhas: 12 }, depois: { linhas: 2 } },
      { periodo: '2048', antes: null, depois: { linhas: 5 } },
    ]);
    const taken = await ask('PUT', '/contratos/2048.csv?periodo=2048', mixed);
    expect([taken.status, taken.data.relatorio.leftOut]).toEqual([200, [{ periodo: '2047', linhas: 2 }]]);
    expect([await published('2047'), await published('2048')].map(({ length }) => length)).toEqual([12, 5]);
  });

  it('is gone a day after the last thing that happened to it, and at once when it is given up', async () => {
    const { data } = await ask('POST', '', order(file('7/2037', '2037')));
    const store = new UploadStore(portal.setting.uploadsDir);
    await store.sweep(Date.now() + 23 * 3_600_000);
    expect((await ask('GET', `/${data.id}`)).status).toBe(200);
    await store.sweep(Date.now() + 25 * 3_600_000);
    expect((await ask('GET', `/${data.id}`)).status).toBe(404);
    const other = await ask('POST', '', order(file('7/2037', '2037')));
    expect((await ask('DELETE', `/${other.data.id}`)).status).toBe(204);
    expect((await ask('GET', `/${other.data.id}`)).status).toBe(404);
  });
});

describe('a key', () => {
  const refusals: [why: string, status: number, says: string, make: () => Promise<string>][] = [
    ['that is none', 401, 'Falta a chave', async () => 'segredo'],
    ['that nobody made', 401, 'não existe', async () => `portal_${'a'.repeat(43)}`],
    ['that was revoked', 401, 'revogada', revoked],
    ['whose time is over', 401, 'venceu', expired],
    ['of another body', 403, 'outro órgão', async () => (await key('cmdemo')).token],
    ['of other datasets', 403, 'não publica contratos', async () => (await key('pmdemo', ['diarias'])).token],
  ];

  async function revoked(): Promise<string> {
    const made = await key();
    await portal.db.own((client) => revokeToken(client, made.tenant, made.id));
    return made.token;
  }

  async function expired(): Promise<string> {
    const made = await key();
    const text = `UPDATE portal.chaves SET "expiraEm" = now() - interval '1 second' WHERE id = $1`;
    await portal.db.own((client) => client.query(text, [made.id]));
    return made.token;
  }

  it.each(refusals)('%s opens nothing', async (_, status, says, make) => {
    const headers = { authorization: `Bearer ${await make()}` };
    const answer = await ask('POST', '', order(file('8/2038', '2038')), headers);
    expect([answer.status, answer.json.ok]).toEqual([status, false]);
    expect(answer.json.message).toContain(says);
  });

  it.each([
    ['envios', '401'],
    ['%65nvios', '401'],
    ['mensagens', 'continue'],
  ])('is asked for before a byte is: who waits for leave to send to /%s hears %s', async (path, says) => {
    const headers = { expect: '100-continue', 'content-length': '1000000' };
    const call = request(`${address}/api/v1/${path}`, { method: 'POST', headers });
    call.flushHeaders();
    const answered = once(call, 'response').then(([{ statusCode }]) => String(statusCode));
    expect(await Promise.race([once(call, 'continue').then(() => 'continue'), answered])).toBe(says);
    call.on('error', () => undefined).destroy();
  });

  it('sees its own uploads and no other key’s', async () => {
    const { data } = await ask('POST', '', order(file('9/2039', '2039')));
    const headers = { authorization: `Bearer ${(await key()).token}` };
    expect((await ask('GET', `/${data.id}`, undefined, headers)).status).toBe(404);
  });

  it('is kept as a hash, and shown by no list', async () => {
    const made = await key('pmdemo', null, 'Folha');
    const kept = await portal.db.own(async (client) => (await client.query('SELECT * FROM portal.chaves')).rows);
    expect(JSON.stringify(kept)).not.toContain(made.token.slice(7));
    const days = (made.expiraEm.getTime() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(365);
  });
});

describe('what is too much', () => {
  it('is refused: a file, a piece, an order, too many at once', async () => {
    const bytes = file('10/2040', '2040');
    const huge = await ask('POST', '', order(bytes, { tamanho: 3 * 1024 ** 3 }));
    expect([huge.status, huge.json.message]).toEqual([
      400,
      'tamanho é de no máximo 2 GB: divida o arquivo por período.',
    ]);
    const { data } = await ask('POST', '', order(bytes));
    const long = await patch(data.id, 0, Buffer.concat([bytes, bytes]));
    expect([long.status, long.json.type]).toEqual([413, 'TOO_LARGE']);
    for (let i = 0; i < 9; i++) await ask('POST', '', order(bytes, { nome: `${i}.csv` }));
    const eleventh = await ask('POST', '', order(bytes, { nome: 'mais um.csv' }));
    expect([eleventh.status, eleventh.json.type]).toEqual([429, 'TOO_MANY_UPLOADS']);
  });

  it.each([
    ['a name that is none', { periodos: ['2031'] }, 'periodos não é um nome deste pedido'],
    ['a period that is none', { periodo: ['maio'] }, 'periodo: “maio” não é um ano'],
    ['a cut', { conjunto: 'covidcontratos' }, 'envie-as como contratos'],
    ['another body', { orgao: 'cmdemo' }, 'é do órgão pmdemo'],
    ['a sum that is none', { sha256: 'abc' }, 'sha256 tem 64 algarismos'],
  ])('is said of %s', async (_, more, says) => {
    const answer = await ask('POST', '', order(file('11/2041', '2041'), more));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.json.message).toContain(says);
  });
});
