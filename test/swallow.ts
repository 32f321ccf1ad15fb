import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be made to swallow everything, both ways, without ever closing: a half-open connection. */
export interface SwallowingProxy {
  port: number;
  /** From now on nothing passes, on no connection that is open; new ones open and hang too, or pass. */
  swallow(isSwallowing: boolean): void;
  close(): Promise<void>;
}

export async function startSwallowingProxy(to: { host: string; port: number }): Promise<SwallowingProxy> {
  const sockets = new Set<Socket>();
  const mute = new WeakSet<Socket>();
  let swallowing = false;
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    if (swallowing) mute.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    const far = connect(to.host.startsWith('/') ? { path: `${to.host}/.s.PGSQL.${to.port}` } : to);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      keep(one);
      one.on('data', (bytes) => mute.has(one) || other.write(bytes));
      one.on('close', () => mute.has(one) || other.destroy());
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  return {
    port: address.port,
    swallow: (isSwallowing) => {
      swallowing = isSwallowing;
      // What was swallowed once never comes back to life.
      if (isSwallowing) for (const socket of sockets) mute.add(socket);
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
