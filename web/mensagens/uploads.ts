import { refuseFile } from '../../catalog/mensagens/anexo.ts';
import type { Anexo } from '../../catalog/mensagens/answer.ts';
import type { Prova } from '../../catalog/mensagens/request.ts';
import { ApiError, deleteApi, type UploadOptions, uploadFile } from '../api.ts';
import { Store } from '../ui/store.ts';
import { mayHaveArrived } from './deliver.ts';
import { uuid } from './draft.ts';
import type { Proof } from './proof.ts';

/** A file on its way, there, or stuck. */
export interface UploadItem {
  id: string;
  nome: string;
  tamanho: number;
  /** The share that has been sent, from 0 to 1. */
  parte: number;
  anexo: Anexo | null;
  erro: string | null;
  /** Whether another try is worth it: what the server refuses it will refuse again. */
  vale: boolean;
}

type Send = (file: File, prova: Prova, sending: Omit<UploadOptions, 'headers'>) => Promise<Anexo>;

/** The files that go with a message: each is sent as soon as it is chosen. */
export class Uploads {
  readonly items: Store<readonly UploadItem[]>;
  readonly #files = new Map<string, { file: File; stop: AbortController }>();
  readonly #proof: Pick<Proof, 'take' | 'renew'>;
  readonly #send: Send;
  readonly #drop: (id: string) => Promise<void>;

  constructor(first: readonly Anexo[], proof: Pick<Proof, 'take' | 'renew'>, send = sendFile, drop = dropFile) {
    this.items = new Store<readonly UploadItem[]>(first.map(done));
    this.#proof = proof;
    this.#send = send;
    this.#drop = drop;
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
    if (file) this.#run(id, file);
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
    const item = { id, nome: file.name, tamanho: file.size, parte: 0, anexo: null, erro: null, vale: false };
    this.items.change((all) => [...all, item]);
    this.#run(id, file);
  }

  async #run(id: string, file: File): Promise<void> {
    const stop = new AbortController();
    this.#files.set(id, { file, stop });
    this.#put(id, { parte: 0, erro: null });
    try {
      const anexo = await this.#proven(id, file, stop.signal);
      if (stop.signal.aborted) await this.#drop(anexo.id);
      else this.#put(id, { parte: 1, anexo });
    } catch (error) {
      if (!stop.signal.aborted) this.#put(id, { parte: 0, erro: reasonOf(error), vale: isPassing(error) });
    }
  }

  async #proven(id: string, file: File, signal: AbortSignal): Promise<Anexo> {
    const sending = { signal, progress: (parte: number) => this.#put(id, { parte }) };
    try {
      return await this.#send(file, await this.#proof.take(), sending);
    } catch (error) {
      if (!(error instanceof ApiError && error.type === 'STALE_PROOF')) throw error;
      return this.#send(file, await this.#proof.renew(), sending);
    }
  }

  #put(id: string, change: Partial<UploadItem>): void {
    this.items.change((all) => all.map((item) => (item.id === id ? { ...item, ...change } : item)));
  }
}

const done = (anexo: Anexo): UploadItem => ({
  id: anexo.id,
  nome: anexo.nome,
  tamanho: anexo.tamanho,
  parte: 1,
  anexo,
  erro: null,
  vale: false,
});

const reasonOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : 'O arquivo não foi enviado. Tente de novo.';

const isPassing = (error: unknown): boolean =>
  mayHaveArrived(error) || (error instanceof ApiError && error.status === 429);

const sendFile: Send = (file, { desafio, n }, sending) =>
  uploadFile(`/mensagens/anexos?nome=${encodeURIComponent(file.name)}`, file, {
    ...sending,
    headers: { 'x-prova': `${desafio}.${n}` },
  });

const dropFile = (id: string): Promise<void> => deleteApi(`/mensagens/anexos/${encodeURIComponent(id)}`);

/** The files that have arrived. */
export const arrivedFiles = (items: readonly UploadItem[]): Anexo[] => items.flatMap(({ anexo }) => anexo ?? []);

/** The reason why a message cannot go yet because of its files. */
export function pendingReason(items: readonly UploadItem[]): string | null {
  const stuck = items.find(({ erro }) => erro);
  if (stuck) return `“${stuck.nome}” não foi enviado: ${stuck.vale ? 'tente de novo ou ' : ''}remova-o`;
  const late = items.find(({ anexo }) => !anexo);
  return late ? `Espere “${late.nome}” terminar de ser enviado, ou cancele-o` : null;
}

/** The progress of files for a screen reader: each quarter, the end, and what went wrong. */
export function uploadStatus(items: readonly UploadItem[]): string {
  const words = ({ nome, parte, anexo, erro }: UploadItem): string => {
    if (erro) return `${nome}: não foi enviado. ${erro}`;
    return anexo ? `${nome}: enviado` : `${nome}: ${Math.floor(parte * 4) * 25}%`;
  };
  return items.map(words).join('; ');
}
