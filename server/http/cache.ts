import { USUAL_LIMITS } from '../limits/limits.ts';
import { SharedWork } from '../limits/shared.ts';
import { faultOf } from './fault.ts';
import { isCutConnection } from './outage.ts';
import { type ReadyAnswer, squeezeAnswer } from './ready.ts';
import { type AnswerOwner, AnswerShare, type KeptAnswer, nameBytes } from './share.ts';
import { DatabaseAbsence, isServedStale, staleCopy } from './stale.ts';

/** Bytes of all that is kept, if the installation says nothing else. */
const USUAL_MEMORY = USUAL_LIMITS.cacheMegabytes * 1024 * 1024;
/** Bytes of the largest answer that is kept, before compression. */
const MAX_ANSWER_BYTES = 2 * 1024 * 1024;
/** Addresses remembered for one question, which has few honest spellings, and their greatest length. */
const MAX_ADDRESSES = 20;
const MAX_ADDRESS_LENGTH = 512;
/** Asks after which an answer is also kept in brotli, answers that are so compressed at a time, and the smallest of them. */
const SQUEEZE_AFTER = 3;
const MAX_SQUEEZING = 2;
const MIN_SQUEEZED_BYTES = 1_024;
/** Answers of one body that are made for many at the same time; the rest are made for each who asks. */
const MAX_MAKING = 1_000;

/** What the cache tells of itself. */
export interface CacheGauges {
  bytes: number;
  memory: number;
  answers: number;
  /** Whether changes are being heard; while they are not, nothing is kept. */
  trusted: boolean;
  hits: number;
  misses: number;
}

/**
 * Keeps answers by canonical question, and the addresses that led to them. Data changes only at loads, so an answer stands
 * until its tenant and dataset are said to have changed. While we cannot hear of changes, nothing is kept, and what was kept
 * before is a stale copy: it is sent, marked with its date, only when the database fails to give another. The memory is shared
 * by weight: what leaves is the answer least recently asked for of the body that holds most for its weight.
 */
export class AnswerCache {
  readonly #memory: number;
  readonly #shares = new Map<number, AnswerShare>();
  readonly #addresses = new Map<string, KeptAnswer>();
  /** Answers that speak of each dataset of each body. */
  readonly #tagged = new Map<string, Set<KeptAnswer>>();
  #bytes = 0;
  #squeezing = 0;
  #trusted = false;
  readonly #absence = new DatabaseAbsence();
  #hits = 0;
  #misses = 0;
  /** Number of changes heard of so far, the last of them to each body, and the last that concerned all. */
  #changes = 0;
  readonly #changed = new Map<number, number>();
  #changedAll = 0;

  constructor(memory = USUAL_MEMORY) {
    this.#memory = memory;
  }

  /** Bytes that everything kept takes, addresses and questions included. */
  get bytes(): number {
    return this.#bytes;
  }

