import { LoadRunner } from '../../envios/runner.ts';
import type { QueuedLoad } from '../../envios/store.ts';
import { faultOf } from '../../http/fault.ts';
import type { LoadProcesses } from '../../import/process/pool.ts';
import type { Limits } from '../../limits/limits.ts';
import { outsideVisit } from '../../limits/visit.ts';
import type { EnsaioKey } from './folder.ts';
import { knownBy, partedState, type RehearsalOutcome } from './groups.ts';
import { publishRehearsed } from './publish.ts';
import { type RehearsalBody, type RehearsalTools, rehearse } from './rehearse.ts';
import { changeEnsaio, dropWork, type EnsaioRow, findEnsaio, insertEnsaio, noteWork } from './store.ts';

/** What the queue works with. */
export interface RehearsalQueueServices extends RehearsalTools {
  limits: Limits;
  log(error: unknown): void;
}

/** Milliseconds between two notes that this server is at work, for the other servers and for the screen. */
const NOTE_MS = 1_000;

interface RunningWork {
  abort: AbortController;
  done: Promise<void>;
}

type Work = (processes: LoadProcesses, signal: AbortSignal, at: QueuedLoad) => Promise<void>;

/**
 * Rehearses and publishes what people sent, in their bodies' turns. The work goes on whoever looks at it; its state is in
 * the database, and a server that falls leaves it there for the next one that is asked.
 */
export class RehearsalQueue {
  readonly #services: RehearsalQueueServices;
  readonly #runner: LoadRunner;
  readonly #running = new Map<string, RunningWork>();

  constructor(services: RehearsalQueueServices) {
    this.#services = services;
    this.#runner = new LoadRunner(services.db, services.limits);
  }

  /** Rehearses; a rehearsal of the same files that is under way gives way to it. */
  rehearse(body: RehearsalBody, id: string): void {
    const key = { tenant: body.id, id };
    this.#running.get(id)?.abort.abort();
    this.#begin(body, key, async (processes, signal, at) => {
      const row = await this.#find(key);
      if (row?.estado !== 'lendo') return;
      const outcome = await rehearse(this.#services, { row, body, processes, signal, at });
      await this.#settle(body, row, outcome);
    });
  }

  /** Publishes what was rehearsed. */
  publish(body: RehearsalBody, id: string): void {
    const key = { tenant: body.id, id };
    this.#begin(body, key, async (processes, signal, at) => {
      const row = await this.#find(key);
      if (row?.estado !== 'publicando') return;
      const next = await publishRehearsed(this.#services, { row, body, processes, signal, at });
      if (next === 'rehearse') this.rehearse(body, id);
    });
  }

  /** Whether this server is at work on a rehearsal, or about to be. */
  isAtWork(id: string): boolean {
    return this.#running.has(id);
  }

  /** Stops the work on a rehearsal that its person gave up, and waits until it has stopped. */
  async cancel(id: string): Promise<void> {
    const running = this.#running.get(id);
    running?.abort.abort();
    await running?.done;
  }

  /** Stops what is running: nothing of it was published, and whoever looks at it next begins it again. */
  async close(): Promise<void> {
    this.#runner.abort();
    await Promise.all([...this.#running.values()].map(({ done }) => done));
    await this.#runner.close();
  }

  #find = (key: EnsaioKey): Promise<EnsaioRow | null> =>
    this.#services.db.staff(key.tenant, (client) => findEnsaio(client, key));

  /** Begins some work on a rehearsal once what ran before has ended. */
  #begin(body: RehearsalBody, key: EnsaioKey, work: Work): void {
    const before = this.#running.get(key.id)?.done ?? Promise.resolve();
    const abort = new AbortController();
    const own: RunningWork = {
      abort,
      done: outsideVisit(() => before.then(() => this.#noted(body, key, abort.signal, work)))
        .catch((error) => (this.#runner.isStopping ? undefined : this.#services.log(error)))
        .finally(() => this.#running.get(key.id) === own && this.#running.delete(key.id)),
    };
    this.#running.set(key.id, own);
  }

  /** Runs some work and says all along that this server is at it. */
  async #noted(body: RehearsalBody, key: EnsaioKey, signal: AbortSignal, work: Work): Promise<void> {
    if (signal.aborted || this.#runner.isStopping) return;
    const at: QueuedLoad = { lidas: 0, etapa: null };
    const note = (): Promise<void> =>
      this.#services.db.staff(key.tenant, (client) => noteWork(client, key, at)).catch(this.#services.log);
    let noting = note();
    const timer = setInterval(() => {
      noting = note();
    }, NOTE_MS).unref();
    try {
      const job = { ...key, weight: body.weight };
      await this.#runner.run(job, (processes, stop) => work(processes, stop, at), signal);
    } catch (error) {
      if (!signal.aborted && !this.#runner.isStopping) await this.#fail(key, error);
    } finally {
      clearInterval(timer);
      await noting;
      await this.#services.db.staff(key.tenant, (client) => dropWork(client, key));
    }
  }

  /** A fault of the portal and not of the file: the files stay, to be tried again. */
  async #fail(key: EnsaioKey, error: unknown): Promise<void> {
    const fault = faultOf(error);
    if (fault.status === 500) this.#services.log(error);
    await this.#services.db.staff(key.tenant, async (client) => {
      const row = await findEnsaio(client, key, 'locked');
      if (row?.estado !== 'lendo') return;
      await changeEnsaio(client, key, { estado: 'falhou', mensagem: fault.message });
    });
  }

  /** Writes down how a rehearsal ended, unless something was changed since it began. */
  async #settle(body: RehearsalBody, row: EnsaioRow, { change, split }: RehearsalOutcome): Promise<void> {
    const { folder, db } = this.#services;
    const made = await db.staff(row.tenant, async (client) => {
      const now = await findEnsaio(client, row, 'locked');
      if (now?.estado !== 'lendo' || now.revisao !== row.revisao) return null;
      const keys: { key: EnsaioKey; files: readonly string[] }[] = [];
      for (const part of split) {
        const { files } = part;
        const arquivos = row.arquivos.filter(({ id }) => files.includes(id));
        const key = await insertEnsaio(client, { ...row, ...knownBy(part), arquivos, estado: partedState(part) });
        for (const file of files) await folder.shareFile(row, key, file);
        keys.push({ key, files });
      }
      await changeEnsaio(client, row, change);
      return keys;
    });
    for (const { key, files } of made ?? []) {
      for (const file of files) await folder.removeFile(row, file);
      this.rehearse(body, key.id);
    }
    if (made && change.estado === 'lendo') this.rehearse(body, row.id);
  }
}
