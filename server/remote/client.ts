import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../refusal.ts';

export interface RemoteAnswer {
  status: number;
  headers: Headers;
  text: string;
  /** Null when what came is no JSON. */
  json: Record<string, unknown> | null;
}

export interface RemoteRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer> | string;
}

export interface RetryOptions {
  /** What goes with every question. */
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** Milliseconds that one answer may take. */
  timeout?: number;
  /** The first wait after a failure, doubled after each; and how long to go on before giving up. */
  pause?: number;
  patience?: number;
}

const LONGEST_PAUSE = 30_000;
const AGAIN = new Set([408, 425, 429, 500, 502, 503, 504]);

/** Asks a server, one question at a time, and again while it or the way to it fails. */
export class RetryingClient {
  readonly base: string;
  readonly #manner: Required<Omit<RetryOptions, 'signal'>> & { signal: AbortSignal | undefined };

  constructor(
    base: string,
    { headers = {}, signal, timeout = 120_000, pause = 1_000, patience = 600_000 }: RetryOptions,
  ) {
    this.base = base;
    this.#manner = { headers, signal, timeout, pause, patience };
  }

  /** One try. A broken connection is an error, anything else an answer. */
  async once(path: string, { method = 'GET', headers = {}, body }: RemoteRequest = {}): Promise<RemoteAnswer> {
    const { signal, timeout, headers: usual } = this.#manner;
    const limit = AbortSignal.timeout(timeout);
    const response = await fetch(new URL(path, this.base), {
      method,
      headers: { accept: 'application/json', ...usual, ...headers },
      ...(body === undefined ? {} : { body }),
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    refuseRedirect(this.base, response);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parsed(text) };
  }

  /** Tries until the server answers with something else than “not now”. */
  async ask(path: string, asked: RemoteRequest = {}): Promise<RemoteAnswer> {
    const { pause, patience } = this.#manner;
    const end = Date.now() + patience;
    for (let tries = 0; ; tries++) {
      const answer = await this.once(path, asked).catch((error) => this.#broken(error));
      const asks = answer && AGAIN.has(answer.status);
      if (answer && !asks) return answer;
      const rest = Math.max(after(answer), Math.min(pause * 2 ** tries, LONGEST_PAUSE));
      if (Date.now() + rest > end) return answer ?? this.#silent();
      await wait(rest, undefined, this.#manner.signal ? { signal: this.#manner.signal } : {});
    }
  }

  /** Whoever gave up meant it; a way that broke may heal. */
  #broken(error: unknown): null {
    this.#manner.signal?.throwIfAborted();
    if (error instanceof Refusal) throw error;
    return null;
  }

  #silent(): never {
    throw new Refusal(`${new URL(this.base).host} não responde. Confira o endereço e a conexão e rode de novo.`);
  }
}

function after(answer: RemoteAnswer | null): number {
  const seconds = Number(answer?.headers.get('retry-after') ?? 0);
  return Number.isFinite(seconds) ? Math.min(seconds * 1_000, LONGEST_PAUSE) : 0;
}

/** A key goes to the address it was meant for and to no other. */
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
