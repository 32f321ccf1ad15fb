import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { platform } from 'node:os';

const LINUX = platform() === 'linux';

/**
 * Whether a process number is in use, even by a process that ended and that its parent, as often in containers, never
 * reaped.
 */
export function isPidTaken(pid: number): boolean {
  try {
    // Number 0 would mean our own process group.
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export const isAlive = (pid: number): boolean => isPidTaken(pid) && !(LINUX && /^[ZX]?$/.test(state(pid)[0] ?? ''));

/** Fields of /proc/PID/stat after the process name, which may hold spaces. */
function state(pid: number): string[] {
  const text = quietly(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

const START = 19;

/** Start of a process, which tells it from a later one with the same number: containers reuse numbers often. */
export function processBirth(pid: number): string {
  if (!LINUX) return '-';
  const boot = quietly(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')).trim();
  return `${boot}/${state(pid)[START]}`;
}

/** Command line of a process. */
export function commandLine(pid: number): string {
  if (LINUX) return quietly(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  const [file, args]: [string, string[]] =
    platform() === 'win32'
      ? ['tasklist', ['/FI', `PID eq ${pid}`, '/NH']]
      : ['ps', ['-o', 'command=', '-p', String(pid)]];
  return quietly(() => execFileSync(file, args, { encoding: 'utf8' }));
}

/** Whether some process has this working directory, as every process of a PostgreSQL has its data folder. */
export function isWorkedIn(folder: string): boolean {
  if (!LINUX) return false;
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return numbers.some((pid) => quietly(() => readlinkSync(`/proc/${pid}/cwd`)) === folder);
}

/** Reads something of a process, which may end meanwhile. */
function quietly(look: () => string): string {
  try {
    return look();
  } catch {
    return '';
  }
}
