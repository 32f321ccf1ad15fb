import cluster, { type Worker } from 'node:cluster';
import { setTimeout } from 'node:timers/promises';
import { Refusal } from '../refusal.ts';
import type { DrainManner } from './drain.ts';
import type { PrimaryMessage, WorkerMessage } from './messages.ts';

/** Milliseconds from the fall of a process to the start of the next, doubled at each fall that follows soon. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 60_000;
/** Milliseconds after which a process that falls is one that had worked. */
const STEADY_MS = 60_000;
/** Milliseconds that a process may take to answer its first visitor, which includes an upgrade of the tables. */
const START_MS = 600_000;
/** Milliseconds past its limit after which a process that does not end is killed. */
const GRACE_MS = 10_000;

export interface SupervisorOptions {
  processes: number;
  /** What each serving process is told to begin with. */
  order: PrimaryMessage;
  /** Seconds that what a replaced process has begun may take. */
  limitSeconds: number;
  say(line: string): void;
}

/** One of the places that serving processes take, one after another. */
interface WorkerPlace {
  number: number;
  worker: Worker;
  since: number;
  /** How many in a row fell soon after they began. */
  falls: number;
}

/** Keeps so many processes serving: starts another where one falls, and replaces them one by one when told to. */
export class Supervisor {
  readonly #options: SupervisorOptions;
  readonly #places: WorkerPlace[] = [];
  readonly #stop = new AbortController();
  #rolling: Promise<void> | null = null;
  #rollsAgain = false;

  constructor(options: SupervisorOptions) {
    this.#options = options;
  }

  /** Starts the processes; the first alone, so that what keeps it from starting is told once. */
  async start(): Promise<void> {
    const numbers = Array.from({ length: this.#options.processes }, (_, i) => i + 1);
    const [first, ...rest] = numbers.map((number) => async () => {
      const worker = await this.#begin();
      if (!worker) throw new Refusal('O portal não iniciou: um dos processos terminou antes de atender.');
      this.#settle({ number, worker, since: Date.now(), falls: 0 });
    });
    await first?.();
    await Promise.all(rest.map((begin) => begin()));
  }

  /** Replaces every process by one of the version on the disk. Asked for meanwhile, it is done once more. */
  roll(): Promise<void> {
    this.#rollsAgain = this.#rolling !== null;
    this.#rolling ??= this.#rollAll().finally(() => {
      this.#rolling = null;
      if (this.#rollsAgain && !this.#stop.signal.aborted) void this.roll();
    });
    return this.#rolling;
  }

  /** Ends all processes, each when what it has begun is answered. */
  async end(manner: DrainManner): Promise<void> {
    this.#stop.abort();
    await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && retire(worker, manner)));
  }

  async #rollAll(): Promise<void> {
    const { say, limitSeconds } = this.#options;
    say(`Trocando ${this.#places.length === 1 ? 'o processo' : `os ${this.#places.length} processos`}…`);
    for (const { number } of [...this.#places]) {
      const next = await this.#begin();
      if (this.#stop.signal.aborted) return;
      if (!next) return say('O processo novo não ficou pronto; os anteriores continuam. Corrija e repita o sinal.');
      // Looked up only now: the process may have fallen meanwhile, and another taken its place.
      const before = this.#places.find((place) => place.number === number);
      this.#settle({ number, worker: next, since: Date.now(), falls: 0 });
      if (before) await retire(before.worker, { noticeSeconds: 0, limitSeconds, keepsIdle: true });
    }
    say('Troca completa.');
  }

  /** Starts a process and waits until it serves; null if it ends or takes too long. */
  async #begin(): Promise<Worker | null> {
    const worker = cluster.fork();
    const over = AbortSignal.any([AbortSignal.timeout(START_MS), endOf(worker)]);
    const isReady = await new Promise<boolean>((resolve) => {
      over.addEventListener('abort', () => resolve(false));
      worker.on('message', ({ kind }: WorkerMessage) => {
        if (kind === 'begun') worker.send(this.#options.order);
        else resolve(true);
      });
    });
    if (!isReady) worker.process.kill('SIGKILL');
    return isReady ? worker : null;
  }

  /** Puts a process in its place, and another when it falls. */
  #settle(place: WorkerPlace): void {
    const at = this.#places.findIndex(({ number }) => number === place.number);
    if (at < 0) this.#places.push(place);
    else this.#places[at] = place;
    const fallen = (): void => {
      if (this.#isVacant(place)) void this.#replace(place);
    };
    if (place.worker.isDead()) fallen();
    else place.worker.once('exit', fallen);
  }

  async #replace(place: WorkerPlace): Promise<void> {
    const { number, worker } = place;
    const falls = Date.now() - place.since < STEADY_MS ? place.falls + 1 : 1;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (falls - 1), LONGEST_PAUSE_MS);
    const { exitCode, signalCode } = worker.process;
    const how = signalCode ? `sinal ${signalCode}` : `código ${exitCode}`;
    this.#options.say(`O processo ${number} terminou sozinho (${how}); outro começa em ${shown(pause)} s.`);
    await setTimeout(pause, undefined, { signal: this.#stop.signal }).catch(() => undefined);
    const next = this.#isVacant(place) ? await this.#begin() : null;
    if (this.#isVacant(place)) this.#settle({ number, worker: next ?? worker, since: Date.now(), falls });
    else next?.process.kill('SIGTERM');
  }

  /** Whether a fallen process was not replaced meanwhile, and should be. */
  #isVacant(place: WorkerPlace): boolean {
    return this.#places.includes(place) && !this.#stop.signal.aborted;
  }
}

const shown = (ms: number): string => (ms / 1000).toLocaleString('pt-BR');

/** A signal that a process has ended. */
function endOf(worker: Worker): AbortSignal {
  const ended = new AbortController();
  if (worker.isDead()) ended.abort();
  else worker.once('exit', () => ended.abort());
  return ended.signal;
}

/** Tells a process to end and waits until it has; one that does not is killed. */
async function retire(worker: Worker, manner: DrainManner): Promise<void> {
  const ended = endOf(worker);
  if (ended.aborted) return;
  const order: PrimaryMessage = { kind: 'end', manner };
  if (worker.isConnected()) worker.send(order);
  const patience = (manner.noticeSeconds + manner.limitSeconds) * 1000 + GRACE_MS;
  await setTimeout(patience, undefined, { signal: ended }).catch(() => undefined);
  if (!ended.aborted) worker.process.kill('SIGKILL');
}
