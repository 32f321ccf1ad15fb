import { refuseFile } from '../../catalog/mensagens/anexo.ts';
import type { Anexo } from '../../catalog/mensagens/answer.ts';
import type { Prova } from '../../catalog/mensagens/request.ts';
import { ApiError } from '../api.ts';
import { makeProof } from '../form/proof.ts';
import { deleteApi, type UploadOptions, uploadFile } from '../send.ts';
import { Store } from '../ui/store.ts';
import { mayHaveArrived, withProof } from './deliver.ts';
import { uuid } from './draft.ts';
import { isInLine, type UploadItem } from './items.ts';

const LOST = 'Este arquivo esperou demais pela mensagem e não está mais no portal.';

type Send = (file: File, prova: Prova, sending: Omit<UploadOptions, 'headers'>) => Promise<Anexo>;

/**
 * The files that go with a message: each is sent as soon as it is chosen, one after the other. Each has a proof of work of
 * its own, which is made while the file before it travels.
 */
export class Uploads {
  readonly items = new Store<readonly UploadItem[]>([]);
  readonly #files = new Map<string, { file: File; stop: AbortController }>();
  readonly #prove: () => Promise<Prova>;
  readonly #send: Send;
  readonly #drop: (id: string) => Promise<void>;
  #line: Promise<void> = Promise.resolve();
  #ahead: Promise<Prova> | null = null;

  constructor(prove = () => makeProof('/mensagens/desafio?para=anexo'), send = sendFile, drop = dropFile) {
    this.#prove = prove;
    this.#send = send;
    this.#drop = drop;
  }

  /** Takes up files that arrived on an earlier visit, with the draft that they belong to. */
  restore(files: readonly Anexo[]): void {
    this.items.change(() => files.map(done));
  }

  /** Starts sending the files that are allowed, and gives the reasons why the others are not. */
  add(files: readonly File[]): string[] {
    return files.flatMap((file) => {
      const others = this.items.read().map(({ tamanho }) => tamanho);
      const refused = refuseFile(file.name, file.size, others);
      if (!refused) this.#begin(file);
      return refused ? [refused] : [];
    });
  }

  retry(id: string): void {
    const file = this.#files.get(id)?.file;
    if (file) this.#join(id, file);
  }

  /** Stops a file that is on its way, and takes back one that has arrived. */
  remove(id: string): void {
    this.#files.get(id)?.stop.abort();
    this.#files.delete(id);
    const own = this.items.read().find((item) => item.id === id);
    this.items.change((all) => all.filter((item) => item.id !== id));
    // A file that stays behind is forgotten by the server in time.
    if (own?.anexo) this.#drop(own.anexo.id).catch(() => undefined);
  }

  /** Marks the files that the server no longer has: they can be sent again while this page holds them. */
  lose(gone: readonly string[]): void {
    this.items.change((all) =>
      all.map((item) => (item.anexo && gone.includes(item.anexo.id) ? this.#lost(item) : item)),
    );
  }

  #lost(item: UploadItem): UploadItem {
    return { ...item, anexo: null, parte: 0, erro: LOST, vale: this.#files.has(item.id) };
  }

  /** Takes all files back. */
  clear(): void {
    for (const { id } of this.items.read()) this.remove(id);
  }

  /** Forgets the files here, because they now belong to a message. */
  leave(): void {
    this.#files.clear();
    this.items.change(() => []);
  }

  #begin(file: File): void {
    const id = uuid();
    const item = { nome: file.name, tamanho: file.size, etapa: 'fila', parte: 0, anexo: null, erro: null } as const;
    this.items.change((all) => [...all, { id, ...item, vale: false }]);
    this.#join(id, file);
  }

  /** Puts a file at the end of the line. */
  #join(id: string, file: File): void {
    const stop = new AbortController();
    this.#files.set(id, { file, stop });
    this.#put(id, { etapa: 'fila', parte: 0, erro: null });
    this.#line = this.#line.then(() => this.#run(id, file, stop.signal));
  }

  async #run(id: string, file: File, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    try {
      const anexo = await this.#proven(id, file, signal);
      if (signal.aborted) await this.#drop(anexo.id);
      else this.#put(id, { parte: 1, anexo });
    } catch (error) {
      if (!signal.aborted) this.#put(id, { parte: 0, erro: reasonOf(error), vale: isPassing(error) });
    }
  }

  #proven(id: string, file: File, signal: AbortSignal): Promise<Anexo> {
    const sending = { signal, progress: (parte: number) => this.#put(id, { parte }) };
    const prove = (): Promise<Prova> => {
      this.#put(id, { etapa: 'conta', parte: 0 });
      return this.#prove();
    };
    const take = (): Promise<Prova> => {
      const ready = this.#ahead;
      this.#ahead = null;
      // A proof made ahead that failed, without a connection, is made again.
      return ready ? ready.catch(prove) : prove();
    };
    const send = (prova: Prova): Promise<Anexo> => {
      signal.throwIfAborted();
      this.#put(id, { etapa: 'envio' });
      this.#proveAhead();
      return this.#send(file, prova, sending);
    };
    return withProof(send, take, prove);
  }

  /** Begins the proof of the next file in line, if there is one: a proof for nothing would cost a telephone its battery. */
  #proveAhead(): void {
    if (this.#ahead || !this.items.read().some(isInLine)) return;
    this.#ahead = this.#prove();
    this.#ahead.catch(() => undefined);
  }

  #put(id: string, change: Partial<UploadItem>): void {
    this.items.change((all) => all.map((item) => (item.id === id ? { ...item, ...change } : item)));
  }
}

const done = (anexo: Anexo): UploadItem => ({
  id: anexo.id,
  nome: anexo.nome,
  tamanho: anexo.tamanho,
  etapa: 'envio',
  parte: 1,
  anexo,
  erro: null,
  vale: false,
});

const reasonOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : 'O arquivo não foi enviado. Tente de novo.';

const isPassing = (error: unknown): boolean =>
  mayHaveArrived(error) || (error instanceof ApiError && [408, 409, 429].includes(error.status));

const sendFile: Send = (file, { desafio, n }, sending) =>
  uploadFile(`/mensagens/anexos?nome=${encodeURIComponent(file.name)}`, file, {
    ...sending,
    headers: { 'x-prova': `${desafio}.${n}` },
  });

const dropFile = (id: string): Promise<void> => deleteApi(`/mensagens/anexos/${encodeURIComponent(id)}`);
