import { execFileSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { datasets } from '../../catalog/datasets/index.ts';
import { TestCluster } from '../../test/cluster.ts';
import { complaint, Writer } from '../../test/messages.ts';
import { bodies, type Portal, type PortalReply, portalAt } from '../../test/portal.ts';
import { portalMigrations } from '../database/open.ts';
import { portalHealth } from '../saude/portal.ts';
import { schemaPlan } from '../tables.ts';

const LIST = '/contratos?numAnoPub=2026';
const API = '/api/v1/contratos?_size=5';
const NOTICE = /<div id="dados-de" class="dados-de" role="status">Dados de \d\d\/\d\d\/\d{4} às \d\dh\d\d: /;
/** Milliseconds in which everything is itself again, on a machine that does much else. */
const RECOVERY_MS = 20_000;

let cluster: TestCluster;
let portal: Portal;
let writer: Writer;

beforeAll(async () => {
  cluster = await TestCluster.create();
  await cluster.start();
  await bodies(cluster.url);
  portal = await portalAt({ url: cluster.url, drop: async () => undefined });
  writer = new Writer(portal);
  for (const path of ['/', LIST, API]) await portal.ask(path);
}, 60_000);

afterAll(async () => {
  await portal.close();
  await cluster.remove();
});

/** Waits for something to become so, by looking again and again. */
async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + RECOVERY_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('it never came to be');
    await setTimeout(50);
  }
}

const isFresh = ({ status, headers }: PortalReply): boolean => status === 200 && !headers['dados-de'];

/** Waits until the portal hears changes again and every kind of request is answered from new data. */
async function recovered(): Promise<void> {
  await until(() => portal.setting.cache.isTrusted);
  for (const path of ['/', LIST, API]) await until(async () => isFresh(await portal.ask(path)));
  expect((await portal.ask('/')).text).not.toMatch(NOTICE);
  // Each connection hears of a changed setting a moment later.
  await until(async () => (await writer.send()).status === 201);
  expect(await (await health()).problems()).toEqual([]);
}

const health = async () =>
  portalHealth(portal.db, portal.setting.cache, schemaPlan(datasets), await portalMigrations());

/** Sends the form of the ouvidoria as a browser without scripts does, confirmed. */
async function postForm(texto: string) {
  const fields = { tipo: 'reclamacao', identidade: 'anonima', texto };
  const post = (more: Record<string, string>) =>
    portal.app.inject({
      method: 'POST',
      url: '/ouvidoria',
      headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...fields, ...more }).toString(),
    });
  const envio = /name="envio" value="([^"]*)"/.exec((await post({})).body)?.[1] ?? '';
  return post({ envio });
}

