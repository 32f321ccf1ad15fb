import { once } from 'node:events';
import { createServer } from 'node:http';
import type { MetricFamily } from './family.ts';
import { METRICS_TYPE, metricsText } from './text.ts';

export interface MetricsPlace {
  port: number;
  host: string;
}

/** Milliseconds that a client has to send its request. */
const PATIENCE = 5_000;
/** Connections at a time: there is one Prometheus, or two. */
const MAX_CONNECTIONS = 16;

/** Serves `/metrics` on a port of its own, which visitors do not reach. Resolves to its port and to what ends it. */
export async function serveMetrics(
  { port, host }: MetricsPlace,
  collect: () => Promise<readonly MetricFamily[]>,
  failed: (error: unknown) => void,
): Promise<{ port: number; close(): Promise<void> }> {
  const times = { headersTimeout: PATIENCE, requestTimeout: PATIENCE, keepAliveTimeout: PATIENCE };
  const server = createServer(times, async ({ method, url }, response) => {
    if (method !== 'GET' || url?.split('?', 1)[0] !== '/metrics') return void response.writeHead(404).end();
    try {
      const text = metricsText(await collect());
      response.writeHead(200, { 'content-type': METRICS_TYPE }).end(text);
    } catch (error) {
      failed(error);
      response.writeHead(500).end();
    }
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { port: typeof address === 'object' && address ? address.port : port, close };
}
