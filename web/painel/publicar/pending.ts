import type { FileIdentity, UploadPlace } from './pieces.ts';

/** A file whose sending began in this browser. */
export interface PendingFile extends FileIdentity, UploadPlace {}

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

const NAME = 'painel-envios';
/** Files that are remembered: as many as one folder may hold, and the oldest give way. */
const MOST = 500;

/** The files that this browser began to send, so that one chosen again goes on where it was. */
export class PendingFiles {
  readonly #shelf: Shelf;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  find({ nome, tamanho, modificadoEm, inicio }: FileIdentity): PendingFile | null {
    const isSame = (one: PendingFile) =>
      one.nome === nome && one.tamanho === tamanho && one.modificadoEm === modificadoEm && one.inicio === inicio;
    return this.#read().find(isSame) ?? null;
  }

  add(files: readonly PendingFile[]): void {
    this.#write([...files, ...this.#read()].slice(0, MOST));
  }

  remove({ ensaio, arquivo }: UploadPlace): void {
    this.#write(this.#read().filter((one) => one.ensaio !== ensaio || one.arquivo !== arquivo));
  }

  #read(): PendingFile[] {
    try {
      const kept: unknown = JSON.parse(this.#shelf.getItem(NAME) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isPending) : [];
    } catch {
      return [];
    }
  }

  /** A browser that keeps nothing still sends; only going on after it was closed is lost. */
  #write(files: readonly PendingFile[]): void {
    try {
      this.#shelf.setItem(NAME, JSON.stringify(files));
    } catch {
      return;
    }
  }
}

const isPending = (one: unknown): one is PendingFile =>
  typeof one === 'object' && one !== null && 'ensaio' in one && 'arquivo' in one && 'inicio' in one;
