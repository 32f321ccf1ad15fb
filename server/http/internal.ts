import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Problem } from '../../catalog/query.ts';
import { OUTAGE_MARK } from '../../catalog/site/outage.ts';
import type { PageAnswer } from '../../catalog/site/render.ts';
import type { AnswerCache } from './cache.ts';
import { Fault } from './fault.ts';
import { hotAddress } from './hot.ts';
import type { ReadyAnswer } from './ready.ts';

/** Remote address of requests that the server makes to itself: no visitor can have it. */
export const INTERNAL_ADDRESS = 'inside';

/** Asks our own API while a page is rendered, and learns what the page depends on. */
export class PageAsker {
  readonly #app: FastifyInstance;
  readonly #cache: AnswerCache;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #host: string | undefined;
  readonly #tags = new Set<string>();
  #passing = false;
  #failed = false;
  #staleSince: number | undefined;

  constructor(
    app: FastifyInstance,
    cache: AnswerCache,
    { headers: { host }, id }: Pick<FastifyRequest, 'headers' | 'id'>,
  ) {
    this.#app = app;
    this.#cache = cache;
    this.#host = host;
    // What fails for a page is logged with the id that its reader sees.
    this.#headers = { 'x-request-id': id, ...(host !== undefined && { host }) };
  }

  /** Datasets of the body that the answers speak of, as `cacheTag` writes them. */
  get tags(): readonly string[] {
    return [...this.#tags];
  }

  /** Whether an answer was not kept in memory: then the page made of it is not kept either. */
  get isPassing(): boolean {
    return this.#passing;
  }

  /** The oldest moment that an answer is of, where copies were sent because the database failed. */
  get staleSince(): number | undefined {
    return this.#staleSince;
  }

  /** Whether an answer is missing by a fault of ours. */
  get hasFailed(): boolean {
    return this.#failed;
  }

  /** The same cached answers that the app would ask for. */
  readonly ask = async (path: string): Promise<PageAnswer> => {
    const url = `/api/v1${path}`;
    const address = hotAddress(`http://${this.#host ?? ''}`, url);
    const hot = this.#cache.hot(address);
    if (hot) return this.#kept(hot);
    const {
      statusCode: status,
      payload: json,
      headers,
    } = await this.#app.inject({
      url,
      headers: this.#headers,
      remoteAddress: INTERNAL_ADDRESS,
    });
    const kept = this.#cache.hot(address);
    if (kept) return this.#kept(kept);
    this.#passing = true;
    this.#failed ||= status >= 500;
    this.#noteAge(headers[OUTAGE_MARK]);
    return { status, json };
  };

  #noteAge(mark: unknown): void {
    if (mark !== undefined)
      this.#staleSince = Math.min(this.#staleSince ?? Number.POSITIVE_INFINITY, Date.parse(String(mark)));
  }

  #kept({ body, tags }: ReadyAnswer): PageAnswer {
    for (const tag of tags) this.#tags.add(tag);
    return { status: 200, json: body.toString() };
  }
}

/** A refusal of the API as it travels. */
interface RefusedJson {
  type?: string;
  message?: string;
  problems?: Problem[];
}

/** An answer of our own API as an object; a refusal is thrown with its sentence. */
export async function askJson<T>(asker: Pick<PageAsker, 'ask'>, path: string): Promise<T> {
  const { status, json } = await asker.ask(path);
  if (status < 400) return JSON.parse(json);
  const {
    type = 'UNKNOWN',
    message = `O portal respondeu com o erro ${status}.`,
    problems,
  }: RefusedJson = JSON.parse(json);
  throw new Fault(status, type, message, problems);
}
