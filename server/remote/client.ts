import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../refusal.ts';
import { boundedPieces, boundedText, MOST_ANSWER_BYTES, MOST_FILE_BYTES } from './answer.ts';

export interface RemoteAnswer {
  status: number;
  headers: Headers;
  text: string;
  /** Parsed body; null when it is no JSON. */
  json: Record<string, unknown> | null;
}

export interface RemoteRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer> | string;
}

export interface RetryOptions {
  /** Headers of every request. */
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** Milliseconds that one answer may take. */
  timeout?: number;
  /** Milliseconds of the first pause after a failure, doubled after each; and of all tries together. */
  pause?: number;
  patience?: number;
  /** Bytes of an answer that is read into memory. */
  mostBytes?: number;
  /** What makes a request; the one of the platform where nobody says otherwise. */
  fetch?: FetchAddress;
}

/** Makes one HTTP request. */
export type FetchAddress = (url: URL, init: RequestInit) => Promise<Response>;

const MAX_PAUSE_MS = 30_000;
const RETRY_STATUS = new Set([408, 425, 429, 500, 502, 503, 504]);

/** An HTTP client that repeats a request while the server or the connection to it fails. */
export class RetryingClient {
  readonly base: string;
  readonly #manner: Required<Omit<RetryOptions, 'signal'>> & { signal: AbortSignal | undefined };

  constructor(
    base: string,
    {
      headers = {},
      signal,
      timeout = 120_000,
      pause = 1_000,
      patience = 600_000,
      mostBytes = MOST_ANSWER_BYTES,
      fetch: asked = fetch,
    }: RetryOptions,
  ) {
    this.base = base;
    this.#manner = { headers, signal, timeout, pause, patience, mostBytes, fetch: asked };
  }

  get #host(): string {
    return new URL(this.base).host;
  }

  /** Makes one try. A broken connection throws, anything else is an answer. */
  async once(path: string, asked: RemoteRequest = {}): Promise<RemoteAnswer> {
    const response = await this.#fetch(path, asked);
    const text = await boundedText(boundedPieces(this.#host, response, this.#manner.mostBytes));
    return { status: response.status, headers: response.headers, text, json: parsed(text) };
  }

  async #fetch(path: string, { method = 'GET', headers = {}, body }: RemoteRequest): Promise<Response> {
    const { signal, timeout, headers: usual, fetch: asked } = this.#manner;
    const limit = AbortSignal.timeout(timeout);
    const response = await asked(new URL(path, this.base), {
      method,
      headers: { accept: 'application/json', ...usual, ...headers },
      ...(body === undefined ? {} : { body }),
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    refuseRedirect(this.base, response);
    return response;
  }

  /** Repeats a request until the answer is another than “not now”. */
  ask(path: string, asked: RemoteRequest = {}): Promise<RemoteAnswer> {
    return this.#repeated(() => this.once(path, asked));
  }

  /** Writes an answer to a file as it comes, with the same patience, and returns its status: only 200 is written. */
  async save(path: string, file: string): Promise<number> {
    const { status } = await this.#repeated(async () => {
      const response = await this.#fetch(path, { headers: { accept: '*/*' } });
      const pieces = boundedPieces(this.#host, response, MOST_FILE_BYTES);
      if (response.status === 200) await pipeline(pieces, createWriteStream(file, { mode: 0o600 }));
      else await response.body?.cancel();
      return response;
    });
    return status;
  }

  async #repeated<Answer extends Pick<RemoteAnswer, 'status' | 'headers'>>(
    once: () => Promise<Answer>,
  ): Promise<Answer> {
    const { pause, patience } = this.#manner;
    const end = Date.now() + patience;
    for (let tries = 0; ; tries++) {
      const answer = await once().catch((error) => this.#broken(error));
      const asks = answer && RETRY_STATUS.has(answer.status);
      if (answer && !asks) return answer;
      const rest = Math.max(after(answer), Math.min(pause * 2 ** tries, MAX_PAUSE_MS));
      if (Date.now() + rest > end) return answer ?? this.#silent();
      await wait(rest, undefined, this.#manner.signal ? { signal: this.#manner.signal } : {});
    }
  }

  /** Null for a broken connection, which is tried again; throws when the caller aborted. */
  #broken(error: unknown): null {
    this.#manner.signal?.throwIfAborted();
    if (error instanceof Refusal) throw error;
    return null;
  }

  #silent(): never {
    throw new Refusal(`${this.#host} não responde. Confira o endereço e a conexão e rode de novo.`);
  }
}

function after(answer: Pick<RemoteAnswer, 'headers'> | null): number {
  const seconds = Number(answer?.headers.get('retry-after') ?? 0);
  return Number.isFinite(seconds) ? Math.min(seconds * 1_000, MAX_PAUSE_MS) : 0;
}

/** Refuses redirects, so that a key goes to no other address than it was meant for. */
function refuseRedirect(base: string, { status, headers }: Response): void {
  if (status < 300 || status > 399 || status === 304) return;
  const there = headers.get('location');
  throw new Refusal(`${base} manda para ${there ? new URL(there, base).origin : 'outro endereço'}: use esse endereço.`);
}

function parsed(text: string): RemoteAnswer['json'] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
