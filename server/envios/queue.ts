import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Database } from '../database/db.ts';
import { faultOf } from '../http/fault.ts';
import type { LoadStep, LoadTask } from '../import/process/task.ts';
import { type LoadReport, RejectedLoad } from '../import/publish/report.ts';
import type { Limits } from '../limits/limits.ts';
import { Refusal } from '../refusal.ts';
import { markTokenUsed } from '../remote/register.ts';
import { forcedFormat, parsePeriods } from './order.ts';
import { LoadRunner } from './runner.ts';
import { isEnded, type QueuedLoad, type Upload, type UploadStore } from './store.ts';

/** What the queue works with. */
export interface LoadQueueServices {
  db: Database;
  /** Connection of the owner, for the processes that load. */
  database: pg.ClientConfig;
  store: UploadStore;
  limits: Limits;
  log(error: unknown): void;
}

/** Milliseconds between two notes on how far a load is, for the other processes. */
const NOTE_MS = 1_000;

interface Job extends QueuedLoad {
  done: Promise<Upload>;
}

/** Queue of the loads of uploaded files. Each result is written to the upload; a load that a restart cuts off can be asked for again. */
export class LoadQueue {
  readonly #services: LoadQueueServices;
  readonly #runner: LoadRunner;
  readonly #jobs = new Map<string, Job>();

  constructor(services: LoadQueueServices) {
    this.#services = services;
    this.#runner = new LoadRunner(services.db, services.limits);
  }

  /** Whether this process is loading a file. */
  isLoading({ id }: Pick<Upload, 'id'>): boolean {
    return this.#jobs.has(id);
  }

  /** How far the load of a file is, whichever process does it; null of one that is not being loaded. */
  async progress(upload: Upload): Promise<QueuedLoad | null> {
    return this.#jobs.get(upload.id) ?? (isEnded(upload) ? null : await this.#services.store.progress(upload));
  }

  /** Loads a file in its body's turn; one that is being loaded already is not begun again. */
  publish(upload: Upload, set: Dataset, weight: number): Promise<Upload> {
    const running = this.#jobs.get(upload.id);
    if (running) return running.done;
    const job: Job = { lidas: 0, etapa: null, done: Promise.resolve(upload) };
    this.#jobs.set(upload.id, job);
    job.done = this.#noted(upload, job, this.#run(upload, set, weight, job));
    job.done.catch(this.#services.log);
    return job.done;
  }

  /** Stops the running loads: nothing of them was published, and their senders ask again. */
  async close(): Promise<void> {
    this.#runner.abort();
    await Promise.allSettled([...this.#jobs.values()].map(({ done }) => done));
    await this.#runner.close();
  }

  /** Tells the other processes how far a load is, for as long as it waits or runs. */
  async #noted(upload: Upload, job: Job, running: Promise<Upload>): Promise<Upload> {
    const { store } = this.#services;
    let noting = store.note(upload, job);
    const timer = setInterval(() => {
      noting = store.note(upload, job);
    }, NOTE_MS).unref();
    try {
      return await running;
    } finally {
      clearInterval(timer);
      await noting;
      await store.dropNote(upload);
      this.#jobs.delete(upload.id);
    }
  }

  async #run(upload: Upload, set: Dataset, weight: number, job: Job): Promise<Upload> {
    const { id, tenant } = upload;
    try {
      return await this.#runner.run({ id, tenant, weight }, (processes, signal) =>
        this.#loadOnce(upload, async () => {
          await this.#services.db.own((client) => markTokenUsed(client, upload.chave.id), signal);
          const { store, database } = this.#services;
          return processes.run(taskOf(upload, set, store, database), (step) => advance(job, step), signal);
        }),
      );
    } catch (error) {
      return this.#runner.isStopping ? upload : await this.#end(upload, this.#failure(error));
    }
  }

  /** Loads a file, unless another process has done so since it was asked for. */
  async #loadOnce(upload: Upload, load: () => Promise<LoadReport>): Promise<Upload> {
    const now = await this.#services.store.find(upload.tenant, upload.id);
    if (now && isEnded(now)) return now;
    const relatorio = await load();
    return this.#end(upload, { estado: upload.conferir ? 'conferido' : 'publicado', relatorio, mensagem: null });
  }

  /** The state after a failed load: a wrong file is refused; after a fault of ours the file is kept, to be published by asking again. */
  #failure(error: unknown): Pick<Upload, 'estado' | 'relatorio' | 'mensagem'> {
    if (error instanceof RejectedLoad) return { estado: 'recusado', relatorio: error.report, mensagem: error.message };
    if (error instanceof Refusal) return { estado: 'recusado', relatorio: null, mensagem: error.message };
    const fault = faultOf(error);
    if (fault.status === 500) this.#services.log(error);
    return { estado: 'falhou', relatorio: null, mensagem: fault.message };
  }

  async #end(upload: Upload, how: Pick<Upload, 'estado' | 'relatorio' | 'mensagem'>): Promise<Upload> {
    const ended: Upload = { ...upload, ...how };
    await this.#services.store.keep(ended);
    if (ended.estado !== 'falhou') await this.#services.store.spend(ended);
    return ended;
  }
}

/** Notes how far a load is. */
export function advance(at: QueuedLoad, step: LoadStep): void {
  if (step.kind === 'read') at.lidas = step.lines;
  if (step.kind === 'stage') at.etapa = step.what;
}

/** The options of an upload as those of a load. */
function taskOf(upload: Upload, set: Dataset, store: UploadStore, database: pg.ClientConfig): LoadTask {
  const period = parsePeriods(set, upload);
  return {
    database,
    tenant: upload.tenant,
    dataset: set.id,
    files: [{ path: store.file(upload), name: upload.nome }],
    name: upload.nome,
    ...(upload.referencia && { reference: upload.referencia }),
    author: `chave:${upload.chave.nome}`,
    forced: forcedFormat(upload),
    ignore: upload.ignorar,
    force: upload.forcar,
    rehearsal: upload.conferir,
    refusedPath: store.refused(upload),
    ...(upload.acrescenta && { append: true }),
    ...(period && { period }),
    ...(upload.maxRecusadas !== null && { maxRefused: upload.maxRecusadas / 100 }),
  };
}
