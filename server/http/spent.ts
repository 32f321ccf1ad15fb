import type { ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { addressGroup } from '../limits/address.ts';
import { faultEnvelope, faultOf } from './fault.ts';

/** Most addresses that are remembered. */
const MAX_ADDRESSES = 20_000;
/** Milliseconds that a refusal waits, if nothing else is said: a flood waits instead of asking. */
const DELAY_MS = 1_000;

const HEAD = {
  'content-type': 'application/json; charset=utf-8',
  'access-control-allow-origin': '*',
  'cache-control': 'no-store',
};

/** Addresses that spent their requests. The server refuses them itself, before the framework does any work. */
export class SpentAddresses {
  readonly #delayMs: number;
  /** When each may ask again, in milliseconds of `performance.now()`. */
  readonly #until = new LRUCache<string, number>({ max: MAX_ADDRESSES });

  constructor(delayMs = DELAY_MS) {
    this.#delayMs = delayMs;
  }

  add(address: string, seconds: number): void {
    this.#until.set(addressGroup(address), performance.now() + seconds * 1000);
  }

  /** Refuses a request of an address that is over its limit, after a while; false if it may ask. */
  refuse(address: string, response: ServerResponse): boolean {
    if (this.#until.size === 0) return false;
    const seconds = Math.ceil(((this.#until.get(addressGroup(address)) ?? 0) - performance.now()) / 1000);
    if (seconds <= 0) return false;
    const timer = setTimeout(() => {
      response.writeHead(429, { ...HEAD, 'retry-after': `${seconds}` });
      response.end(JSON.stringify(faultEnvelope(faultOf({ statusCode: 429 }))));
    }, this.#delayMs);
    response.once('close', () => clearTimeout(timer));
    return true;
  }
}
