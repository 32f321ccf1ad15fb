import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Fault } from './fault.ts';

/** Remote address of requests that the server makes to itself: no visitor can have it. */
export const INTERNAL_ADDRESS = 'inside';

/** Asks our own API while a page is made: the same cached answers that the app is about to ask for. */
export function internalAsker(app: FastifyInstance, request: FastifyRequest) {
  const { host } = request.headers;
  return async <T>(path: string): Promise<T> => {
    const { statusCode, payload } = await app.inject({
      url: `/api/v1${path}`,
      headers: host === undefined ? {} : { host },
      remoteAddress: INTERNAL_ADDRESS,
    });
    const answer = JSON.parse(payload);
    if (statusCode !== 200) throw new Fault(statusCode, answer.type, answer.message, answer.problems);
    return answer;
  };
}
