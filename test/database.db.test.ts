import pg from 'pg';
import { expect, test } from 'vitest';
import { freshDatabase } from './database.ts';

async function ask(url: string, text: string): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test('each database is empty, and what one holds the other does not see', async () => {
  const one = await freshDatabase();
  const two = await freshDatabase();
  await ask(one.url, 'CREATE TABLE t (i int)');
  expect(await ask(one.url, "SELECT to_regclass('t')::text AS t")).toEqual([{ t: 't' }]);
  expect(await ask(two.url, "SELECT to_regclass('t')::text AS t")).toEqual([{ t: null }]);
  await Promise.all([one.drop(), two.drop()]);
});

test('a dropped database is gone, with its role', async () => {
  const { url, drop } = await freshDatabase();
  const name = new URL(url).pathname.slice(1);
  await ask(url, `CREATE ROLE ${name}_web`);
  await drop();
  await expect(ask(url, 'SELECT 1')).rejects.toThrow(name);
  const other = await freshDatabase();
  expect(await ask(other.url, `SELECT 1 FROM pg_roles WHERE rolname = '${name}_web'`)).toEqual([]);
  await other.drop();
});

test('the server is at least PostgreSQL 15, and speaks UTF-8', async () => {
  const { url, drop } = await freshDatabase();
  const [row] = await ask(
    url,
    "SELECT current_setting('server_version_num')::int AS number, current_setting('server_encoding') AS encoding",
  );
  expect(row?.number).toBeGreaterThanOrEqual(150_000);
  expect(row?.encoding).toBe('UTF8');
  await drop();
});
