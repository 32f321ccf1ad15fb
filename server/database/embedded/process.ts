import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { platform } from 'node:os';

const LINUX = platform() === 'linux';

/** Whether the number is taken, be it by a process that ended and that its parent, as often in containers, never buried. */
export function isPidTaken(pid: number): boolean {
  try {
    // Number 0 would be our own group.
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export const isAlive = (pid: number): boolean => isPidTaken(pid) && !(LINUX && /^[ZX]?$/.test(state(pid)[0] ?? ''));

/** What Linux tells of a process, after its name, which may hold spaces. */
function state(pid: number): string[] {
  const text = quietly(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

const START = 19;

/** What tells a process from a later one with the same number, which containers hand out again and again. */
export function processBirth(pid: number): string {
  if (!LINUX) return '-';
  const boot = quietly(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')).trim();
  return `${boot}/${state(pid)[START]}`;
}

/** What a process was started as. */
export function commandLine(pid: number): string {
  if (LINUX) return quietly(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  const [file, args]: [string, string[]] =
    platform() === 'win32'
      ? ['tasklist', ['/FI', `PID eq ${pid}`, '/NH']]
      : ['ps', ['-o', 'command=', '-p', String(pid)]];
  return quietly(() => execFileSync(file, args, { encoding: 'utf8' }));
}

/** Whether some process works in this folder, as every part of a PostgreSQL does in its data. */
export function isWorkedIn(folder: string): boolean {
  if (!LINUX) return false;
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return numbers.some((pid) => quietly(() => readlinkSync(`/proc/${pid}/cwd`)) === folder);
}

/** A process may end while we look at it. */
function quietly(look: () => string): string {
  try {
    return look();
  } catch {
    return '';
  }
}
