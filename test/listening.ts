import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Portal } from './portal.ts';

export interface ListeningPortal {
  /** Where it is reached: `http://127.0.0.1:…`. */
  site: string;
  /** Addresses that were asked, in their order. */
  asked: string[];
  close(): void;
}

/** Answers a request in place of the portal, and says so; null where the portal is to answer. */
export type Interceptor = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A portal of the tests behind a port, for programs that are not ours. */
export async function listeningPortal(portal: Portal, intercept: Interceptor = () => false): Promise<ListeningPortal> {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const { url = '/' } = request;
    asked.push(url);
    if (intercept(request, response)) return;
    const { statusCode, headers, rawPayload } = await portal.app.inject({ url, headers: { host: 'localhost' } });
    response.writeHead(statusCode, { 'content-type': String(headers['content-type']) }).end(rawPayload);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { site: `http://127.0.0.1:${port}`, asked, close: () => server.close() };
}
