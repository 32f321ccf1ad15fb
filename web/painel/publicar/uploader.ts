import { ApiError } from '../../api.ts';
import { Store } from '../../ui/store.ts';
import type { ChosenFile } from './dropped.ts';
import { isPassing, type PieceTransport, type SendingOptions, sendPieces, type UploadPlace } from './pieces.ts';

/** Where a file in the queue stands. `esperando`: the connection failed and is tried again by itself. */
export type QueuedFileState = 'fila' | 'enviando' | 'esperando' | 'pausado' | 'enviado' | 'falhou';

export interface QueuedFile {
  key: string;
  nome: string;
  tamanho: number;
  enviados: number;
  estado: QueuedFileState;
  /** Why it failed, or why it waits. */
  motivo: string | null;
  place: UploadPlace;
}

/** A chosen file and where the server expects it. */
export interface AnnouncedFile extends ChosenFile {
  place: UploadPlace;
}

type QueueTiming = Pick<SendingOptions, 'pause' | 'firstSize'>;

/** The files that this tab sends, one after the other; each may be paused, taken up again and cancelled. */
export class UploadQueue {
  readonly items = new Store<readonly QueuedFile[]>([]);
  readonly #transport: PieceTransport;
  readonly #timing: QueueTiming;
  readonly #files = new Map<string, File>();
  readonly #arrived: (place: UploadPlace) => void;
  #running: { key: string; stop: AbortController } | null = null;

  constructor(
    transport: PieceTransport,
    arrived: (place: UploadPlace) => void = () => undefined,
    timing: QueueTiming = {},
  ) {
    this.#transport = transport;
    this.#arrived = arrived;
    this.#timing = timing;
  }

  /** Queues files. One that is here already goes on, instead of being sent twice at once. */
  add(files: readonly AnnouncedFile[]): void {
    for (const announced of files) this.#queue(announced);
    this.#next();
  }

  #queue({ file, nome, place }: AnnouncedFile): void {
    const key = `${place.ensaio}/${place.arquivo}`;
    const same = this.items.read().find((item) => item.key === key);
    this.#files.set(key, file);
    if (same && ['fila', 'enviando', 'esperando'].includes(same.estado)) return;
    const item: QueuedFile = { key, nome, tamanho: file.size, enviados: 0, estado: 'fila', motivo: null, place };
    this.items.change((all) => [...all.filter((one) => one.key !== key), item]);
  }

  pause(key: string): void {
    this.#put(key, { estado: 'pausado', motivo: null });
    this.#interrupt(key);
  }

  /** Takes up a file that was paused or that failed. */
  resume(key: string): void {
    this.#put(key, { estado: 'fila', motivo: null });
    this.#next();
  }

  /** Gives a file up, here and at the server. */
  async cancel(key: string): Promise<void> {
    const place = this.items.read().find((item) => item.key === key)?.place;
    this.forget(key);
    if (place) await this.#transport.cancel(place);
  }

  /** Takes a file off the list; at the server it stays. */
  forget(key: string): void {
    this.#files.delete(key);
    this.items.change((all) => all.filter((item) => item.key !== key));
    this.#interrupt(key);
  }

  /** Whether a file would be cut off if the page were closed now. */
  isBusy(): boolean {
    return this.items.read().some(({ estado }) => ['fila', 'enviando', 'esperando'].includes(estado));
  }

  #interrupt(key: string): void {
    if (this.#running?.key !== key) return;
    this.#running.stop.abort();
    this.#running = null;
    this.#next();
  }

  #next(): void {
    if (this.#running) return;
    const next = this.items.read().find(({ estado }) => estado === 'fila');
    const file = next && this.#files.get(next.key);
    if (!next || !file) return;
    const running = { key: next.key, stop: new AbortController() };
    this.#running = running;
    void this.#send(next, file, running.stop.signal).finally(() => {
      if (this.#running === running) this.#running = null;
      this.#next();
    });
  }

  async #send({ key, place }: QueuedFile, file: File, signal: AbortSignal): Promise<void> {
    try {
      this.#put(key, { estado: 'enviando' });
      await sendPieces(file, place, { ...this.#timing, ...this.#reporting(key, signal) });
      this.#put(key, { estado: 'enviado', enviados: file.size, motivo: null });
      this.#arrived(place);
    } catch (error) {
      if (!signal.aborted) this.#put(key, { estado: 'falhou', motivo: reasonOf(error) });
    }
  }

  #reporting(key: string, signal: AbortSignal): Pick<SendingOptions, 'transport' | 'signal' | 'progress' | 'waiting'> {
    return {
      transport: this.#transport,
      signal,
      progress: (enviados) => this.#put(key, { enviados }),
      waiting: (motivo) => this.#put(key, { estado: motivo === null ? 'enviando' : 'esperando', motivo }),
    };
  }

  #put(key: string, change: Partial<QueuedFile>): void {
    this.items.change((all) => all.map((item) => (item.key === key ? { ...item, ...change } : item)));
  }
}

const reasonOf = (error: unknown): string => {
  if (error instanceof ApiError)
    return isPassing(error)
      ? `${error.message} O que já foi enviado está guardado: continue quando quiser.`
      : error.message;
  // A browser refuses to read a file that was moved or saved again after it was chosen.
  return 'O navegador não conseguiu ler o arquivo: ele mudou ou saiu do lugar. Escolha-o de novo.';
};
