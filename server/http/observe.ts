import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type AnsweredRequest, AT_THE_DOOR, FROM_MEMORY } from '../metrics/requests.ts';

/** A request that was answered, with what the log says of it besides. */
export interface ObservedRequest extends AnsweredRequest {
  /** Empty where the framework never saw the request. */
  id: string;
  method: string;
}

/** Route of what no route is declared for. */
const NOWHERE = 'nenhuma';

/**
 * Reports every request once its answer is over, also those that are answered from memory before the framework runs, or
 * refused. Told is the route as the program declares it, never the address that came.
 */
export function observeRequests(
  app: FastifyInstance,
  bodyOf: (request: IncomingMessage) => string,
  report: (observed: ObservedRequest) => void,
): void {
  const routed = new WeakMap<IncomingMessage, { id: string; route: string }>();
  app.addHook('onRequest', ({ raw, id, routeOptions: { url = NOWHERE } }, _reply, done) => {
    routed.set(raw, { id, route: url });
    done();
  });
  const observe = (request: IncomingMessage, response: ServerResponse): void => {
    const begun = performance.now();
    const { socket } = request;
    const before = socket.bytesWritten;
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : 0;
      const { id, route } = routed.get(request) ?? { id: '', route: status < 400 ? FROM_MEMORY : AT_THE_DOOR };
      const seconds = (performance.now() - begun) / 1000;
      const bytes = socket.bytesWritten - before;
      report({ id, method: request.method ?? '', route, body: bodyOf(request), status, seconds, bytes });
    });
  };
  // First, because the portal's own listener may have answered when it returns.
  app.server.prependListener('request', observe);
  app.server.prependListener('checkContinue', observe);
}
