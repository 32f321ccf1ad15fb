import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { addressGroup } from '../limits/address.ts';
import { faultOf } from './fault.ts';
import { INTERNAL_ADDRESS } from './internal.ts';

/** Most addresses whose requests are counted; past it, those that asked longest ago begin anew. */
const MAX_ADDRESSES = 20_000;

/**
 * Limits the requests of each address before anything else is done for them, whatever host or path they ask for. Those
 * of a route that belongs to a group are counted apart. A route may have a limit of its own besides.
 */
export async function limitRequests(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: '1 minute',
    cache: MAX_ADDRESSES,
    keyGenerator: ({ ip }) => addressGroup(ip),
    // A page's own questions are part of the visitor's one. Told by the connection: anybody can claim an address.
    allowList: ({ raw }) => raw.socket.remoteAddress === INTERNAL_ADDRESS,
    errorResponseBuilder: () => faultOf({ statusCode: 429 }),
  });
  const count = app.createRateLimit();
  app.addHook('onRequest', async (request, reply) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', counted.ttlInSeconds);
    throw faultOf({ statusCode: 429 });
  });
}
