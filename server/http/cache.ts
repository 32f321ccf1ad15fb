import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { SharedWork } from '../limits/shared.ts';

const compress = promisify(gzip);

/** An answer ready to be sent: compressed once, its headers laid out for `writeHead`. */
export interface ReadyAnswer {
  body: Buffer;
  zipped: Buffer;
  etag: string;
  /** Headers of every answer of its kind, whatever its status. */
  head: readonly string[];
  plainHead: string[];
  zippedHead: string[];
  tags: readonly string[];
  /** Addresses that lead to it, forgotten together with it. */
  addresses: Set<string>;
}

/** Bytes of all answers, plain and compressed, and of the largest plain one that is kept. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ANSWER_BYTES = 2 * 1024 * 1024;
/** Addresses remembered for one question, which has few honest spellings. */
const MAX_ADDRESSES = 20;

/** Headers of a JSON answer. Reads are open to every origin; a browser asks again each time and gets 304. */
const HEAD = [
  'content-type',
  'application/json; charset=utf-8',
  'access-control-allow-origin',
  '*',
  'cache-control',
  'no-cache',
  'vary',
  'accept-encoding',
  'x-content-type-options',
  'nosniff',
  // A crawler that renders pages may fetch what they fetch, but must not index the answers.
  'x-robots-tag',
  'noindex',
];

export const readyAnswer = (value: unknown, tags: readonly string[]): Promise<ReadyAnswer> =>
  packAnswer(Buffer.from(JSON.stringify(value)), HEAD, tags);

/** Compresses an answer and computes its ETag, once for all readers. */
export async function packAnswer(
  body: Buffer,
  common: readonly string[],
  tags: readonly string[],
): Promise<ReadyAnswer> {
  const zipped = await compress(body);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const head = [...common, 'etag', etag];
  const plainHead = [...head, 'content-length', String(body.length)];
  const zippedHead = [...head, 'content-encoding', 'gzip', 'content-length', String(zipped.length)];
  return { body, zipped, etag, head, plainHead, zippedHead, tags, addresses: new Set() };
}

/** Sends a ready answer, or 304 to a reader who has it already. */
export function sendRaw(entry: ReadyAnswer, request: IncomingMessage, response: ServerResponse): void {
  if (request.headers['if-none-match']?.includes(entry.etag)) {
    response.writeHead(304, [...entry.head]).end();
    return;
  }
  const zip = request.headers['accept-encoding']?.includes('gzip') ?? false;
  response.writeHead(200, zip ? entry.zippedHead : entry.plainHead);
  response.end(request.method === 'HEAD' ? undefined : zip ? entry.zipped : entry.body);
}

/**
 * Keeps answers by canonical question, and the addresses that led to them. Data changes only at loads, so an answer stands
 * until its tenant and dataset are said to have changed; while we cannot hear of changes, nothing is kept.
 */
export class AnswerCache {
  readonly #answers: LRUCache<string, ReadyAnswer>;
  /** The question of each address. */
  readonly #addresses = new Map<string, string>();
  readonly #making = new Map<string, SharedWork<ReadyAnswer>>();
  #age = 0;
  #trusted = false;

  constructor(memory = MAX_BYTES) {
    this.#answers = new LRUCache({
      maxSize: memory,
      sizeCalculation: ({ body, zipped }) => body.length + zipped.length,
      dispose: ({ addresses }) => {
        for (const address of addresses) this.#addresses.delete(address);
      },
    });
  }

  /** Sets whether changes are being heard. Either way, what was kept before is forgotten. */
  trust(trusted: boolean): void {
    this.#trusted = trusted;
    this.forget(() => true);
  }

  /** The answer to an address as it came, before anything was parsed. */
  hot(address: string): ReadyAnswer | undefined {
    const question = this.#addresses.get(address);
    return question === undefined ? undefined : this.#answers.get(question);
  }

  /**
   * The answer to a question, made once however many ask at the same time. One whose address is not remembered is found
   * again only by its question.
   */
  async answer(question: string, address: string | null, make: () => Promise<ReadyAnswer>): Promise<ReadyAnswer> {
    const entry = this.#answers.get(question) ?? (await this.#make(question, make));
    if (address !== null && this.#answers.peek(question) === entry) this.#remember(address, question, entry);
    return entry;
  }

  #make(question: string, make: () => Promise<ReadyAnswer>): Promise<ReadyAnswer> {
    const making = this.#making.get(question);
    if (making && !making.isAbandoned) return making.wait();
    const age = this.#age;
    const work = new SharedWork(async () => {
      const entry = await make().finally(() => this.#making.get(question) === work && this.#making.delete(question));
      // An answer read before a change that arrives after it is right for its reader, and for nobody else.
      const lasting = this.#trusted && age === this.#age;
      if (lasting && entry.body.length <= MAX_ANSWER_BYTES) this.#answers.set(question, entry);
      return entry;
    });
    this.#making.set(question, work);
    return work.wait();
  }

  #remember(address: string, question: string, entry: ReadyAnswer): void {
    if (entry.addresses.size >= MAX_ADDRESSES) return;
    entry.addresses.add(address);
    this.#addresses.set(address, question);
  }

  /** Forgets every answer that speaks of a tenant's dataset, which changed. */
  changed(tag: string): void {
    this.forget((entry) => entry.tags.includes(tag));
  }

  forget(isStale: (entry: ReadyAnswer) => boolean): void {
    this.#age++;
    this.#making.clear();
    for (const [question, entry] of [...this.#answers.entries()]) if (isStale(entry)) this.#answers.delete(question);
  }
}

export const cacheTag = (tenant: number, dataset: string): string => `${tenant}/${dataset}`;
