import type { Inspection } from '../inspect/inspect.ts';
import type { LoadReport } from '../publish/report.ts';
import { type LoadBounds, LoadProcess } from './process.ts';
import type { InspectTask, LoadStep, LoadTask } from './task.ts';

/** Milliseconds that a process waits for another load: a body's system sends its files one after another. */
const IDLE_MS = 15_000;

/** Processes for loads, each for one at a time. How many run at once is the caller's to bound. */
export class LoadProcesses {
  readonly #bounds: LoadBounds;
  readonly #idle = new Map<LoadProcess, NodeJS.Timeout>();

  constructor(bounds: LoadBounds) {
    this.#bounds = bounds;
  }

  /** Loads a file in a process of its own. */
  run(task: LoadTask, onStep: (step: LoadStep) => void, signal: AbortSignal): Promise<LoadReport> {
    return this.#with(signal, (process) => process.run(task, onStep, signal));
  }

  /** Looks at the first lines of files in a process of its own. */
  inspect(task: InspectTask, signal: AbortSignal): Promise<Inspection> {
    return this.#with(signal, (process) => process.inspect(task, signal));
  }

  async #with<T>(signal: AbortSignal, work: (process: LoadProcess) => Promise<T>): Promise<T> {
    const process = this.#take();
    try {
      return await work(process);
    } finally {
      if (signal.aborted) await process.end();
      else await this.#keep(process);
    }
  }

  #take(): LoadProcess {
    const [found] = this.#idle.keys();
    if (!found) return new LoadProcess(this.#bounds);
    clearTimeout(this.#idle.get(found));
    this.#idle.delete(found);
    return found;
  }

  async #keep(process: LoadProcess): Promise<void> {
    if (!(await process.isFit())) return process.end();
    const leave = (): void => {
      this.#idle.delete(process);
      void process.end();
    };
    this.#idle.set(process, setTimeout(leave, IDLE_MS).unref());
  }

  async close(): Promise<void> {
    for (const timer of this.#idle.values()) clearTimeout(timer);
    await Promise.all([...this.#idle.keys()].map((process) => process.end()));
    this.#idle.clear();
  }
}
