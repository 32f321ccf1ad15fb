// A throw-away PostgreSQL from the programs of the machine itself, where it has them, for the database tests.
import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
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
export async function throwaway(bin, work) {
  const dir = mkdtempSync(join(tmpdir(), 'portal-pg-'));
  const as = identity();
  if (as) chownSync(dir, as.uid, as.gid);
  /** @param {string} name @param {string[]} args */
  const tool = (name, ...args) =>
    execFileSync(join(bin, name), ['-D', join(dir, 'data'), ...args], { ...as, cwd: dir, stdio: 'pipe' });
  try {
    tool('initdb', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync');
    tool('pg_ctl', 'start', '-w', '-l', join(dir, 'log'), '-o', `-k ${dir} -c listen_addresses= ${HASTE}`);
    return await work(`postgresql://postgres@localhost/postgres?host=${encodeURIComponent(dir)}`);
  } finally {
    if (existsSync(join(dir, 'data/postmaster.pid'))) tool('pg_ctl', 'stop', '-w', '-m', 'immediate');
    rmSync(dir, { recursive: true, force: true });
  }
}

/** What keeps data safe costs time, and these are thrown away. */
const HASTE =
  '-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_wal_size=4GB -c shared_buffers=256MB';

/** PostgreSQL refuses to run as root. */
function identity() {
  if (process.getuid?.() !== 0) return undefined;
  /** @param {string[]} args */
  const id = (...args) => Number(spawnSync('id', args, { encoding: 'utf8' }).stdout || Number.NaN);
  const name = ['postgres', 'nobody'].find((one) => id('-u', one) > 0) ?? 'nobody';
  return { uid: id('-u', name), gid: id('-g', name) };
}
