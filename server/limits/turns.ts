import { Fault } from '../http/fault.ts';
import { currentVisit, type Visitor } from './visit.ts';

/** Bounds of one scarce thing: connections, exports, printers, load workers. */
export interface TurnBounds {
  /** How many may hold a place at once. */
  places: number;
  /** How many of them from one address. */
  perAddress: number;
  /**
   * How many of them for one body that asks alone; without it, all but the spare ones. Bodies that ask within the same
   * two seconds share this number by weight, two at least for each. The last of them is for an address that holds none.
   */
  perBody?: number;
  /** Places that only a body without any may take, so that the first question of each finds one. */
  spare: number;
  /** How many of one address may wait. */
  waitingPerAddress: number;
  /** Milliseconds that one waits before the portal says that it is too busy. */
  patienceMs: number;
}

interface Waiter {
  who: Visitor;
  admit(): void;
}

const TOO_MANY = 'Há pedidos demais deste endereço ao mesmo tempo. Espere os outros terminarem e tente de novo.';
const BUSY = 'O portal está muito ocupado. Tente de novo em instantes.';

/** Most that wait for one body: a crowd of addresses that all ask one body fills its own queue only. */
const MAX_WAITING_PER_BODY = 200;

/** Milliseconds after its last question for which a body counts as one that asks. */
const ACTIVE_MS = 2_000;

/** The bodies that asked lately, with their weights. */
class ActiveBodies {
  readonly #until = new Map<number, { weight: number; until: number }>();
  /** Weights of all of them together, as of the last note or count. */
  weight = 0;

  note({ body, weight }: Visitor): void {
    this.#until.set(body, { weight, until: performance.now() + ACTIVE_MS });
    this.count();
  }

  /** Forgets who has been silent for long enough. */
  count(): void {
    const now = performance.now();
    this.weight = 0;
    for (const [body, { weight, until }] of this.#until) {
      if (until < now) this.#until.delete(body);
      else this.weight += weight;
    }
  }
}

/** Counts of what each body or address holds; who holds nothing takes no memory. */
class Holdings<K> {
  readonly #held = new Map<K, number>();

  of(key: K): number {
    return this.#held.get(key) ?? 0;
  }

  add(key: K, change: 1 | -1): void {
    const count = this.of(key) + change;
    if (count > 0) this.#held.set(key, count);
    else this.#held.delete(key);
  }
}

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
    let given = false;
    return () => {
      if (given) return;
      given = true;
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
  #shareOf({ weight }: Visitor, holds: boolean): number {
    const { places, perBody } = this.#bounds;
    if (perBody === undefined) return places;
    const share = Math.floor((perBody * weight) / Math.max(weight, this.#active.weight));
    const whole = Math.max(share, Math.min(2, perBody));
    return holds ? Math.max(1, whole - 1) : whole;
  }

  #count({ body, address }: Visitor, change: 1 | -1): void {
    this.#held += change;
    this.#bodies.add(body, change);
    this.#addresses.add(address, change);
  }

  #wait(who: Visitor, signal?: AbortSignal): Promise<void> {
    if (this.#addressesWaiting.of(who.address) >= this.#bounds.waitingPerAddress)
      throw new Fault(429, 'TOO_MANY_REQUESTS', TOO_MANY);
    if (this.#bodiesWaiting.of(who.body) >= MAX_WAITING_PER_BODY) throw new Fault(503, 'UNAVAILABLE', BUSY);
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
      const timer = setTimeout(() => fail(new Fault(503, 'UNAVAILABLE', BUSY)), this.#bounds.patienceMs);
      const admit = (): void => {
        leave();
        this.#count(who, 1);
        resolve();
      };
      const waiter = { who, admit };
      signal?.addEventListener('abort', hangUp, { once: true });
      this.#queue(waiter, 1);
    });
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
      if (this.#fits(waiter.who) && (!next || this.#precedes(waiter.who, next.who))) next = waiter;
    next?.admit();
  }

  #precedes(one: Visitor, other: Visitor): boolean {
    const bodies = this.#bodies.of(one.body) / one.weight - this.#bodies.of(other.body) / other.weight;
    return bodies < 0 || (bodies === 0 && this.#addresses.of(one.address) < this.#addresses.of(other.address));
  }
}

/** Does some work in the visitor's turn. What is not done for a visitor, as in a command, needs none. */
export async function inTurn<T>(turns: Turns, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  const visit = currentVisit();
  if (!visit) return work();
  const leave = await turns.take(visit, signal);
  return work().finally(leave);
}
