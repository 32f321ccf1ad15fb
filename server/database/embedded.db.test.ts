import { type ChildProcess, execFileSync, execSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test as plain } from 'vitest';
import { loader, programAt } from '../../test/program.ts';
import { Refusal } from '../refusal.ts';
import { findAddress, writeAddress } from './embedded/address.ts';
import type { EndpointConfig } from './embedded/endpoint.ts';
import { isAlive } from './embedded/process.ts';
import { startEmbedded } from './embedded.ts';

/** Against a server that was given, our own has nothing to prove. */
const test = plain.skipIf(process.env.TEST_DATABASE_URL);

let base = '';
let dir = '';
const said: string[] = [];
const log = (line: string): unknown => said.push(line);

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'portal-embutido-'));
  await chmod(base, 0o755);
  dir = join(base, 'dados com espaço');
});

afterAll(() => rm(base, { recursive: true, force: true }));

async function ask(config: EndpointConfig, text: string): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** A portal in a process of its own, which can be killed. */
async function elsewhere(): Promise<{ owner: ChildProcess; config: EndpointConfig }> {
  const code = `import { startEmbedded } from ${JSON.stringify(pathToFileURL(programAt('server/database/embedded.ts')).href)};
    process.on('SIGTERM', () => process.exit());
    const server = await startEmbedded({ dir: ${JSON.stringify(dir)}, log: () => undefined });
    console.log(JSON.stringify(server.config('portal')));
    setInterval(() => undefined, 1000);`;
  const args = [...loader, '--input-type=module', '-e', code];
  const owner = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(owner.stdout, 'data');
  return { owner, config: JSON.parse(String(line)) };
}

/** Its socket's folder is left to the system's cleaning; here it is ours. */
async function kill(owner: ChildProcess, { host }: EndpointConfig): Promise<void> {
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  await rm(dirname(host), { recursive: true });
}

const postmaster = async (): Promise<number> =>
  Number((await readFile(join(dir, 'cluster/data/postmaster.pid'), 'utf8')).split('\n')[0]);

async function eventually(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds().catch(() => false))) await new Promise((done) => setTimeout(done, 100));
}

test('what was written survives the violent death of the portal, and no server is left behind', async () => {
  const { owner, config } = await elsewhere();
  await ask(config, 'CREATE TABLE t (i int)');
  await ask(config, 'INSERT INTO t SELECT generate_series(1, 1000)');
  const orphan = await postmaster();
  await kill(owner, config);
  expect(isAlive(orphan)).toBe(true);

  const server = await startEmbedded({ dir, log });
  expect(said.join()).toContain('Parando o banco de dados');
  expect(isAlive(orphan)).toBe(false);
  expect(await ask(server.config('portal'), 'SELECT count(*)::int AS n FROM t')).toEqual([{ n: 1000 }]);
  const pid = await postmaster();
  await server.stop();
  expect(isAlive(pid)).toBe(false);
});

test('a portal that ends without stopping its server takes it along', async () => {
  const { owner, config } = await elsewhere();
  const pid = await postmaster();
  owner.kill('SIGTERM');
  await once(owner, 'exit');
  await eventually(async () => !isAlive(pid));
  await rm(dirname(config.host), { recursive: true });
});

test('a second portal on the same folder is refused in one sentence that names the first', async () => {
  const { owner, config } = await elsewhere();
  const second = startEmbedded({ dir, log });
  await expect(second).rejects.toThrow(Refusal);
  await expect(second).rejects.toThrow(`processo ${owner.pid}`);
  await kill(owner, config);
});

test('a server that was killed is started again', async () => {
  const server = await startEmbedded({ dir, log });
  const first = await postmaster();
  process.kill(first, 'SIGKILL');
  await eventually(async () => (await ask(server.config('portal'), 'SELECT 1 AS one')).length === 1);
  expect(await postmaster()).not.toBe(first);
  expect(said.join()).toContain('parou sozinho');
  await server.stop();
});

test('a process number that went to another program does not keep the database from starting', async () => {
  const { uid, gid } = await stat(join(dir, 'cluster/data'));
  const other = spawn('sleep', ['60'], { uid, gid });
  const note = [other.pid, join(dir, 'cluster/data'), 0, 5432, '', '', '', ''].join('\n');
  await writeFile(join(dir, 'cluster/data/postmaster.pid'), note);
  const server = await startEmbedded({ dir, log });
  expect(await ask(server.config('portal'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await server.stop();
  expect(other.kill()).toBe(true);
});

test('a creation that died half way is begun again', async () => {
  const half = join(base, 'metade');
  await mkdir(join(half, 'cluster/novo'), { recursive: true });
  await mkdir(join(half, 'cluster/data/base'), { recursive: true });
  if (userInfo().uid === 0) await chmod(join(half, 'cluster'), 0o777);
  const server = await startEmbedded({ dir: half, log });
  expect(await ask(server.config('portal'), 'SELECT current_database() AS name')).toEqual([{ name: 'portal' }]);
  await server.stop();
});

test('through the loopback address nobody gets in without the password', async () => {
  const server = await startEmbedded({ dir, log, tcp: true });
  const config = server.config('portal');
  expect(await ask(config, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await expect(ask({ ...config, password: 'outra' }, 'SELECT 1')).rejects.toThrow('password');
  await server.stop();
});

test('a command finds the door of a running portal by the note beside its lock, which only its user reads', async () => {
  expect(await findAddress(dir)).toBeNull();
  const server = await startEmbedded({ dir, log, tcp: true });
  const erase = await writeAddress(dir, server.config('portal'));
  expect((await stat(join(dir, 'portal.door'))).mode & 0o777).toBe(0o600);
  expect(await ask((await findAddress(dir)) as EndpointConfig, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await server.stop();
  // The note of a portal that was killed leads nowhere.
  expect(await findAddress(dir)).toBeNull();
  await erase();
});

test('a folder that cannot be written to is refused in one sentence', async () => {
  const file = join(base, 'arquivo');
  await writeFile(file, '');
  const refused = startEmbedded({ dir: join(file, 'dados'), log });
  await expect(refused).rejects.toThrow(Refusal);
  await expect(refused).rejects.toThrow('Não consigo escrever');
});

plain.runIf(userInfo().uid === 0 && !process.env.TEST_DATABASE_URL)(
  'where its user may not enter, the files go to the system, and it says where',
  async () => {
    const closed = join(base, 'fechada');
    await mkdir(closed, { mode: 0o700 });
    const server = await startEmbedded({ dir: closed, log });
    const place = await realpath(join(closed, 'cluster'));
    expect(said.at(-2)).toContain(`fica em ${place}`);
    expect(await ask(server.config('portal'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await server.stop();
    await rm(place, { recursive: true });
  },
);

plain.runIf(userInfo().uid === 0 && !process.env.TEST_DATABASE_URL)(
  'a copied folder with the wrong owner says so, and starts when what it says was done',
  async () => {
    const cluster = join(dir, 'cluster');
    execFileSync('chown', ['-R', '0:0', cluster]);
    const error = await startEmbedded({ dir, log }).catch((reason: Error) => reason);
    expect(error).toBeInstanceOf(Refusal);
    const remedy = /chown -R \d+:\d+ ".+"$/.exec((error as Error).message)?.[0] ?? '';
    expect((error as Error).message).toContain(
      'arquivos do usuário root, mas o banco de dados do portal roda como nobody',
    );
    execSync(remedy);
    const server = await startEmbedded({ dir, log });
    expect(await ask(server.config('portal'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await server.stop();
  },
);
