import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { csv } from '../../demo/kit/csv.ts';
import { TestCluster } from '../../test/cluster.ts';
import { row } from '../../test/loads.ts';
import { complaint, Writer } from '../../test/messages.ts';
import { documentedBlock, hasPgbouncer, type RunningPgbouncer, startPgbouncer } from '../../test/pgbouncer.ts';
import { bodies, type Portal, portalAt } from '../../test/portal.ts';
import { doorFindings } from '../doctor/replicas.ts';
import { load } from '../import/load.ts';
import { oneFile } from '../import/read/files.ts';
import { catchUpIndex } from '../index/follow.ts';
import { duringVisit } from '../limits/visit.ts';
import { parsePoolerUrl } from './addresses.ts';
import { parseDatabaseUrl } from './connection.ts';
import { Database } from './db.ts';
import { openDatabase } from './open.ts';

/** Connections of the pooler for each role: fewer than the portal would open. */
const POOL_SIZE = 2;
const TENANT = 1;

describe.skipIf(!hasPgbouncer())('behind PgBouncer in transaction mode, a portal', () => {
  let server: TestCluster;
  let pooler: RunningPgbouncer;
  let portal: Portal;

  beforeAll(async () => {
    server = await TestCluster.create();
    await server.start();
    await bodies(server.url);
    pooler = await startPgbouncer(server.config, POOL_SIZE);
    const doors = { DATABASE_POOLER_URL: parsePoolerUrl(pooler.url) };
    portal = await portalAt({ url: server.url, drop: async () => undefined }, { doors });
    await publish(30);
  });

  afterAll(async () => {
    await portal.close();
    await pooler.stop();
    await server.remove();
  });

  /** Loads so many contracts, as an importer beside the portal does, with a connection of its own. */
  async function publish(count: number): Promise<void> {
    const rows = Array.from({ length: count }, (_, i) => row(`${i + 1}/2025`, '2025', `${i + 1},00`));
    const options = {
      tenant: TENANT,
      dataset: contratos,
      name: 'contratos.csv',
      reference: '2026-11-12',
      author: 'teste',
    };
    const other = new Database(parseDatabaseUrl(server.url));
    await other.own(async (client) => {
      await load(client, { ...options, files: oneFile('contratos.csv', csv(rows, contratos)) });
      await catchUpIndex(client, datasets);
    });
    await other.close();
  }

  const list = async () => (await portal.ask('/api/v1/contratos?numAnoPub=2025&_size=5')).json;

  it('lists, shows, searches and exports, many at once', async () => {
    const addresses = [
      '/api/v1/contratos?numAnoPub=2025&_size=5',
      '/api/v1/contratos/7%2F2025/2025',
      '/api/v1/busca?termo=merenda',
      '/api/v1/contratos.csv?numAnoPub=2025',
      '/api/v1/contratos.json?numAnoPub=2025',
      '/api/v1/contratos.xlsx?numAnoPub=2025',
      '/api/v1/despesa',
      '/contratos',
    ];
    const answers = await Promise.all(addresses.map((address) => portal.ask(address)));
    expect(answers.map(({ status }) => status)).toEqual(addresses.map(() => 200));
    expect(answers[3]?.text.trim().split('\n')).toHaveLength(31);
  });

  it('reads from one snapshot, and one body at a time, when more ask than there are connections', async () => {
    const ask = (tenant: number) =>
      portal.db.read(tenant, async (client) => {
        const { rows } = await client.query<{ own: number; total: number; tenant: string }>(
          "SELECT count(*) FILTER (WHERE tenant = $1)::int AS own, count(*)::int AS total, current_setting('app.tenant') AS tenant FROM pub.contratos",
          [tenant],
        );
        return rows[0];
      });
    const answers = await Promise.all(Array.from({ length: 60 }, (_, i) => ask(1 + (i % 2))));
    expect(answers).toEqual(
      Array.from({ length: 60 }, (_, i) => ({ own: i % 2 ? 0 : 30, total: i % 2 ? 0 : 30, tenant: `${1 + (i % 2)}` })),
    );
  });

  it('takes a message with an attachment', async () => {
    const writer = new Writer(portal);
    const sent = await writer.upload(
      'foto.png',
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    );
    expect(sent.status).toBe(201);
    const { status, body } = await writer.send({ ...complaint, anexos: [sent.body.data.id] });
    expect([status, body.problems]).toEqual([201, undefined]);
  });

  it('lets the people of the panel work', async () => {
    const drafts = portal.db.staff(TENANT, (client) => client.query('SELECT FROM portal.rascunhos'));
    expect((await drafts).rows).toEqual([]);
  });

  it('notices a load', async () => {
    expect((await list()).total).toBe(30);
    await publish(40);
    await expect.poll(async () => (await list()).total).toBe(40);
  });

  it('cancels the statement of a visitor who left, and no other', async () => {
    const gone = new AbortController();
    const visit = {
      body: TENANT,
      weight: 1,
      address: 'a',
      gone: gone.signal,
      signal: gone.signal,
      deadline: performance.now() + 60_000,
    };
    const sleeping = () => server.query("SELECT FROM pg_stat_activity WHERE query ~ '^SELECT pg_sleep'");
    const slow = duringVisit(visit, () => portal.db.read(TENANT, (client) => client.query('SELECT pg_sleep(60)')));
    await expect.poll(sleeping).toHaveLength(1);
    const other = portal.db.read(TENANT, (client) => client.query('SELECT pg_sleep(1)'));
    await expect.poll(sleeping).toHaveLength(2);
    gone.abort(new Error('left'));
    await expect(slow).rejects.toThrow('left');
    await expect(other).resolves.toBeDefined();
    expect((await portal.ask('/api/v1/contratos?numAnoPub=2025&_size=7')).status).toBe(200);
  });

  it('is told by the doctor that the pooler lets it in', async () => {
    expect(await portal.db.own((client) => doorFindings(client, portal.place))).toMatchObject([{ estado: 'OK' }]);
  });

  it('does not start with the pooler in DATABASE_URL, and says what to write', async () => {
    const { user, password, database } = server.config;
    const url = `${pooler.url.replace('://', `://${user}:${password}@`)}/${database}`;
    const opening = openDatabase('', { DATABASE_URL: url }, () => undefined);
    await expect(opening).rejects.toThrow(/pooler em modo de transação.*DATABASE_POOLER_URL/);
  });
});

it('the manual tells PgBouncer of every role that the portal enters as', () => {
  const { web, desk, staff } = parseDatabaseUrl('postgres://portal@servidor/portal');
  const told = documentedBlock('sql').match(/'(portal_\w+)'/g);
  expect(told).toEqual([web, desk, staff].map(({ user }) => `'${user}'`));
});

describe.runIf(!hasPgbouncer())('PgBouncer', () => {
  it.skip('is not installed here: what stands behind it was not tried', () => undefined);
});
