import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { addressGroup } from '../limits/address.ts';
import { BusyFault } from '../limits/busy.ts';
import { type RatePolicy, rateHeaders } from '../limits/policy.ts';
import { waitWords } from '../limits/retry.ts';
import { refusedAnswer } from './refused.ts';

/** Most addresses that are remembered. */
const MAX_ADDRESSES = 20_000;
/** Milliseconds that a refusal waits, if nothing else is said: a flood waits instead of asking. */
const DELAY_MS = 1_000;

const HEAD = {
  'access-control-allow-origin': '*',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'",
};

const SENTENCES: Readonly<Record<RatePolicy['name'], string>> = {
  endereco: 'Foram muitos pedidos deste endereço em pouco tempo. Espere',
  orgao: 'Este portal recebe pedidos demais neste momento. Espere',
};

/** The refusal of somebody who is over a rate. */
export const rateFault = ({ name, seconds }: Pick<RatePolicy, 'name' | 'seconds'>): BusyFault =>
  new BusyFault(429, `${SENTENCES[name]} ${waitWords(seconds)} e tente de novo.`, { segundos: seconds });

/** Whose requests are spent: an address, at one body or, where none is named, at all of them. */
export interface SpentKey {
  address: string;
  body?: string;
}

const keyOf = ({ address, body }: SpentKey): string =>
  body === undefined ? addressGroup(address) : `${body} ${addressGroup(address)}`;

/** Addresses that spent their requests. The server refuses them itself, before the framework does any work. */
export class SpentAddresses {
  readonly #delayMs: number;
  /** When each may ask again, in milliseconds of `performance.now()`, and the rate that it spent. */
  readonly #until = new LRUCache<string, { until: number; policy: RatePolicy }>({ max: MAX_ADDRESSES });

  constructor(delayMs = DELAY_MS) {
    this.#delayMs = delayMs;
  }

  add(key: SpentKey, policy: RatePolicy): void {
    this.#until.set(keyOf(key), { until: performance.now() + policy.seconds * 1000, policy });
  }

  /** Refuses a request of an address that is over its limit, after a while; false if it may ask. */
  refuse(key: Required<SpentKey>, request: IncomingMessage, response: ServerResponse): boolean {
    if (this.#until.size === 0) return false;
    const policy = this.#spentOf({ address: key.address }) ?? this.#spentOf(key);
    if (!policy) return false;
    const timer = setTimeout(() => sendSpent(policy, request, response), this.#delayMs);
    response.once('close', () => clearTimeout(timer));
    return true;
  }

  /** The rate that is spent, with the seconds that are left of it. */
  #spentOf(key: SpentKey): RatePolicy | undefined {
    const found = this.#until.get(keyOf(key));
    const seconds = Math.ceil(((found?.until ?? 0) - performance.now()) / 1000);
    return found && seconds > 0 ? { ...found.policy, remaining: 0, seconds } : undefined;
  }
}

function sendSpent(policy: RatePolicy, request: IncomingMessage, response: ServerResponse): void {
  const { type, text } = refusedAnswer(request, rateFault(policy));
  const rates = { ...rateHeaders([policy]), 'retry-after': `${policy.seconds}` };
  response.writeHead(429, { ...HEAD, ...rates, 'content-type': type });
  response.end(text);
}
