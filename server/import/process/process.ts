import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { startProgram } from '../../process/beside.ts';
import { Refusal } from '../../refusal.ts';
import type { Inspection } from '../inspect/inspect.ts';
import { type LoadReport, RejectedLoad } from '../publish/report.ts';
import { StaleRehearsal } from '../publish/standing.ts';
import { memoryOf } from './memory.ts';
import { type InspectTask, isStep, type LoadEnding, type LoadMessage, type LoadStep, type LoadTask } from './task.ts';

/** Bounds of one load. */
export interface LoadBounds {
  /** Megabytes that its process may hold. */
  memory: number;
  minutes: number;
}

const MEGABYTE = 1024 ** 2;
/** Share of the memory for the heap: the rest is for code, buffers and what is being unpacked. */
const HEAP_SHARE = 0.75;
const WATCH_MS = 500;
/** Milliseconds that a load has to roll back once it is told to stop. */
const GRACE_MS = 10_000;

/** Letters of its error output that are kept for the log. */
const LONGEST_COMPLAINT = 2_000;

/** Node's exit code when the heap is full, where the system has no signals. */
const ABORTED = 134;

/**
 * A process that loads files one after another, with memory and time of its own: whatever a file does to it, the portal
 * goes on. It ends by itself when the portal is gone.
 */
export class LoadProcess {
  readonly #child: ChildProcess;
  readonly #bounds: LoadBounds;
  readonly #gone: Promise<void>;
  /** Why it was killed, if it was. */
  #killed: Refusal | null = null;
  /** The last that it wrote to its error output. */
  #complaint = '';

  constructor(bounds: LoadBounds) {
    this.#bounds = bounds;
    this.#child = start(bounds.memory);
    this.#gone = ended(this.#child);
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#complaint = `${this.#complaint}${text}`.slice(-LONGEST_COMPLAINT);
    });
  }

  /** Whether it can take another load. One that grew large is not used again. */
  async isFit(): Promise<boolean> {
    return this.#child.connected && (await this.#memory()) < (this.#bounds.memory * MEGABYTE) / 2;
  }

  /** Loads a file. A signal that aborts rolls it back. */
  async run(task: LoadTask, onStep: (step: LoadStep) => void, signal: AbortSignal): Promise<LoadReport> {
    return reportIn(await this.#work(task, onStep, signal));
  }

  /** Looks at the first lines of files. */
  async inspect(task: InspectTask, signal: AbortSignal): Promise<Inspection> {
    const ending = await this.#work(task, () => undefined, signal);
    return ending.kind === 'inspected' ? ending.inspection : fail(errorIn(ending));
  }

  /** Hands a task to the process and waits for how it ends. */
  async #work(
    task: LoadTask | InspectTask,
    onStep: (step: LoadStep) => void,
    signal: AbortSignal,
  ): Promise<LoadEnding> {
    let published: LoadEnding | null = null;
    const ending = this.#hear((message) => {
      if (isStep(message)) onStep(message);
      if (message.kind === 'published') published = { kind: 'done', report: message.report };
    });
    const unwatch = this.#watch();
    const stop = (): void => void this.end();
    signal.addEventListener('abort', stop, { once: true });
    try {
      signal.throwIfAborted();
      this.#child.send(task);
      const told = await Promise.race([ending, this.#gone]);
      if (told) return told;
      // Whatever ended the process after its load was published, the server makes up for the search.
      return published ?? fail(this.#killed ?? this.#cause());
    } finally {
      signal.removeEventListener('abort', stop);
      unwatch();
    }
  }

  /** Ends the process; what it was loading is rolled back. */
  async end(): Promise<void> {
    if (this.#child.connected) this.#child.disconnect();
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), GRACE_MS);
    await this.#gone;
    clearTimeout(timer);
  }

  #hear(listen: (message: LoadMessage) => void): Promise<LoadEnding> {
    return new Promise((done) => {
      const heard = (message: LoadMessage): void => {
        listen(message);
        if (isStep(message) || message.kind === 'published') return;
        this.#child.off('message', heard);
        done(message);
      };
      this.#child.on('message', heard);
    });
  }

  /** Kills the process when its time is over or it holds too much memory; V8 itself counts only the heap. */
  #watch(): () => void {
    const { memory, minutes } = this.#bounds;
    const late = setTimeout(() => this.#kill(tooSlow(minutes)), minutes * 60_000);
    const watching = setInterval(async () => {
      if ((await this.#memory()) > memory * MEGABYTE) this.#kill(tooHeavy(memory));
    }, WATCH_MS);
    return () => {
      clearTimeout(late);
      clearInterval(watching);
    };
  }

  #cause(): Error {
    const { exitCode, signalCode } = this.#child;
    if (signalCode === 'SIGABRT' || exitCode === ABORTED) return tooHeavy(this.#bounds.memory);
    return new Error(`the process of a load ended with ${signalCode ?? exitCode}: ${this.#complaint}`);
  }

  #kill(why: Refusal): void {
    this.#killed ??= why;
    this.#child.kill('SIGKILL');
  }

  #memory(): Promise<number> {
    return memoryOf(this.#child.pid ?? 0);
  }
}

/** Starts the file beside this one, compiled or not. */
function start(memory: number): ChildProcess {
  const heap = Math.floor(memory * HEAP_SHARE);
  const child = startProgram(import.meta.url, 'child', { heap, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  // A message to a process that has ended fails; its end is what is waited for.
  child.on('error', () => undefined);
  return child;
}

const reportIn = (ending: LoadEnding): LoadReport => (ending.kind === 'done' ? ending.report : fail(errorIn(ending)));

/** The error that ended the work of a process, as it was there. */
function errorIn(ending: LoadEnding): Error {
  if (ending.kind === 'rejected') return new RejectedLoad(ending.message, ending.report);
  if (ending.kind === 'refused') return new Refusal(ending.message);
  if (ending.kind === 'stale') return new StaleRehearsal();
  if (ending.kind !== 'failed') return new Error(`the process of a load told “${ending.kind}” of another task`);
  return Object.assign(new Error(ending.message), { code: ending.code, stack: ending.stack });
}

/** Waits until a process has ended and all that it told was heard. */
async function ended(child: ChildProcess): Promise<void> {
  // A process that could not be started has ended too.
  await once(child, 'exit').catch(() => undefined);
  if (child.connected) await once(child, 'disconnect');
}

const tooHeavy = (memory: number): Refusal =>
  new Refusal(
    `O arquivo pede mais memória do que uma carga pode usar, ${memory.toLocaleString('pt-BR')} MB: nada foi publicado. Divida-o por período ou, se é uma planilha, salve-a como CSV, e envie de novo.`,
  );

const tooSlow = (minutes: number): Refusal =>
  new Refusal(
    `A carga passou de ${minutes.toLocaleString('pt-BR')} minutos e foi interrompida: nada foi publicado. Divida o arquivo por período e envie de novo.`,
  );

function fail(error: Error): never {
  throw error;
}
