import { createHmac } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test as plain, vi } from 'vitest';
import { schemaPlan } from '../../tables.ts';
import { checkDatabase, parseDatabaseUrl } from '../connection.ts';
import type { Database, DatabasePlace } from '../db.ts';
import type { EndpointConfig } from '../embedded/endpoint.ts';
import { type EmbeddedServer, startEmbedded } from '../embedded.ts';
import { prepareDatabase } from '../open.ts';
import { raiseWall } from './role.ts';

/** A server of its own that asks everybody for a password; one that was given may ask nobody. */
const test = plain.skipIf(process.env.TEST_DATABASE_URL);

let dir = '';
let server: EmbeddedServer;

beforeAll(async () => {
  if (process.env.TEST_DATABASE_URL) return;
  dir = await mkdtemp(join(tmpdir(), 'portal-papeis-'));
  await chmod(dir, 0o755);
  server = await startEmbedded({ dir: join(dir, 'postgres'), log: () => undefined, tcp: true });
  // The owner's password comes from where libpq looks for it, so that the address has none.
  const { host, port, user, password } = server.config('portal');
  await writeFile(join(dir, 'senhas'), `${host}:${port}:*:${user}:${password}\n`, { mode: 0o600 });
  vi.stubEnv('PGPASSFILE', join(dir, 'senhas'));
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await server?.stop();
  if (dir) await rm(dir, { recursive: true });
});

/** The address as an operator writes it who keeps the password elsewhere. */
function addressOf(database: string): string {
  const { host, port, user } = server.config(database);
  return `postgres://${user}@${host}:${port}/${database}`;
}

async function ask(config: pg.ClientConfig, text: string): Promise<unknown[]> {
  const client = new pg.Client(config);
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const asOwner = (text: string, database = 'portal'): Promise<unknown[]> => ask(server.config(database), text);

/** The password that every installation without one in its address gave to a role, in older versions. */
const guessed = (name: string): string => createHmac('sha256', '').update(`portal ${name} role`).digest('base64url');

async function started<T>(database: string, work: (db: Database, place: DatabasePlace) => Promise<T>): Promise<T> {
  const place = parseDatabaseUrl(addressOf(database));
  await checkDatabase(place);
  const db = await prepareDatabase(place, schemaPlan([]), (line) => expect.fail(line));
  return work(db, place).finally(() => db.close());
}

const entering = (config: EndpointConfig, role: string, password: pg.ClientConfig['password']) =>
  ask({ ...config, user: `${config.database}_${role}`, password }, 'SELECT current_user AS me');

test('who knows nothing of the installation enters as no role, not even where an older version let him', async () => {
  for (const role of ['web', 'mesa']) await asOwner(`CREATE ROLE portal_${role} LOGIN PASSWORD '${guessed(role)}'`);
  const config = server.config('portal');
  expect(await entering(config, 'web', guessed('web'))).toEqual([{ me: 'portal_web' }]);
  await started('portal', async (db, { web, desk }) => {
    for (const role of ['web', 'mesa'])
      await expect(entering(config, role, guessed(role))).rejects.toThrow('password authentication failed');
    expect(await db.read(0, async (client) => (await client.query('SELECT current_user AS me')).rows)).toEqual([
      { me: 'portal_web' },
    ]);
    expect(await entering(config, 'mesa', desk.password)).toEqual([{ me: 'portal_mesa' }]);
    await expect(entering(config, 'mesa', web.password)).rejects.toThrow('password authentication failed');
  });
});

test('another process, and another start, enter as the same roles while the first still runs', async () => {
  await started('portal', async (first) => {
    await started('portal', (second) => second.read(0, (client) => client.query('SELECT 1')));
    // Ten at once, so that the pool of the first has to open new connections.
    const reading = () => first.read(0, (client) => client.query('SELECT pg_sleep(0.05)'));
    await Promise.all(Array.from({ length: 10 }, reading));
  });
});

test('a copy of the database is another installation, with passwords of its own', async () => {
  await asOwner('CREATE DATABASE copia TEMPLATE portal', 'postgres');
  const secret = 'SELECT count(*)::int AS many, min(valor) AS valor FROM portal.segredo';
  const [original] = await asOwner(secret);
  expect(await asOwner(secret, 'copia')).toEqual([original]);
  await started('copia', async (db, { web }) => {
    await db.read(0, (client) => client.query('SELECT 1'));
    await expect(entering(server.config('portal'), 'web', web.password)).rejects.toThrow('authentication failed');
  });
  expect(await asOwner(secret, 'copia')).toEqual([{ many: 1, valor: expect.any(String) }]);
  expect(await asOwner(secret, 'copia')).not.toEqual([original]);
  expect(await asOwner(secret)).toEqual([original]);
});

test('the secret is the owner’s alone, whatever the server gives everybody', async () => {
  await asOwner('GRANT SELECT ON portal.segredo TO PUBLIC');
  await started('portal', async (db) => {
    const asked = db.read(0, (client) => client.query('SELECT valor FROM portal.segredo'));
    await expect(asked).rejects.toThrow('permission denied');
    const handled = db.hear(0, (client) => client.query('SELECT valor FROM portal.segredo'));
    await expect(handled).rejects.toThrow('permission denied');
  });
});

test('no password is in what the server logs, even where it logs every statement', async () => {
  await asOwner("ALTER SYSTEM SET log_statement = 'all'");
  await asOwner('SELECT pg_reload_conf()');
  await asOwner('DELETE FROM portal.segredo');
  const log = () => readFile(join(dir, 'postgres/cluster/log'), 'utf8');
  await expect.poll(() => asOwner('SELECT 7301').then(log)).toContain('SELECT 7301');
  const passwords = await started('portal', async (_, { web, desk }) => Promise.all([web, desk].map(passwordOf)));
  const [kept] = await asOwner('SELECT valor FROM portal.segredo');
  expect(await log()).toContain('ALTER ROLE "portal_web"');
  for (const secret of [...passwords, (kept as { valor: string }).valor]) expect(await log()).not.toContain(secret);
});

const passwordOf = async ({ password }: pg.ClientConfig): Promise<string> =>
  (typeof password === 'function' ? await password() : password) ?? expect.fail('no password');

test('a role at work keeps its rights while other processes start', async () => {
  await started('portal', async (db, place) => {
    const starts = { left: 15 };
    const starting = (async () => {
      for (; starts.left > 0; starts.left--) await db.own((client) => raiseWall(client, place, schemaPlan([])));
    })();
    let heard = 0;
    for (; starts.left > 0; heard++)
      await db.hear(0, (client) => client.query('SELECT tenant FROM mensagens.recebidas'));
    await starting;
    expect(heard).toBeGreaterThan(15);
  });
});
