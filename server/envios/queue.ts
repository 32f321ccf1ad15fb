import type { Dataset } from '../../catalog/dataset.ts';
import type { Database } from '../database/db.ts';
import { turns } from '../export/turns.ts';
import { faultOf } from '../http/fault.ts';
import { load, type Options } from '../import/load.ts';
import { Rejected, type Report } from '../import/report.ts';
import { bytesOf, one } from '../import/source.ts';
import { Refusal } from '../refusal.ts';
import { use } from './tokens/register.ts';
import { forcedOf, periodsOf } from './order.ts';
import type { Note, Shelf } from './store.ts';

/** Loads at a time, of all bodies together: readers come first. */
const HANDS = 2;

interface Job {
  read: number;
  done: Promise<Note>;
}

/** Loads the files that arrived whole, and writes down how it went. What a restart cuts off can be asked for again. */
export class Press {
  readonly #db: Database;
  readonly #shelf: Shelf;
  readonly #log: (error: unknown) => void;
  readonly #turn = turns(HANDS);
  readonly #jobs = new Map<string, Job>();
  readonly #stop = new AbortController();

  constructor(db: Database, shelf: Shelf, log: (error: unknown) => void) {
    this.#db = db;
    this.#shelf = shelf;
    this.#log = log;
  }

  /** The lines read so far of a file that is being loaded; null of any other. */
  read(id: string): number | null {
    return this.#jobs.get(id)?.read ?? null;
  }

  /** Loads a file, or joins who is at it already. */
  publish(note: Note, set: Dataset): Promise<Note> {
    const running = this.#jobs.get(note.id);
    if (running) return running.done;
    const job: Job = { read: 0, done: Promise.resolve(note) };
    this.#jobs.set(note.id, job);
    job.done = this.#run(note, set, job).finally(() => this.#jobs.delete(note.id));
    job.done.catch(this.#log);
    return job.done;
  }

  /** Stops what is under way: nothing of it was published, and whoever sent it asks again. */
  async close(): Promise<void> {
    this.#stop.abort();
    await Promise.allSettled([...this.#jobs.values()].map(({ done }) => done));
  }

  async #run(note: Note, set: Dataset, job: Job): Promise<Note> {
    const leave = await this.#turn();
    try {
      const relatorio = await this.#load(note, set, job);
      return await this.#end(note, { estado: note.conferir ? 'conferido' : 'publicado', relatorio, mensagem: null });
    } catch (error) {
      return this.#stop.signal.aborted ? note : await this.#end(note, this.#failure(error));
    } finally {
      leave();
    }
  }

  #load(note: Note, set: Dataset, job: Job): Promise<Report> {
    const { signal } = this.#stop;
    const onProgress = (read: number): void => {
      job.read = read;
    };
    return this.#db.own(async (client) => {
      await use(client, note.chave.id);
      return load(client, { ...optionsOf(note, set, this.#shelf), onProgress, signal });
    }, signal);
  }

  /** A file that is wrong is refused; if the fault is ours the file is kept, and can be published by asking again. */
  #failure(error: unknown): Pick<Note, 'estado' | 'relatorio' | 'mensagem'> {
    if (error instanceof Rejected) return { estado: 'recusado', relatorio: error.report, mensagem: error.message };
    if (error instanceof Refusal) return { estado: 'recusado', relatorio: null, mensagem: error.message };
    const fault = faultOf(error);
    if (fault.status === 500) this.#log(error);
    return { estado: 'falhou', relatorio: null, mensagem: fault.message };
  }

  async #end(note: Note, how: Pick<Note, 'estado' | 'relatorio' | 'mensagem'>): Promise<Note> {
    const ended: Note = { ...note, ...how };
    await this.#shelf.keep(ended);
    if (ended.estado !== 'falhou') await this.#shelf.spend(ended);
    return ended;
  }
}

/** The order of who sent a file, as the load understands it. */
function optionsOf(note: Note, set: Dataset, shelf: Shelf): Options {
  const period = periodsOf(set, note);
  return {
    tenant: note.tenant,
    dataset: set,
    files: one(note.nome, bytesOf(shelf.file(note))),
    name: note.nome,
    ...(note.referencia && { reference: note.referencia }),
    author: `chave:${note.chave.nome}`,
    forced: forcedOf(note),
    ignore: note.ignorar,
    force: note.forcar,
    rehearsal: note.conferir,
    refusedPath: shelf.refused(note),
    ...(note.acrescenta && { append: true }),
    ...(period && { period }),
    ...(note.maxRecusadas !== null && { maxRefused: note.maxRecusadas / 100 }),
  };
}
