import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressGroup } from '../limits/address.ts';
import { type RatePolicy, rateHeaders } from '../limits/policy.ts';
import type { BodyRates } from '../limits/rates.ts';
import { retrySeconds } from '../limits/retry.ts';
import { faultOf } from './fault.ts';
import { INTERNAL_ADDRESS } from './internal.ts';
import type { RequestJudge } from './server.ts';
import { rateFault, type SpentAddresses } from './spent.ts';

/** Most addresses whose requests are counted; past it, those that asked longest ago begin anew. */
const MAX_ADDRESSES = 20_000;
const WINDOW_SECONDS = 60;

/** Headers of the plugin, which can tell of one rate only: ours tell of both. */
const UNSENT = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** The rates of a portal, and who is over them. */
export interface RequestRates {
  /** Requests a minute from one address. */
  perMinute: number;
  bodies: BodyRates;
  spent: SpentAddresses;
}

/**
 * Limits the requests of each address, and of each body from all addresses, before anything else is done for them,
 * whatever host or path they ask for. Those of a route that belongs to a group are counted apart. A route may have a limit
 * of its own besides. Every counted answer tells what is left.
 */
export async function limitRequests(app: FastifyInstance, rates: RequestRates, judge: RequestJudge): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: rates.perMinute,
    timeWindow: WINDOW_SECONDS * 1000,
    cache: MAX_ADDRESSES,
    keyGenerator: ({ ip }) => addressGroup(ip),
    // A page's own questions are part of the visitor's one. Told by the connection: anybody can claim an address.
    allowList: ({ raw }) => raw.socket.remoteAddress === INTERNAL_ADDRESS,
    errorResponseBuilder: () => faultOf({ statusCode: 429 }),
    addHeaders: UNSENT,
    addHeadersOnExceeding: UNSENT,
  });
  const count = app.createRateLimit();
  app.addHook('onRequest', async (request, reply) => {
    const counted = await count(request);
    if (counted.isAllowed) return;
    const { max: quota, remaining, ttlInSeconds: seconds, isExceeded, key: address } = counted;
    const own: RatePolicy = { name: 'endereco', quota, window: WINDOW_SECONDS, remaining, seconds };
    const body = judge.isOfBody(request.raw) ? countOfBody(rates, judge, request) : null;
    publish(reply, body ? [own, body.policy] : [own]);
    if (isExceeded) {
      rates.spent.add({ address }, own);
      throw rateFault(own);
    }
    if (body?.isExceeded) refuseBody(rates, body.name, request, body.policy);
  });
}

function countOfBody({ bodies }: RequestRates, judge: RequestJudge, { raw, ip }: FastifyRequest) {
  const { body: name, weight } = judge.shareOf(raw);
  return { name, ...bodies.count({ body: name, weight, address: addressGroup(ip) }) };
}

/** Refuses an address at a body that is over its rate, now by the framework and then by the server itself. */
function refuseBody({ spent }: RequestRates, body: string, { ip }: FastifyRequest, policy: RatePolicy): never {
  spent.add({ body, address: ip }, policy);
  // All of them may ask again at the same moment: each is told another one.
  throw rateFault({ ...policy, seconds: retrySeconds(policy.seconds) });
}

/** Headers are set on the response itself: what is streamed or sent from memory leaves past the framework. */
function publish({ raw }: FastifyReply, policies: readonly RatePolicy[]): void {
  for (const [name, value] of Object.entries(rateHeaders(policies))) raw.setHeader(name, value);
}
