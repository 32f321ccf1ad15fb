// A throw-away PostgreSQL from the programs of the machine itself, where it has them, for the database tests.
import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const OLDEST = 15;
const PACKAGED = '/usr/lib/postgresql';

/** The newest PostgreSQL of the machine that the portal supports: its folder of programs and its version. */
export function found() {
  const packaged = existsSync(PACKAGED) ? readdirSync(PACKAGED).map((name) => join(PACKAGED, name, 'bin')) : [];
  const folders = [...packaged, ...(process.env.PATH ?? '').split(delimiter)];
  const all = folders.map((bin) => ({ bin, version: versionIn(bin) }));
  return all.filter(({ version }) => version >= OLDEST).sort((a, b) => b.version - a.version)[0];
}

/** @param {string} bin */
function versionIn(bin) {
  const whole = ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(bin, name)));
  const { stdout = '' } = whole ? spawnSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }) : {};
  return Number(/(\d+)/.exec(stdout)?.[1] ?? 0);
}

/**
 * Starts one in a folder of its own, gives its address to the work, and leaves nothing behind.
 * @template T
 * @param {string} bin
 * @param {(url: string) => Promise<T>} work
 */
export const throwaway = (bin, work) =>
  servers(bin, [`-c listen_addresses= ${HASTE}`], ([dir]) =>
    work(`postgresql://postgres@localhost/postgres?host=${encodeURIComponent(dir ?? '')}`),
  );

/** Servers of a distributed database: the coordinator and two that hold the rows. */
const NODES = 3;

/**
 * Starts a Citus coordinator and two workers on loopback, gives the addresses to the work, the coordinator's first, and
 * leaves nothing behind. Tables have a part on each worker.
 * @template T
 * @param {string} bin
 * @param {(urls: string[]) => Promise<T>} work
 */
export async function throwawayCitus(bin, work) {
  const ports = await freePorts(NODES);
  const options = ports.map(
    (port) => `-p ${port} -c listen_addresses=127.0.0.1 -c shared_preload_libraries=citus ${CITUS} ${HASTE}`,
  );
  return servers(bin, options, () => work(ports.map((port) => `postgresql://postgres@127.0.0.1:${port}/postgres`)));
}

const CITUS =
  '-c wal_level=logical -c max_connections=300 -c max_worker_processes=64 -c citus.shard_count=2 -c citus.node_conninfo=sslmode=disable -c citus.propagate_set_commands=local';

/** Whether a PostgreSQL has Citus beside it. @param {string} bin */
export function hasCitus(bin) {
  const { stdout = '' } = spawnSync(join(bin, 'pg_config'), ['--pkglibdir'], { encoding: 'utf8' });
  return stdout !== '' && existsSync(join(stdout.trim(), 'citus.so'));
}

/** @param {number} count @returns {Promise<number[]>} */
async function freePorts(count) {
  const open = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = open.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  });
  for (const server of open) server.close();
  return ports;
}

/**
 * Starts a server with each of some options, and stops and clears them away after the work.
 * @template T
 * @param {string} bin
 * @param {readonly string[]} options
 * @param {(dirs: string[]) => Promise<T>} work
 */
async function servers(bin, options, work) {
  /** @type {(() => void)[]} */
  const ends = [];
  /** @type {string[]} */
  const dirs = [];
  try {
    for (const option of options) dirs.push(start(bin, option, ends));
    return await work(dirs);
  } finally {
    for (const end of ends.reverse()) end();
  }
}

/** @param {string} bin @param {string} options @param {(() => void)[]} ends */
function start(bin, options, ends) {
  const dir = mkdtempSync(join(tmpdir(), 'portal-pg-'));
  const as = identity();
  if (as) chownSync(dir, as.uid, as.gid);
  // A server of a cluster is a client of the others, and would look for certificates in the home of whoever starts it.
  const env = { ...process.env, HOME: dir };
  /** @param {string} name @param {string[]} args */
  const tool = (name, ...args) =>
    execFileSync(join(bin, name), ['-D', join(dir, 'data'), ...args], { ...as, cwd: dir, env, stdio: 'pipe' });
  ends.push(() => {
    if (existsSync(join(dir, 'data/postmaster.pid'))) tool('pg_ctl', 'stop', '-w', '-m', 'immediate');
    rmSync(dir, { recursive: true, force: true });
  });
  tool('initdb', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync');
  tool('pg_ctl', 'start', '-w', '-l', join(dir, 'log'), '-o', `-k ${dir} ${options}`);
  return dir;
}

/** What keeps data safe, or tables small in years, costs time, and these are thrown away. */
const HASTE =
  '-c autovacuum=off -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_wal_size=4GB -c shared_buffers=256MB';

/** PostgreSQL refuses to run as root. */
function identity() {
  if (process.getuid?.() !== 0) return undefined;
  /** @param {string[]} args */
  const id = (...args) => Number(spawnSync('id', args, { encoding: 'utf8' }).stdout || Number.NaN);
  const name = ['postgres', 'nobody'].find((one) => id('-u', one) > 0) ?? 'nobody';
  return { uid: id('-u', name), gid: id('-g', name) };
}