  /** How much is kept, and how often it sufficed. */
  gauges(): CacheGauges {
    let answers = 0;
    for (const share of this.#shares.values()) answers += share.answers.size;
    const [hits, misses] = [this.#hits, this.#misses];
    return { bytes: this.#bytes, memory: this.#memory, answers, trusted: this.#trusted, hits, misses };
  }

  /** Whether changes are being heard, so that what is kept is right. */
  get isTrusted(): boolean {
    return this.#trusted;
  }

  /** Sets whether changes are being heard. Either way, some may have been missed: what was kept before is stale. */
  trust(trusted: boolean): void {
    this.#trusted = trusted;
    if (trusted) this.#absence.end();
    this.#changedAll = ++this.#changes;
    for (const share of this.#shares.values()) {
      share.making.clear();
      for (const kept of share.answers.values()) kept.staleSince ??= Date.now();
    }
  }

  /** The answer to an address as it came, before anything was parsed. One that is asked for often is also kept in brotli. */
  hot(address: string, takesBrotli = false): ReadyAnswer | undefined {
    const kept = this.#addresses.get(address);
    if (!kept || kept.staleSince !== undefined) return undefined;
    this.#hits++;
    if (takesBrotli && !kept.ready.squeezed && ++kept.wanted >= SQUEEZE_AFTER) void this.#squeeze(kept);
    return kept.share.answers.get(kept.question)?.ready;
  }

  async #squeeze(kept: KeptAnswer): Promise<void> {
    if (this.#squeezing >= MAX_SQUEEZING || kept.ready.body.length < MIN_SQUEEZED_BYTES) return;
    // Never twice: one that is no smaller in brotli is not tried again.
    kept.wanted = Number.NEGATIVE_INFINITY;
    this.#squeezing++;
    const squeezed = await squeezeAnswer(kept.ready).finally(() => this.#squeezing--);
    if (!squeezed || kept.share.answers.peek(kept.question) !== kept) return;
    kept.ready.squeezed = squeezed;
    kept.bytes += squeezed.body.length;
    this.#count(kept.share, squeezed.body.length);
    this.#makeRoom();
  }

  /**
   * The answer to a question, made once however many ask at the same time. One whose address is not remembered is found
   * again only by its question.
   */
  async answer(
    owner: AnswerOwner,
    question: string,
    address: string | null,
    make: () => Promise<ReadyAnswer>,
  ): Promise<ReadyAnswer> {
    const share = this.#shareOf(owner);
    const known = share.answers.get(question);
    const isFresh = known !== undefined && known.staleSince === undefined;
    if (isFresh) this.#hits++;
    else this.#misses++;
    const ready = isFresh ? known.ready : await this.#orStale(known, () => this.#make(share, owner.id, question, make));
    const kept = share.answers.peek(question);
    if (address !== null && kept?.ready === ready) this.#remember(address, kept);
    return ready;
  }

  /**
   * A new answer; where the database fails to give one, the stale copy. While changes are not heard either, it is not waited
   * for long, nor asked again by everybody.
   */
  async #orStale(known: KeptAnswer | undefined, make: () => Promise<ReadyAnswer>): Promise<ReadyAnswer> {
    if (!isServedStale(known)) return make();
    if (!this.#trusted && this.#absence.isRecent) return staleCopy(known.ready, known.staleSince);
    try {
      return await (this.#trusted ? make() : this.#absence.bound(make()));
    } catch (error) {
      if (faultOf(error).status !== 503) throw error;
      this.#absence.begin();
      return staleCopy(known.ready, known.staleSince);
    }
  }

  #shareOf({ id, weight }: AnswerOwner): AnswerShare {
    const share = this.#shares.get(id) ?? new AnswerShare(this.#memory, (kept) => this.#left(kept));
    share.weight = weight;
    this.#shares.set(id, share);
    return share;
  }

  #make(share: AnswerShare, owner: number, question: string, make: () => Promise<ReadyAnswer>): Promise<ReadyAnswer> {
    const making = share.making.get(question);
    if (making && !making.isAbandoned) return making.wait();
    const begun = this.#changes;
    const work = new SharedWork(async () => {
      const ready = await twiceIfCut(make).finally(
        () => share.making.get(question) === work && share.making.delete(question),
      );
      if (this.#trusted && this.#isCurrent(owner, ready, begun) && ready.body.length <= MAX_ANSWER_BYTES)
        this.#keep(share, question, ready);
      return ready;
    });
    if (share.making.size < MAX_MAKING) share.making.set(question, work);
    return work.wait();
  }

  /**
   * Whether nothing that an answer speaks of changed since it was begun: one read before a change that arrives after it is right
   * for its reader, and for nobody else. An answer may speak of other bodies than the one that it is kept for.
   */
  #isCurrent(owner: number, { tags }: ReadyAnswer, begun: number): boolean {
    const bodies = new Set([owner, ...tags.map(tenantOf)]);
    return this.#changedAll <= begun && [...bodies].every((body) => (this.#changed.get(body) ?? 0) <= begun);
  }

  /** Makes what is being read of a body now wrong for later readers. */
  #note(tenant: number): void {
    this.#changed.set(tenant, ++this.#changes);
    this.#shares.get(tenant)?.making.clear();
  }

  #keep(share: AnswerShare, question: string, ready: ReadyAnswer): void {
    const kept = share.keep(question, ready);
    if (share.answers.peek(question) !== kept) return;
    for (const tag of ready.tags) this.#tagged.set(tag, (this.#tagged.get(tag) ?? new Set()).add(kept));
    this.#count(share, kept.bytes);
    this.#makeRoom();
  }

  #remember(address: string, kept: KeptAnswer): void {
    if (address.length > MAX_ADDRESS_LENGTH || this.#addresses.get(address) === kept) return;
    const [oldest] = kept.addresses;
    if (oldest !== undefined && kept.addresses.size >= MAX_ADDRESSES) this.#unlearn(oldest, kept);
    kept.addresses.add(address);
    this.#addresses.set(address, kept);
    kept.bytes += nameBytes(address);
    this.#count(kept.share, nameBytes(address));
    this.#makeRoom();
  }

  #unlearn(address: string, kept: KeptAnswer): void {
    kept.addresses.delete(address);
    if (this.#addresses.get(address) === kept) this.#addresses.delete(address);
    kept.bytes -= nameBytes(address);
    this.#count(kept.share, -nameBytes(address));
  }

  #count(share: AnswerShare, bytes: number): void {
    share.bytes += bytes;
    this.#bytes += bytes;
  }

