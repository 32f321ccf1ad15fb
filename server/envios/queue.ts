import type { Dataset } from '../../catalog/dataset.ts';
import type { Database } from '../database/db.ts';
import { limitConcurrency } from '../export/concurrency.ts';
import { faultOf } from '../http/fault.ts';
import { load } from '../import/load.ts';
import type { LoadOptions } from '../import/options.ts';
import { type LoadReport, RejectedLoad } from '../import/publish/report.ts';
import { bytesOf } from '../import/read/bytes.ts';
import { oneFile } from '../import/read/files.ts';
import { Refusal } from '../refusal.ts';
import { forcedFormat, parsePeriods } from './order.ts';
import type { Upload, UploadStore } from './store.ts';
import { markTokenUsed } from './tokens/register.ts';

/** Loads at a time, of all bodies together: readers come first. */
const WORKERS = 2;

interface Job {
  read: number;
  done: Promise<Upload>;
}

/** Queue of the loads of uploaded files. Each result is written to the upload; a load that a restart cuts off can be asked for again. */
export class LoadQueue {
  readonly #db: Database;
  readonly #store: UploadStore;
  readonly #log: (error: unknown) => void;
  readonly #turn = limitConcurrency(WORKERS);
  readonly #jobs = new Map<string, Job>();
  readonly #stop = new AbortController();

  constructor(db: Database, store: UploadStore, log: (error: unknown) => void) {
    this.#db = db;
    this.#store = store;
    this.#log = log;
  }

  /** Lines read so far of a file that is being loaded; null of any other. */
  read(id: string): number | null {
    return this.#jobs.get(id)?.read ?? null;
  }

  /** Loads a file; one that is being loaded already is not begun again. */
  publish(upload: Upload, set: Dataset): Promise<Upload> {
    const running = this.#jobs.get(upload.id);
    if (running) return running.done;
    const job: Job = { read: 0, done: Promise.resolve(upload) };
    this.#jobs.set(upload.id, job);
    job.done = this.#run(upload, set, job).finally(() => this.#jobs.delete(upload.id));
    job.done.catch(this.#log);
    return job.done;
  }

  /** Stops the running loads: nothing of them was published, and their senders ask again. */
  async close(): Promise<void> {
    this.#stop.abort();
    await Promise.allSettled([...this.#jobs.values()].map(({ done }) => done));
  }

  async #run(upload: Upload, set: Dataset, job: Job): Promise<Upload> {
    const leave = await this.#turn();
    try {
      const relatorio = await this.#load(upload, set, job);
      return await this.#end(upload, {
        estado: upload.conferir ? 'conferido' : 'publicado',
        relatorio,
        mensagem: null,
      });
    } catch (error) {
      return this.#stop.signal.aborted ? upload : await this.#end(upload, this.#failure(error));
    } finally {
      leave();
    }
  }

  #load(upload: Upload, set: Dataset, job: Job): Promise<LoadReport> {
    const { signal } = this.#stop;
    const onProgress = (read: number): void => {
      job.read = read;
    };
    return this.#db.own(async (client) => {
      await markTokenUsed(client, upload.chave.id);
      return load(client, { ...optionsOf(upload, set, this.#store), onProgress, signal });
    }, signal);
  }

  /** The state after a failed load: a wrong file is refused; after a fault of ours the file is kept, to be published by asking again. */
  #failure(error: unknown): Pick<Upload, 'estado' | 'relatorio' | 'mensagem'> {
    if (error instanceof RejectedLoad) return { estado: 'recusado', relatorio: error.report, mensagem: error.message };
    if (error instanceof Refusal) return { estado: 'recusado', relatorio: null, mensagem: error.message };
    const fault = faultOf(error);
    if (fault.status === 500) this.#log(error);
    return { estado: 'falhou', relatorio: null, mensagem: fault.message };
  }

  async #end(upload: Upload, how: Pick<Upload, 'estado' | 'relatorio' | 'mensagem'>): Promise<Upload> {
    const ended: Upload = { ...upload, ...how };
    await this.#store.keep(ended);
    if (ended.estado !== 'falhou') await this.#store.spend(ended);
    return ended;
  }
}

/** The options of an upload as those of a load. */
function optionsOf(upload: Upload, set: Dataset, store: UploadStore): LoadOptions {
  const period = parsePeriods(set, upload);
  return {
    tenant: upload.tenant,
    dataset: set,
    files: oneFile(upload.nome, bytesOf(store.file(upload))),
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
