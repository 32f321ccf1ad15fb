import { readdirSync, readFileSync } from 'node:fs';

/** Ticks a second in which Linux counts a process's time. */
const TICKS = 100;

/** Milliseconds of processor time that the processes under some, and those themselves, have used, ended ones included. */
export function processorTime(roots: readonly number[]): number {
  const states = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => stateOf(Number(name)) ?? []);
  const family = new Set(roots);
  for (let size = 0; size !== family.size; ) {
    size = family.size;
    for (const { pid, parent } of states) if (family.has(parent)) family.add(pid);
  }
  const ticks = states.filter(({ pid }) => family.has(pid)).reduce((sum, one) => sum + one.ticks, 0);
  return (ticks * 1000) / TICKS;
}

interface ProcessTime {
  pid: number;
  parent: number;
  ticks: number;
}

/** Times of a process and of its children that ended, from the fields that proc(5) numbers 4 and 14 to 17. */
function stateOf(pid: number): ProcessTime | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, one) => sum + Number(one), 0);
    return { pid, parent: Number(fields[1]), ticks };
  } catch {
    return null;
  }
}