  #makeRoom(): void {
    while (this.#bytes > this.#memory) this.#heaviest()?.answers.pop();
  }

  #heaviest(): AnswerShare | undefined {
    let most: AnswerShare | undefined;
    for (const share of this.#shares.values()) if (!most || share.load > most.load) most = share;
    return most;
  }

  /** Takes an answer that left its share out of everything that led to it. */
  #left(kept: KeptAnswer): void {
    for (const address of kept.addresses) this.#unlearn(address, kept);
    for (const tag of kept.ready.tags) {
      const speaking = this.#tagged.get(tag);
      speaking?.delete(kept);
      if (speaking?.size === 0) this.#tagged.delete(tag);
    }
    this.#count(kept.share, -kept.bytes);
  }

  /**
   * Forgets every answer that speaks of a tenant's dataset, which changed. No copy stays: the change may have taken back what
   * should not have been published.
   */
  changed(tenant: number, dataset: string): void {
    this.#note(tenant);
    for (const { share, question } of this.#speakingOf(tenant, dataset)) share.answers.delete(question);
  }

  /** Makes stale what speaks of something that only grew, such as counts of visits. */
  outdated(tenant: number, dataset: string): void {
    this.#note(tenant);
    for (const kept of this.#speakingOf(tenant, dataset)) kept.staleSince ??= Date.now();
  }

  #speakingOf(tenant: number, dataset: string): KeptAnswer[] {
    return [...(this.#tagged.get(cacheTag(tenant, dataset)) ?? [])];
  }

  /** Forgets every answer that is kept for a body or speaks of it, because what it says of itself changed. */
  forgetBody(tenant: number): void {
    this.#note(tenant);
    this.#shares.get(tenant)?.answers.clear();
    for (const [tag, speaking] of this.#tagged)
      if (tenantOf(tag) === tenant) for (const { share, question } of [...speaking]) share.answers.delete(question);
  }

  forgetAll(): void {
    this.#changedAll = ++this.#changes;
    for (const share of this.#shares.values()) {
      share.making.clear();
      share.answers.clear();
    }
  }
}

/** Makes an answer again if the connection broke under it: nothing was sent yet, and another connection may hold. */
const twiceIfCut = (make: () => Promise<ReadyAnswer>): Promise<ReadyAnswer> =>
  make().catch((error: unknown) => {
    if (!isCutConnection(error)) throw error;
    return make();
  });

export const cacheTag = (tenant: number, dataset: string): string => `${tenant}/${dataset}`;

const tenantOf = (tag: string): number => Number(tag.slice(0, tag.indexOf('/')));
