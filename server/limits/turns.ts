import { LRUCache } from 'lru-cache';
import { type BusyFault, type QueueNoun, queueFault } from './busy.ts';
import { countAhead, TurnForecast } from './forecast.ts';
import { ActiveBodies, BodyPace, Holdings } from './holdings.ts';
import { currentVisit, type Visitor } from './visit.ts';

/** Bounds of one scarce thing: connections, exports, printers, load workers. */
export interface TurnBounds {
  /** How many may hold a place at once. */
  places: number;
  /** How many of them from one address. */
  perAddress: number;
  /**
   * How many of them for one body that asks alone; without it, all but the spare ones. Bodies that ask within the same
   * two seconds share this number by weight, two at least for each, or one where its questions take long. The last of
   * them is for an address that holds none.
   */
  perBody?: number;
  /** Places that only a body without any may take, so that the first question of each finds one. */
  spare: number;
  /** How many of one address may wait. */
  waitingPerAddress: number;
  /** Milliseconds that one waits before the portal says that it is too busy. */
  patienceMs: number;
  /** What people wait for, one and several; without it, `pedido`. Who would wait in vain for a named thing is told at once. */
  noun?: QueueNoun;
}

interface Waiter {
  who: Visitor;
  /** Milliseconds of `performance.now()` at which it came, or at which it was told its place before. */
  since: number;
  admit(): void;
}

const USUAL_NOUN: QueueNoun = ['pedido', 'pedidos'];

/** Most that wait for one body: a crowd of addresses that all ask one body fills its own queue only. */
const MAX_WAITING_PER_BODY = 200;

/** Milliseconds from which on a place is held for long: beside another body, such work has one place at least, not two. */
const SLOW_MS = 100;

/** Addresses that were told their place, and milliseconds for which it is theirs when they come back. */
const MAX_PROMISED = 5_000;
const PROMISE_MS = 300_000;

/**
 * Shares the places of one scarce thing among bodies by their weights, and within a body among addresses. Whoever asks
 * alone may have nearly all of them; as soon as others wait, a place that frees goes to the body that holds least.
 */
export class Turns {
  readonly #bounds: TurnBounds;
  readonly #bodies = new Holdings<number>();
  readonly #addresses = new Holdings<string>();
  readonly #addressesWaiting = new Holdings<string>();
  readonly #bodiesWaiting = new Holdings<number>();
  readonly #waiting = new Set<Waiter>();
  readonly #active = new ActiveBodies();
  readonly #forecast = new TurnForecast();
  readonly #pace = new BodyPace();
  /** When each address that was told to come back first asked. */
  readonly #promised = new LRUCache<string, number>({ max: MAX_PROMISED, ttl: PROMISE_MS });
  #held = 0;

  constructor(bounds: TurnBounds) {
    this.#bounds = bounds;
  }

  /** How many wait for a place. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Waits for a place; resolves to what gives it back. A signal that aborts leaves the queue with its reason. */
  async take(who: Visitor, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    this.#active.note(who);
    if (!this.#fits(who)) await this.#wait(who, signal);
    else this.#count(who, 1);
    this.#promised.delete(promiseOf(who));
    const begun = performance.now();
    let given = false;
    return () => {
      if (given) return;
      given = true;
      this.#forecast.note(performance.now() - begun);
      this.#pace.note(who.body, performance.now() - begun);
      this.#count(who, -1);
      this.#admitNext();
    };
  }

  /** Whether somebody may take a place now. */
  #fits(who: Visitor): boolean {
    const { places, perAddress, spare } = this.#bounds;
    const { body, address } = who;
    const [ofBody, ofAddress] = [this.#bodies.of(body), this.#addresses.of(address)];
    if (ofAddress >= perAddress || ofBody >= this.#shareOf(who, ofAddress > 0)) return false;
    return this.#held < (ofBody === 0 ? places : places - spare);
  }

  /** Places that a body may hold while the others that ask do; one less for an address that holds some of them. */
  #shareOf({ body, weight }: Visitor, holds: boolean): number {
    const { places, perBody } = this.#bounds;
    if (perBody === undefined) return places;
    const isShared = this.#active.weight > weight;
    const share = Math.floor((perBody * weight) / Math.max(weight, this.#active.weight));
    const least = isShared && this.#pace.of(body) > SLOW_MS ? 1 : 2;
    const whole = Math.max(share, Math.min(least, perBody));
    return holds ? Math.max(1, whole - 1) : whole;
  }

  #count({ body, address }: Visitor, change: 1 | -1): void {
    this.#held += change;
    this.#bodies.add(body, change);
    this.#addresses.add(address, change);
  }

  #wait(who: Visitor, signal?: AbortSignal): Promise<void> {
    this.#refuseHopeless(who);
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', hangUp);
        this.#queue(waiter, -1);
      };
      const fail = (reason: unknown): void => {
        leave();
        reject(reason);
      };
      const hangUp = (): void => fail(signal?.reason);
      const timer = setTimeout(() => fail(this.#busy(who, 503, waiter)), this.#bounds.patienceMs);
      const admit = (): void => {
        leave();
        this.#count(who, 1);
        resolve();
      };
      const since = this.#promised.get(promiseOf(who)) ?? performance.now();
      const waiter = { who, since, admit };
      signal?.addEventListener('abort', hangUp, { once: true });
      this.#queue(waiter, 1);
    });
  }