describe('while the database is stopped', () => {
  const unseen = '/licitacao?numExercicio=2026';

  beforeAll(async () => {
    await cluster.stop();
    await until(() => !portal.setting.cache.isTrusted);
  });

  it.each(['/', LIST])('the page %s is sent as it was, and says of when', async (path) => {
    const { status, text, headers } = await portal.ask(path);
    expect(status).toBe(200);
    expect(text).toMatch(NOTICE);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', age: expect.stringMatching(/^\d+$/) });
    expect([headers.etag, headers['x-accel-expires']]).toEqual([undefined, undefined]);
    expect(text).toContain('Prefeitura');
  });

  it('an answer is sent as it was, with the mark that a page of another host may read', async () => {
    const { status, headers, json } = await portal.ask(API);
    expect([status, json.ok]).toEqual([200, true]);
    expect(Date.parse(String(headers['dados-de']))).toBeLessThanOrEqual(Date.now());
    expect(headers['access-control-expose-headers']).toContain('dados-de');
  });

  it('a page that was never made is made of the answers that are there, dated and kept by nobody', async () => {
    const page = await portal.ask(`${LIST}&_size=20`);
    expect([page.status, page.headers['retry-after']]).toEqual([503, '10']);
    const home = await portal.ask('/?');
    expect([home.status, NOTICE.test(home.text)]).toEqual([200, true]);
  });

  it('what nobody asked for before says in the layout of the body that it is away, and when to ask again', async () => {
    const { status, headers, text } = await portal.ask(unseen);
    expect([status, headers['retry-after']]).toEqual([503, '10']);
    expect(text).toContain('Prefeitura Municipal');
    expect(text).toContain('O portal está sem acesso aos dados neste momento. Tente de novo em instantes.');
    expect(text).not.toMatch(/ECONN|57P|at .*\.ts:/);
    const api = await portal.ask(`/api/v1${unseen}`);
    expect([api.status, api.json.type, api.headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '10']);
  });

  it('the process lives, and says that it is not ready and why', async () => {
    expect(await (await health()).problems()).toContainEqual(expect.stringContaining('O banco de dados não responde'));
  });

  it('a body that nobody visited has a page too, which says no wrong', async () => {
    const { status, headers, text } = await portal.ask('/', 'cmdemo.transparencia.localhost');
    expect([status, headers['retry-after']]).toEqual([503, '10']);
    expect(text).toContain('O portal volta já');
    expect(text).not.toContain('type="module"');
    const api = await portal.ask('/api/v1/contratos', 'cmdemo.transparencia.localhost');
    expect([api.status, api.json.type]).toEqual([503, 'UNAVAILABLE']);
  });

  it('a form comes back with what was typed, and says when to send it again', async () => {
    const { statusCode, headers, body } = await postForm('O poste caiu na praça.');
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '60', 'no-store']);
    expect(body).toContain('O poste caiu na praça.</textarea>');
    expect(body).toContain('Nada se perdeu: o que você escreveu continua aqui. Espere um minuto e envie de novo.');
  });

  it('what is written to a message that cannot be opened stays on its page', async () => {
    const { statusCode, body } = await portal.app.inject({
      method: 'POST',
      url: '/acompanhar',
      headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        protocolo: '2026.48392017-09',
        chave: 'K7QP-4DXM-2RVB-9HTC',
        ato: 'recurso',
        recurso: 'Faltou a planilha.',
      }).toString(),
    });
    expect(statusCode).toBe(503);
    expect(body).toContain('Faltou a planilha.</textarea>');
    expect(body).toContain('name="ato" value="recurso"');
  });

  it('visits are counted later, and everything is itself again without a restart', async () => {
    portal.setting.counter.add(1, '/contratos');
    await expect(portal.flush()).rejects.toThrow();
    await cluster.start();
    await recovered();
    await portal.flush();
    const counted = await portal.db.own(async (client) => {
      const { rows } = await client.query<{ vezes: number }>('SELECT vezes FROM portal.acessos WHERE tenant = 1');
      return rows;
    });
    expect(counted).toEqual([{ vezes: 1 }]);
    expect((await portal.ask(unseen)).status).toBe(200);
    expect((await portal.ask('/', 'cmdemo.transparencia.localhost')).status).toBe(200);
  });
});

