import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { datasets } from '../../catalog/datasets/index.ts';
import { openBodies, type Portal } from '../../test/portal.ts';
import { Database } from '../database/db.ts';
import type { Migration } from '../database/migrate/migrate.ts';
import { portalMigrations } from '../database/open.ts';
import { AnswerCache } from '../http/cache.ts';
import { schemaPlan } from '../tables.ts';
import type { Health } from './health.ts';
import { portalHealth } from './portal.ts';

describe('the health of a process', () => {
  let portal: Portal;
  let port: number;
  let migrations: Migration[];

  beforeAll(async () => {
    migrations = await portalMigrations();
    portal = await openBodies();
    await portal.app.listen({ port: 0, host: '127.0.0.1' });
    port = (portal.app.server.address() as AddressInfo).port;
  });

  afterAll(() => portal.close());

  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<HealthReply> =>
    new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (piece: string) => {
          text += piece;
        });
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
      });
      sent.on('error', reject).end();
    });

  const healthWith = (cache: AnswerCache, db = portal.db): Health =>
    portalHealth(db, cache, schemaPlan(datasets), migrations);

  function trusted(): AnswerCache {
    const cache = new AnswerCache();
    cache.trust(true);
    return cache;
  }

  it.each(['127.0.0.1', 'localhost', 'pmdemo.apitransparencia.localhost', 'ninguem.example', 'não é nome'])(
    'is told to whoever asks, whatever the host: %s',
    async (host) => {
      const headers = { host: encodeURI(host) };
      const [alive, ready] = [await ask('/saude/vivo', headers), await ask('/saude/pronto?de=balanceador', headers)];
      expect([alive.status, alive.text]).toEqual([200, '{"estado":"vivo"}']);
      expect([ready.status, ready.text]).toEqual([200, '{"estado":"pronto"}']);
      expect(ready.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': /json/ });
    },
  );

  it('is told without its text to HEAD, and to no other method', async () => {
    expect(await ask('/saude/pronto', {}, 'HEAD')).toMatchObject({ status: 200, text: '' });
    expect((await ask('/saude/pronto', {}, 'POST')).status).toBe(404);
  });

  it('is not told of addresses that only begin alike', async () => {
    expect((await ask('/saude/vivos')).text).not.toContain('"vivo"');
  });

  it('is not ready while changes are not heard, nor ever again once it drains', async () => {
    const cache = new AnswerCache();
    const health = healthWith(cache);
    expect(await health.problems()).toEqual([expect.stringContaining('não ouve')]);
    cache.trust(true);
    expect(await health.problems()).toEqual([]);
    health.drain();
    expect(await health.problems()).toEqual([expect.stringContaining('terminando')]);
  });

  it('is not ready where the database is not there, and asks it once for many who ask', async () => {
    const nowhere = { host: '127.0.0.1', port: 1, user: 'ninguem', database: 'nada' };
    const away = new Database({ owner: nowhere, web: nowhere, desk: nowhere, staff: nowhere });
    const health = healthWith(trusted(), away);
    const looks = await Promise.all(Array.from({ length: 50 }, () => health.problems()));
    expect(new Set(looks.flat())).toEqual(new Set([expect.stringContaining('não responde')]));
    await away.close();
  });

  it('is not ready on tables of another version', async () => {
    const changed = 'UPDATE portal.esquema SET resumo = reverse(resumo)';
    await portal.db.own((client) => client.query(changed));
    expect(await healthWith(trusted()).problems()).toEqual([expect.stringContaining('outra versão')]);
    await portal.db.own((client) => client.query(changed));
    expect(await healthWith(trusted()).problems()).toEqual([]);
  });
});

interface HealthReply {
  status: number | undefined;
  headers: Readonly<Record<string, unknown>>;
  text: string;
}
