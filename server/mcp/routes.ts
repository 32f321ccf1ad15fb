import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { originOf, type Services } from '../http/request.ts';
import { BodyAsker } from './asking.ts';

/** Bytes of a request: a question is short. */
const MOST_BYTES = 65_536;

/** What speaks with assistants. It comes with the first of them: it would keep every start waiting. */
const speech = () => import('./server.ts');

/** The portal for assistants: a server of the Model Context Protocol for each body, without sessions, which only reads. */
export function mcpRoutes(app: FastifyInstance, services: Services & { version: string }): void {
  for (const url of ['/mcp', '/api/mcp'])
    app.route({
      method: ['GET', 'POST', 'DELETE'],
      url,
      bodyLimit: MOST_BYTES,
      exposeHeadRoute: false,
      handler: (request, reply) => answerMcp(app, services, request, reply),
    });
}

async function answerMcp(
  app: FastifyInstance,
  services: Services & { version: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { handlerFor, refuseBatch } = await speech();
  refuseBatch(request.body);
  const handler = handlerFor(new BodyAsker(app, services, request), services.version);
  try {
    const response = await handler.fetch(webRequest(request), { parsedBody: request.body });
    for (const [name, value] of response.headers) reply.header(name, value);
    return reply
      .code(response.status)
      .header('cache-control', 'no-store')
      .send(await response.text());
  } finally {
    await handler.close();
  }
}

/** The request as the SDK takes it. The body was read already, so that its length no longer holds. */
function webRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && !['content-length', 'transfer-encoding', 'connection'].includes(name))
      headers.set(name, String(value));
  const { method } = request;
  const body = method === 'POST' ? { body: JSON.stringify(request.body) } : {};
  return new Request(`${originOf(request)}${request.originalUrl}`, { method, headers, ...body });
}
