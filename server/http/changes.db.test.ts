import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../test/database.ts';
import { type SwallowingProxy, startSwallowingProxy } from '../../test/swallow.ts';
import { Database } from '../database/db.ts';
import { duringVisit } from '../limits/visit.ts';
import { Tenants } from '../tenants/tenants.ts';
import { AnswerCache } from './cache.ts';
import { watchChanges } from './changes.ts';
import { readyAnswer } from './ready.ts';

let fresh: TestDatabase;
let way: SwallowingProxy;
let db: Database;

beforeAll(async () => {
  fresh = await freshDatabase();
  const { host, port, user, password, database } = new pg.Client(fresh.url);
  way = await startSwallowingProxy({ host, port });
  const config = { host: '127.0.0.1', port: way.port, user, password, database };
  db = new Database({ owner: config, web: config, desk: config, staff: config });
});

afterAll(async () => {
  await db.close();
  await way.close();
  await fresh.drop();
});

describe('a connection to the database that hangs without an end', () => {
  it('is no voice: nothing is kept until another is heard', async () => {
    const cache = new AnswerCache();
    const silence = await watchChanges(db, cache, new Tenants(db, { fallback: 'pmdemo', domains: [] }));
    let asked = 0;
    const isKept = async (): Promise<boolean> => {
      const question = `${asked++}`;
      let made = 0;
      const make = () => readyAnswer({ made: made++ }, []);
      for (const _ of [1, 2]) await cache.answer({ id: 1, weight: 1 }, question, null, make);
      return made === 1;
    };
    expect(await isKept()).toBe(true);
    way.swallow(true);
    await expect.poll(isKept, { interval: 100 }).toBe(false);
    way.swallow(false);
    await expect.poll(isKept, { interval: 100 }).toBe(true);
    await silence();
  });

  it('keeps a visitor no longer than their deadline, and the next one gets another', async () => {
    const read = () => db.read(0, (client) => client.query<{ one: number }>('SELECT 1 AS one'));
    await read();
    way.swallow(true);
    const signal = AbortSignal.timeout(300);
    const visit = { body: 0, weight: 1, address: 'a', gone: signal, signal, deadline: performance.now() + 300 };
    await expect(duringVisit(visit, read)).rejects.toThrow(/timeout/);
    way.swallow(false);
    expect((await read()).rows).toEqual([{ one: 1 }]);
  });
});
