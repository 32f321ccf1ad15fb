import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Fault } from './fault.ts';

/** Who asks from inside: no address that a visitor could have. */
export const INTERNAL_ADDRESS = 'inside';

/** The API as a page asks it: the same answers, from the same memory, that the app is about to ask for. */
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
