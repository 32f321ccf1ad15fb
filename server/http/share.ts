import { LRUCache } from 'lru-cache';
import type { SharedWork } from '../limits/shared.ts';
import type { Tenant } from '../tenants/tenants.ts';
import type { ReadyAnswer } from './ready.ts';

/** The body that an answer is of, which shares the memory with the others by weight. */
export interface AnswerOwner {
  id: number;
  weight: number;
}

export const answerOwner = ({ id, dados }: Pick<Tenant, 'id' | 'dados'>): AnswerOwner => ({ id, weight: dados.peso });

/** An answer in memory, with everything that leads to it. */
export interface KeptAnswer {
  share: AnswerShare;
  question: string;
  ready: ReadyAnswer;
  /** Addresses that lead to it, oldest first, forgotten together with it. */
  addresses: Set<string>;
  /** Bytes of all of the above. */
  bytes: number;
  /** How often it was asked for by readers who take brotli, and did not have it. */
  wanted: number;
  /** Moment of `Date.now()` until which it was known to be right; absent while it is. */
  staleSince?: number;
}

/**
 * Bytes that an answer takes besides its content: buffers, headers, and places in the maps. About 3.5 kB when
 * measured with Node 20.
 */
const ANSWER_BYTES = 4_000;
/** The same of an address or a tag: a string's own header and its places in a map and a set. */
const NAME_BYTES = 200;

/** Bytes of a name in memory, where a character takes one byte or two. */
export const nameBytes = (name: string): number => NAME_BYTES + 2 * name.length;

const answerBytes = (question: string, { body, zipped, tags }: ReadyAnswer): number =>
  ANSWER_BYTES + body.length + zipped.length + nameBytes(question) + tags.reduce((sum, tag) => sum + nameBytes(tag), 0);

/** The answers of one body, the least recently asked for first to leave. */
export class AnswerShare {
  readonly answers: LRUCache<string, KeptAnswer>;
  /** Answers being made, shared by all who ask for the same at the same time. */
  readonly making = new Map<string, SharedWork<ReadyAnswer>>();
  weight = 1;
  bytes = 0;

  constructor(memory: number, left: (kept: KeptAnswer) => void) {
    this.answers = new LRUCache({ maxSize: memory, dispose: left });
  }

  /** Bytes for each unit of weight: the share with most gives room first. */
  get load(): number {
    return this.bytes / this.weight;
  }

  keep(question: string, ready: ReadyAnswer): KeptAnswer {
    const bytes = answerBytes(question, ready);
    const kept: KeptAnswer = { share: this, question, ready, addresses: new Set(), bytes, wanted: 0 };
    this.answers.set(question, kept, { size: bytes });
    return kept;
  }
}
