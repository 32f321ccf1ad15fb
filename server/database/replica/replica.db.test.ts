import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contratos } from '../../../catalog/datasets/contratos.ts';
import { TestCluster } from '../../../test/cluster.ts';
import { doorFindings } from '../../doctor/replicas.ts';
import { AnswerCache } from '../../http/cache.ts';
import { watchChanges } from '../../http/changes.ts';
import { announceVersion } from '../../import/publish/publish.ts';
import { duringVisit } from '../../limits/visit.ts';
import { schemaPlan } from '../../tables.ts';
import { Tenants } from '../../tenants/tenants.ts';
import { parseReplicaUrls, withOtherAddresses } from '../addresses.ts';
import { parseDatabaseUrl } from '../connection.ts';
import type { Database, DatabasePlace } from '../db.ts';
import { prepareDatabase } from '../open.ts';

const TENANT = 1;

/** A cache that tells when a load made it forget something. */
class ForgetfulCache extends AnswerCache {
  override changed(tenant: number, dataset: string): void {
    super.changed(tenant, dataset);
    onLoad();
  }
}

let primary: TestCluster;
let replica: TestCluster;
let place: DatabasePlace;
let db: Database;
let silence: () => Promise<void>;
const cache = new ForgetfulCache();
let loads = 0;
let onLoad: () => void = () => undefined;

beforeAll(async () => {
  primary = await TestCluster.create();
  await primary.start();
  replica = await TestCluster.replica(primary);
  await replica.start();
  place = withOtherAddresses(parseDatabaseUrl(primary.url), { DATABASE_REPLICA_URLS: parseReplicaUrls(replica.url) });
  db = await prepareDatabase(place, schemaPlan([contratos]), (line) => expect.fail(line));
  await db.own((client) =>
    client.query("INSERT INTO portal.tenants (slug, tipo, dados) VALUES ('pmdemo', 'prefeitura', '{}')"),
  );
  silence = await watchChanges(db, cache, new Tenants(db, { fallback: 'pmdemo', domains: [] }));
});

afterAll(async () => {
  await silence();
  await db.close();
  await replica.remove();
  await primary.remove();
});

/** Reads what the process answers as soon as it hears of a load: what it kept of before is forgotten by then. */
async function load(): Promise<Seen> {
  const heard = new Promise<Seen>((resolve, reject) => {
    onLoad = () => read().then(resolve, reject);
  });
  await db.own(async (client) => {
    await client.query('BEGIN');
    await announceVersion(client, { tenant: TENANT, set: contratos });
    await client.query('COMMIT');
  });
  loads++;
  return heard;
}

interface Seen {
  versao: number;
  port: number;
}

const read = (): Promise<Seen> =>
  db.read(TENANT, async (client) => {
    const { rows } = await client.query<Seen>(
      'SELECT coalesce(max(versao), 0) AS versao, inet_server_port() AS port FROM pub._versoes',
    );
    return rows[0] ?? expect.fail('nothing was read');
  });

const export_ = (): Promise<number> =>
  db.export(TENANT, async (client) => {
    const { rows } = await client.query<{ port: number }>('SELECT inet_server_port() AS port');
    return rows[0]?.port ?? 0;
  });

const answeredBy = async (server: TestCluster): Promise<void> =>
  expect.poll(async () => (await read()).port, { interval: 50 }).toBe(server.config.port);

/** Reads, one after the other, until some work is done; all that was seen. */
async function readWhile(work: () => Promise<unknown>): Promise<Seen[]> {
  const seen: Seen[] = [];
  let done = false;
  const reading = (async () => {
    while (!done) seen.push(await read());
  })();
  await work().finally(() => {
    done = true;
  });
  await reading;
  return seen;
}

const findings = () => db.own((client) => doorFindings(client, place));

describe('reads, where there is a replica', () => {
  it('go to it, and exports too, while messages and loads go to the primary', async () => {
    await answeredBy(replica);
    expect(await export_()).toBe(replica.config.port);
    const { rows } = await db.hear(TENANT, (client) => client.query('SELECT inet_server_port() AS port'));
    expect(rows).toEqual([{ port: primary.config.port }]);
    expect(await findings()).toEqual([
      {
        estado: 'OK',
        assunto: `Réplica 127.0.0.1:${replica.config.port}`,
        texto: expect.stringMatching(/^0 s e 0 bytes/),
      },
    ]);
  });

  it('are cancelled on it when their visitor leaves', async () => {
    const gone = new AbortController();
    const visit = {
      body: TENANT,
      weight: 1,
      address: 'a',
      gone: gone.signal,
      signal: gone.signal,
      deadline: performance.now() + 60_000,
    };
    const slow = duringVisit(visit, () => db.read(TENANT, (client) => client.query('SELECT pg_sleep(60)')));
    const sleeping = () => replica.query("SELECT FROM pg_stat_activity WHERE query ~ '^SELECT pg_sleep'");
    await expect.poll(sleeping).toHaveLength(1);
    gone.abort(new Error('left'));
    await expect(slow).rejects.toThrow('left');
    await expect.poll(sleeping).toHaveLength(0);
  });

  it('see a load at once, from the primary until the replica has it, and never go back', async () => {
    await replica.query('SELECT pg_wal_replay_pause()');
    expect(await load()).toEqual({ versao: loads, port: primary.config.port });
    for (let i = 0; i < 20; i++) expect(await read()).toEqual({ versao: loads, port: primary.config.port });
    expect(await export_()).toBe(primary.config.port);
    expect((await findings())[0]?.texto).not.toMatch(/ e 0 bytes/);
    const seen = await readWhile(async () => {
      await replica.query('SELECT pg_wal_replay_resume()');
      await answeredBy(replica);
    });
    expect(new Set(seen.map(({ versao }) => versao))).toEqual(new Set([loads]));
  });

  it('see every one of many loads as soon as it was heard of, whoever answers', async () => {
    for (let i = 0; i < 15; i++) {
      expect((await load()).versao).toBe(loads);
    }
    await answeredBy(replica);
  });

  it('do not fail when it is killed, and come back to it', async () => {
    const seen = await readWhile(async () => {
      await replica.kill();
      await setTimeout(100);
    });
    expect(seen.at(-1)).toEqual({ versao: loads, port: primary.config.port });
    expect((await findings())[0]?.estado).toBe('AVISO');
    await replica.start();
    await answeredBy(replica);
  });

  it('are answered by it while the primary is gone', async () => {
    await primary.kill();
    await expect.poll(() => cache.isTrusted).toBe(false);
    expect([await read(), db.isPrimaryAside]).toEqual([{ versao: loads, port: replica.config.port }, true]);
    await expect(db.hear(TENANT, (client) => client.query('SELECT'))).rejects.toThrow();
    await primary.start();
    await expect.poll(() => cache.isTrusted).toBe(true);
    expect((await load()).versao).toBe(loads);
    await answeredBy(replica);
  });

  it('leave it when it was promoted, whatever was written to it', async () => {
    await replica.query('SELECT pg_promote()');
    await replica.query('UPDATE portal.versoes SET versao = 1000');
    for (let i = 0; i < 20; i++) expect(await read()).toEqual({ versao: loads, port: primary.config.port });
    expect((await findings())[0]).toMatchObject({ estado: 'FALHA', texto: expect.stringContaining('promovida') });
  });

  it('come back to it once it was made a replica again', async () => {
    await replica.kill();
    await replica.follow(primary);
    await replica.start();
    await answeredBy(replica);
    expect((await read()).versao).toBe(loads);
  });
});
