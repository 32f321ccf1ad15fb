import { ApiError } from '../../api.ts';

/** What tells that a file chosen again is the one whose sending was cut off. */
export interface FileIdentity {
  nome: string;
  tamanho: number;
  modificadoEm: number;
  /** Digest of its first bytes, in hexadecimal. */
  inicio: string;
}

/** Where a file lies at the server. */
export interface UploadPlace {
  ensaio: string;
  arquivo: string;
}

/** The way of pieces to the server; each call gives the bytes that it has. */
export interface PieceTransport {
  received(place: UploadPlace, signal: AbortSignal): Promise<number>;
  send(place: UploadPlace, offset: number, piece: Blob, signal: AbortSignal): Promise<number>;
  cancel(place: UploadPlace): Promise<void>;
}

export interface SendingOptions {
  transport: PieceTransport;
  signal: AbortSignal;
  /** Reports the bytes of the whole file that have left. */
  progress(bytes: number): void;
  /** Reports that the connection failed and is tried again soon; null when it works again. */
  waiting(reason: string | null): void;
  /** Waits between attempts; tests do not. */
  pause?(ms: number, signal: AbortSignal): Promise<void>;
  firstSize?: number;
}

/** Bytes of the first piece; the next ones follow the speed of the line, between the two limits. */
const FIRST_SIZE = 256 * 1024;
const SMALLEST_SIZE = 64 * 1024;
const LARGEST_SIZE = 8 * 1024 ** 2;
/** Milliseconds that a piece should take: progress moves, and a broken line loses little. */
const BRISK_MS = 1_000;
const SLOW_MS = 4_000;

/** Bytes of the next piece, after one that took so long. */
export function nextSize(size: number, tookMs: number): number {
  if (tookMs < BRISK_MS) return Math.min(size * 2, LARGEST_SIZE);
  return tookMs > SLOW_MS ? Math.max(size / 2, SMALLEST_SIZE) : size;
}

/** Attempts without a byte of progress before a person is asked; with the pauses between them, about five minutes. */
const ATTEMPTS = 12;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** Milliseconds before an attempt: doubled each time, up to half a minute. */
export const pauseBefore = (attempt: number): number => Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS);

/** Whether the same request may succeed a little later. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || [408, 425, 429].includes(error.status));

/** Sends the rest of a file in pieces, over broken connections and restarted servers. */
export async function sendPieces(file: Blob, place: UploadPlace, options: SendingOptions): Promise<void> {
  const { signal, progress, waiting, pause = wait } = options;
  const line = new PieceLine(file, place, options);
  let furthest = 0;
  let failures = 0;
  while (line.sent < file.size) {
    try {
      await line.step();
      waiting(null);
      progress(line.sent);
      // Only bytes that are new count as progress: asking where the file is does not.
      if (line.sent > furthest) failures = 0;
      furthest = Math.max(furthest, line.sent);
    } catch (error) {
      signal.throwIfAborted();
      line.doubt();
      failures += 1;
      if (failures >= ATTEMPTS || !mayGoOn(error)) throw error;
      waiting(error instanceof ApiError ? error.message : null);
      await pause(pauseBefore(failures), signal);
    }
  }
}

/** A file on its way: where it is, and how large its next piece is. */
class PieceLine {
  sent = 0;
  #known = false;
  #size: number;
  readonly #file: Blob;
  readonly #place: UploadPlace;
  readonly #transport: PieceTransport;
  readonly #signal: AbortSignal;

  constructor(file: Blob, place: UploadPlace, { transport, signal, firstSize = FIRST_SIZE }: SendingOptions) {
    this.#size = firstSize;
    this.#file = file;
    this.#place = place;
    this.#transport = transport;
    this.#signal = signal;
  }

  /** Asks how much the server has, at first and after a failure; else sends one piece. */
  async step(): Promise<void> {
    if (!this.#known) {
      this.sent = await this.#transport.received(this.#place, this.#signal);
      this.#known = true;
      return;
    }
    const since = performance.now();
    const piece = this.#file.slice(this.sent, this.sent + this.#size);
    this.sent = await this.#transport.send(this.#place, this.sent, piece, this.#signal);
    this.#size = nextSize(this.#size, performance.now() - since);
  }

  /** Forgets where the file is, and goes on with small pieces. */
  doubt(): void {
    this.#known = false;
    this.#size = Math.min(this.#size, SMALLEST_SIZE);
  }
}

const mayGoOn = (error: unknown): boolean => isPassing(error) || isMisplaced(error);

/** Whether the server expects another byte: an answer was lost, or another tab sends the same file. */
const isMisplaced = (error: unknown): boolean => error instanceof ApiError && error.type === 'WRONG_OFFSET';

/** Waits, or stops waiting as soon as the browser is online again. */
const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (done: () => void) => () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', online);
      signal.removeEventListener('abort', stopped);
      done();
    };
    const online = end(resolve);
    const stopped = end(() => reject(signal.reason));
    const timer = setTimeout(online, ms);
    globalThis.addEventListener?.('online', online);
    signal.addEventListener('abort', stopped);
  });