describe('while connections break', () => {
  it('a page whose data met a failure is kept by nobody once the database is back', async () => {
    const path = '/convenio?numExercicio=2026';
    await portal.db.own(async (client) => {
      await client.query('REVOKE USAGE ON SCHEMA pub FROM portal_web');
      expect((await portal.ask(path)).status).toBe(503);
      expect((await portal.ask('/?a')).text).toContain('Prefeitura');
      await client.query('GRANT USAGE ON SCHEMA pub TO portal_web');
    });
    const { status, text } = await portal.ask(path);
    expect([status, text.includes('Os dados não chegaram')]).toEqual([200, false]);
  });

  it('a read is made again unseen when its connection is killed under it', async () => {
    const held = new pg.Client(cluster.config);
    await held.connect();
    onTestFinished(() => held.end());
    await held.query('BEGIN; LOCK dados.obras');
    const asked = portal.ask('/api/v1/obras?_size=3');
    const killed = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'portal_web' AND wait_event_type = 'Lock'`;
    await until(() => portal.db.own(async (client) => (await client.query(killed)).rowCount === 1));
    await held.query('COMMIT');
    expect((await asked).status).toBe(200);
  });

  it('all connections taken by others is the same as away, and no fault of ours', async () => {
    const others: pg.Client[] = [];
    const taken = () => Promise.all(others.map((client) => client.end()));
    onTestFinished(async () => void (await taken()));
    const takeRoom = async (): Promise<boolean> => {
      const client = new pg.Client({ ...portal.place.web, application_name: 'outros' });
      client.on('error', () => undefined);
      const isRoom = await client.connect().then(
        () => true,
        () => false,
      );
      if (isRoom) others.push(client);
      return isRoom;
    };
    // An ended connection leaves its place a moment later, and the portal may have taken one meanwhile: asked until all are theirs.
    const ours = `usename LIKE 'portal_%' AND application_name <> 'outros'`;
    await until(async () => {
      await cluster.run(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${ours}`);
      while (await takeRoom());
      const left = await portal.db.own((client) => client.query(`SELECT 1 FROM pg_stat_activity WHERE ${ours}`));
      return left.rowCount === 0 && !(await takeRoom());
    });
    expect(others.length).toBeGreaterThan(5);
    const { status, json } = await portal.ask('/api/v1/convenio?_size=7');
    expect([status, json.type]).toEqual([503, 'UNAVAILABLE']);
    expect([(await portal.ask('/')).status, (await postForm('Ninguém atende.')).statusCode]).toEqual([200, 503]);
    await taken();
    await recovered();
  });
});

describe('a database that can be read and not written', () => {
  it('answers every page, and the forms say that nothing can be taken now', async () => {
    await cluster.run('ALTER SYSTEM SET default_transaction_read_only = on', 'SELECT pg_reload_conf()');
    await until(async () => (await writer.send()).status === 503);
    expect((await portal.ask('/api/v1/obras?_size=4')).status).toBe(200);
    expect((await portal.ask('/obras?_size=20')).status).toBe(200);
    const refused = await writer.send();
    expect([refused.body.type, refused.headers['retry-after']]).toEqual(['READ_ONLY', '60']);
    const { statusCode, body } = await postForm('O ônibus não passou.');
    expect(statusCode).toBe(503);
    expect(body).toContain('O ônibus não passou.</textarea>');
    expect(body).toContain('O portal não recebe mensagens agora');
    await cluster.run(
      'SET default_transaction_read_only = off',
      'ALTER SYSTEM RESET default_transaction_read_only',
      'SELECT pg_reload_conf()',
    );
    await recovered();
  });

  it('answers every page while its disk is full, and takes messages again when there is room', async ({ skip }) => {
    const disk = await cluster.smallDisk();
    if (!disk) return skip('a small file system can be mounted by root alone');
    await cluster.run(
      `CREATE TABLESPACE cheio LOCATION '${disk}'`,
      'ALTER TABLE mensagens.recebidas SET TABLESPACE cheio',
      'CREATE TABLE lastro (texto text) TABLESPACE cheio',
    );
    await expect(
      cluster.run('INSERT INTO lastro SELECT repeat(md5(i::text), 50) FROM generate_series(1, 10000) i'),
    ).rejects.toMatchObject({ code: '53100' });
    execFileSync('sh', ['-c', `cat /dev/zero > '${disk}/lastro' 2>/dev/null || true`]);
    const long = { ...complaint, texto: 'A rua alagou. '.repeat(250) };
    await until(async () => (await writer.send(long)).status === 503);
    const refused = await writer.send(long);
    expect([refused.body.type, refused.headers['retry-after']]).toEqual(['FULL', '120']);
    expect((await portal.ask('/api/v1/obras?_size=6')).status).toBe(200);
    execFileSync('rm', [`${disk}/lastro`]);
    await cluster.run('DROP TABLE lastro');
    await recovered();
  });
});
