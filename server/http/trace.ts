import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { INTERNAL_ADDRESS } from './internal.ts';

/** Header in which a request's id comes from a proxy and goes out with the answer. */
export const REQUEST_ID = 'x-request-id';

/** Letters and digits that nobody confuses when reading them aloud: no I, L, O or U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/**
 * Ids that a proxy may give: nginx's, a UUID and the like. Whatever is as short as a CPF or a telephone is none, because
 * a visitor could have the proxy pass it on into the log.
 */
const GIVEN = /^[A-Za-z0-9_-]{16,64}$/;

const madeId = (): string => Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte & 31]).join('');

/** The id of a request: that of a proxy which is trusted, or of the page for which the portal asks itself; else a new one. */
export function requestIdOf({ headers, socket }: IncomingMessage, isProxy: (address: string) => boolean): string {
  const given = headers[REQUEST_ID];
  const { remoteAddress = '' } = socket;
  if (typeof given !== 'string') return madeId();
  if (remoteAddress === INTERNAL_ADDRESS) return given;
  return GIVEN.test(given) && isProxy(remoteAddress) ? given : madeId();
}

/**
 * Tells each request's id in its answer. What leaves memory has none: it is the same for everybody, and a cache in front
 * would tell it to others.
 */
export function tellRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader(REQUEST_ID, request.id);
    done();
  });
}
