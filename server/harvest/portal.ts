import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../refusal.ts';
import { type RemoteAnswer, RetryingClient, type RetryOptions } from '../remote/client.ts';
import { apiHost, parseHost } from '../tenants/host.ts';
import type { CallWindow, WireCall, WireRow } from './calls.ts';

export interface AskingManners extends RetryOptions {
  /** Milliseconds between two requests. */
  rest?: number;
}

/** Error of a call that this portal does not answer. */
export class CallUnanswered extends Error {}

/** A running portal that speaks the reference wire, with one request at a time. */
export class RemotePortal {
  readonly #line: RetryingClient;
  readonly #rest: number;
  readonly #signal: AbortSignal | undefined;
  /** Requests made so far. */
  asked = 0;

  private constructor(line: RetryingClient, { rest = 200, signal }: AskingManners) {
    this.#line = line;
    this.#rest = rest;
    this.#signal = signal;
  }

  get host(): string {
    return new URL(this.#line.base).hostname;
  }

  /** Finds where the API of a site is: on a host of its own, or below `/api`. */
  static async find(address: string, courtesy: AskingManners): Promise<RemotePortal> {
    const tried: string[] = [];
    for (const base of basesOf(address)) {
      const portal = new RemotePortal(new RetryingClient(base, { patience: 60_000, ...courtesy }), courtesy);
      if (await portal.#speaks()) return portal;
      tried.push(base);
    }
    throw new Refusal(`Nenhum portal fala o protocolo de referência em ${tried.join(' nem em ')}. Confira o endereço.`);
  }

  async #speaks(): Promise<boolean> {
    const answer = await this.#line.once('dadoscliente/dadosclientesasync').catch((error) => {
      this.#signal?.throwIfAborted();
      if (error instanceof Refusal) throw error;
      return null;
    });
    return answer?.json?.ok === true;
  }

  /** The rows of a call for some days. */
  async rows({ path, question }: WireCall, window: CallWindow): Promise<WireRow[]> {
    if (this.asked > 0) await wait(this.#rest, undefined, this.#signal ? { signal: this.#signal } : {});
    this.asked += 1;
    const answer = await this.#line.ask(`${path}?${new URLSearchParams(question(window))}`);
    return rowsIn(answer);
  }

  /** Day up to which the data go, where the portal says it. */
  async reference(): Promise<string | null> {
    const { json } = await this.#line.ask('inicio/inicioasync');
    const day = (json?.data as { referencia?: unknown } | undefined)?.referencia;
    return typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null;
  }
}

/** `data` may be a list or, in the reference, one row by itself. */
function rowsIn({ status, json }: RemoteAnswer): WireRow[] {
  if (status === 200 && json?.ok === true) {
    const { data } = json;
    return (Array.isArray(data) ? data : data ? [data] : []).filter((row) => typeof row === 'object' && row !== null);
  }
  const message = typeof json?.message === 'string' ? json.message : '';
  throw new CallUnanswered(`respondeu ${status}${message ? ` (${message.slice(0, 200)})` : ''}`);
}

function basesOf(address: string): string[] {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address))
    throw new Refusal(`“${address}” não é um endereço como https://pmvaleclaro.transparencia.example.com.br.`);
  const url = new URL(address);
  const host = parseHost(url.hostname);
  const below = `${url.origin}/api/`;
  if (host?.api) return [`${url.origin}/`];
  if (!host?.label) return [below];
  return [`${url.protocol}//${apiHost(host.name)}${url.port ? `:${url.port}` : ''}/`, below];
}
