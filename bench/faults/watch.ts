import { readdirSync, readFileSync } from 'node:fs';

const EVERY_MS = 250;

/** The most memory that a server and the processes it started held at a time, in bytes. */
export class MemoryWatch {
  readonly #timer: NodeJS.Timeout;
  peak = 0;

  constructor(pid: number) {
    const look = (): void => {
      this.peak = Math.max(this.peak, memoryOfFamily(pid));
    };
    look();
    this.#timer = setInterval(look, EVERY_MS);
  }

  end(): number {
    clearInterval(this.#timer);
    return this.peak;
  }
}

interface ProcessState {
  pid: number;
  parent: number;
  name: string;
  memory: number;
}

/** Memory of a process and its descendants. PostgreSQL is left out: its processes share most of what each one counts. */
export function memoryOfFamily(pid: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const states = all.flatMap((name) => stateOf(Number(name)) ?? []);
  const family = new Set([pid]);
  for (let size = 0; size !== family.size; ) {
    size = family.size;
    for (const one of states) if (family.has(one.parent)) family.add(one.pid);
  }
  const own = states.filter((one) => family.has(one.pid) && one.name !== 'postgres');
  return own.reduce((sum, { memory }) => sum + memory, 0);
}

function stateOf(pid: number): ProcessState | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const of = (name: string): string => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1] ?? '';
    return { pid, parent: Number(of('PPid')), name: of('Name'), memory: Number(of('VmRSS')) * 1024 };
  } catch {
    return null;
  }
}
