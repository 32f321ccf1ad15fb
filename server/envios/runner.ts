import type { Database } from '../database/db.ts';
import { LoadProcesses } from '../import/process/pool.ts';
import type { Limits } from '../limits/limits.ts';
import { Turns } from '../limits/turns.ts';
import { runClaimed } from './claim.ts';

/** A file may wait for its turn for as long as it is kept. */
const PATIENCE_MS = 86_400_000;

/** What waits for its turn, and whose it is. */
export interface RunnerJob {
  id: string;
  tenant: number;
  /** How many turns its body gets for each of another's. */
  weight: number;
}

/** Runs the loads of a server's bodies in their turns, each in a process of its own, and of one job one at a time over all servers. */
export class LoadRunner {
  readonly #db: Database;
  readonly #limits: Limits;
  readonly #turns: Turns;
  readonly #processes: LoadProcesses;
  readonly #stop = new AbortController();

  constructor(db: Database, limits: Limits) {
    const { loads, loadsPerBody, uploadsPerBody, loadMemory, loadMinutes } = limits;
    this.#db = db;
    this.#limits = limits;
    const waiting = { waitingPerAddress: uploadsPerBody, patienceMs: PATIENCE_MS };
    this.#turns = new Turns({ places: loads, perAddress: loads, perBody: loadsPerBody, spare: 0, ...waiting });
    this.#processes = new LoadProcesses({ memory: loadMemory, minutes: loadMinutes });
  }

  /** Whether the server is stopping: work that is cut off now has neither succeeded nor failed. */
  get isStopping(): boolean {
    return this.#stop.signal.aborted;
  }

  /** Does some work with processes that load, in its body's turn. It stops with the server, and when `signal` says so. */
  async run<T>(
    job: RunnerJob,
    work: (processes: LoadProcesses, signal: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    const stop = signal ? AbortSignal.any([this.#stop.signal, signal]) : this.#stop.signal;
    const who = { body: job.tenant, weight: job.weight, address: `órgão ${job.tenant}` };
    const leave = await this.#turns.take(who, stop);
    try {
      return await runClaimed(this.#db, this.#limits, job, stop, () => work(this.#processes, stop));
    } finally {
      leave();
    }
  }

  /** Tells all work to stop: what it was loading is rolled back. */
  abort(): void {
    this.#stop.abort();
  }

  /** Ends the processes, once the work has stopped. */
  close(): Promise<void> {
    return this.#processes.close();
  }
}
