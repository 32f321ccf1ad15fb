import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** How a process stops serving. */
export interface DrainManner {
  /** Seconds for which it says that it is not ready and still serves all, so that a balancer goes elsewhere. */
  noticeSeconds: number;
  /** Seconds that what has begun may take to end. */
  limitSeconds: number;
  /**
   * Whether connections on which nothing is asked stay until they expire. Closed by us, they may cross with a request that
   * is already on its way.
   */
  keepsIdle: boolean;
}

/** Milliseconds between two looks at connections that a finished answer left without use. */
const LOOK_MS = 100;

/**
 * Ends the serving of requests: those that have begun are answered, within a limit, and every answer tells its client to
 * connect anew, which leads to another process.
 */
export async function drainServer(server: Server, beginDrain: () => void, manner: DrainManner): Promise<void> {
  beginDrain();
  await setTimeout(manner.noticeSeconds * 1000);
  if (!server.listening) return;
  const over = AbortSignal.timeout(manner.limitSeconds * 1000);
  const closed = new Promise<void>((resolve) => {
    // The close of an HTTP server would also cut the connections on which nothing is asked.
    NetServer.prototype.close.call(server, () => resolve());
    over.addEventListener('abort', () => resolve());
  });
  const timer = manner.keepsIdle ? undefined : setInterval(() => server.closeIdleConnections(), LOOK_MS);
  if (timer) server.closeIdleConnections();
  await closed;
  clearInterval(timer);
  server.closeAllConnections();
}
