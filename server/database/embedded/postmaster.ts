import { readFileSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Refusal } from '../../refusal.ts';
import type { SystemAccount } from './account.ts';
import { dataFolderIn, type LogLine } from './cluster.ts';
import { commandLine, isAlive, isPidTaken, isWorkedIn } from './process.ts';
import { runProgram } from './program.ts';

/** Programs, folder and account of one PostgreSQL. */
export interface ClusterPlace {
  bin: string;
  home: string;
  as: SystemAccount;
}

/**
 * Settings of a small server. Errors are logged without the statement, in which a visitor may have typed something
 * private.
 */
const SETTINGS = [
  'shared_buffers=256MB',
  'work_mem=16MB',
  'maintenance_work_mem=128MB',
  'max_wal_size=2GB',
  // Enough for a dozen processes of the portal, each with all its connections in use.
  'max_connections=200',
  'random_page_cost=1.1',
  'jit=off',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_checkpoints=off',
  'log_min_error_statement=panic',
];

const LOG_LIMIT = 10_000_000;

/** Starts the server, waits until it answers and returns its process number. */
export async function startPostmaster(place: ClusterPlace, settings: readonly string[]): Promise<number> {
  const log = join(place.home, 'log');
  const size = await stat(log).then(
    ({ size }) => size,
    () => 0,
  );
  if (size > LOG_LIMIT) await rm(log);
  const options = [...SETTINGS, ...settings].map((setting) => `-c ${setting}`).join(' ');
  // Recovery after a crash may take minutes.
  const { code } = await control(place, ['start', '-l', log, '-t', '600', '-o', options]);
  const pid = postmasterPid(place);
  if (code === 0 && pid) return pid;
  throw new Refusal(`O PostgreSQL embutido não iniciou: ${await lastFault(log)} (registro em ${log})`);
}

/**
 * Stops the server, rolling open transactions back. If it does not obey it is cut off, and recovers at the next start.
 */
export async function stopPostmaster(place: ClusterPlace): Promise<void> {
  const { code } = await control(place, ['stop', '-m', 'fast', '-t', '60']);
  if (code !== 0 && postmasterPid(place)) await control(place, ['stop', '-m', 'immediate', '-t', '30']);
}

const control = (place: ClusterPlace, args: readonly string[]) =>
  runProgram(join(place.bin, 'pg_ctl'), [...args, '-w', '-D', dataFolderIn(place.home)], {
    as: place.as,
    cwd: place.home,
    heard: false,
  });

async function lastFault(log: string): Promise<string> {
  const text = await readFile(log, 'utf8').catch(() => '');
  return text.match(/.*(FATAL|could not).*/g)?.pop() ?? 'sem explicação';
}

/** Ends the server that a killed portal left behind. */
export async function endOrphan(place: ClusterPlace, log: LogLine): Promise<void> {
  if (postmasterPid(place)) {
    log('Parando o banco de dados que um portal interrompido deixou para trás…');
    await stopPostmaster(place);
  }
  const left = noted(place);
  if (postmasterPid(place)) throw new Refusal(`O PostgreSQL (processo ${left}) de ${place.home} não para: pare-o.`);
  if (isPidTaken(left)) await forget(place);
}

/**
 * Removes a postmaster.pid whose number now belongs to another program: PostgreSQL would take that for itself and not
 * start. First waits until no process of the old server works in the folder, which PostgreSQL checks by the same file.
 */
async function forget(place: ClusterPlace): Promise<void> {
  const limit = Date.now() + 60_000;
  while (isWorkedIn(dataFolderIn(place.home))) {
    if (Date.now() > limit) throw new Refusal(`Um processo antigo do PostgreSQL ainda usa ${place.home}: pare-o.`);
    await setTimeout(100);
  }
  await rm(note(place), { force: true });
}

const note = (place: ClusterPlace): string => join(dataFolderIn(place.home), 'postmaster.pid');

function noted(place: ClusterPlace): number {
  try {
    return Number(readFileSync(note(place), 'utf8').split('\n')[0]);
  } catch {
    return 0;
  }
}

/**
 * Process number of the server that runs on these files, or null. Numbers are reused, so its command line is checked.
 */
export function postmasterPid(place: ClusterPlace): number | null {
  const pid = noted(place);
  const mark = platform() === 'win32' ? 'postgres' : dataFolderIn(place.home);
  return isAlive(pid) && commandLine(pid).includes(mark) ? pid : null;
}

/** Tells the server to stop, without waiting, when Node ends before having stopped it. */
export function signalPostmaster(place: ClusterPlace): void {
  const pid = postmasterPid(place);
  if (pid) process.kill(pid, 'SIGINT');
}