  /** Refuses whoever fills the queue, and whoever would wait longer than anybody may. */
  #refuseHopeless(who: Visitor): void {
    const { waitingPerAddress, patienceMs, noun } = this.#bounds;
    if (this.#addressesWaiting.of(who.address) >= waitingPerAddress) throw this.#busy(who, 429);
    const isLate = noun !== undefined && this.#secondsFor(who) * 1000 > patienceMs;
    if (isLate || this.#bodiesWaiting.of(who.body) >= MAX_WAITING_PER_BODY) throw this.#busy(who, 503);
  }

  /** The refusal that tells somebody the place, which is theirs again when they come back in time. */
  #busy(who: Visitor, status: 429 | 503, waiter?: Waiter): BusyFault {
    const ahead = waiter ? this.#countBefore(waiter) : countAhead(who, this.#bodiesWaiting);
    this.#promised.set(promiseOf(who), waiter?.since ?? this.#promised.get(promiseOf(who)) ?? performance.now());
    const expected = this.#forecast.seconds(ahead, this.#shareOf(who, false));
    return queueFault(status, ahead, expected, this.#bounds.noun ?? USUAL_NOUN);
  }

  #secondsFor(who: Visitor): number {
    return this.#forecast.seconds(countAhead(who, this.#bodiesWaiting), this.#shareOf(who, false));
  }

  /** Count of those who would be served before one who waits already. */
  #countBefore(waiter: Waiter): number {
    let before = 0;
    for (const other of this.#waiting) if (other !== waiter && this.#precedes(other, waiter)) before++;
    return before;
  }

  #queue(waiter: Waiter, change: 1 | -1): void {
    if (change > 0) this.#waiting.add(waiter);
    else this.#waiting.delete(waiter);
    this.#addressesWaiting.add(waiter.who.address, change);
    this.#bodiesWaiting.add(waiter.who.body, change);
  }

  /** Gives the place that freed to whom it is due: of those who fit, the body and then the address that holds least. */
  #admitNext(): void {
    this.#active.count();
    let next: Waiter | undefined;
    for (const waiter of this.#waiting)
      if (this.#fits(waiter.who) && (!next || this.#precedes(waiter, next))) next = waiter;
    next?.admit();
  }

  #precedes({ who: one, since }: Waiter, { who: other, since: otherSince }: Waiter): boolean {
    const bodies = this.#bodies.of(one.body) / one.weight - this.#bodies.of(other.body) / other.weight;
    const addresses = this.#addresses.of(one.address) - this.#addresses.of(other.address);
    return (bodies || addresses || since - otherSince) < 0;
  }
}

const promiseOf = ({ body, address }: Visitor): string => `${body} ${address}`;

/** Does some work in the visitor's turn. What is not done for a visitor, as in a command, needs none. */
export async function inTurn<T>(turns: Turns, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  const visit = currentVisit();
  if (!visit) return work();
  const leave = await turns.take(visit, signal);
  return work().finally(leave);
}
