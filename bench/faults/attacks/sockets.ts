import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { ATTACKED, type Attack } from '../attack.ts';
import { attackerAddress } from '../shot.ts';

const SLOW = 500;
const IDLE = 300;
const DURING_MS = 20_000;

export const SOCKET_ATTACKS: readonly Attack[] = [
  {
    id: 'slow',
    group: 'waiting',
    name: `${SLOW} connections that send their headers byte by byte`,
    run: async ({ port }) => {
      const sockets = open(port, SLOW);
      for (const socket of sockets) socket.write(`GET / HTTP/1.1\r\nHost: ${ATTACKED}\r\nX-Slow: `);
      for (const end = Date.now() + DURING_MS; Date.now() < end; await setTimeout(1_000))
        for (const socket of sockets) if (!socket.destroyed) socket.write('a');
      return leftOf(sockets);
    },
  },
  {
    id: 'idle',
    group: 'waiting',
    name: `${IDLE} connections kept alive after one request`,
    run: async ({ port }) => {
      const sockets = open(port, IDLE);
      for (const socket of sockets) socket.write(`GET /LogoTop.png HTTP/1.1\r\nHost: ${ATTACKED}\r\n\r\n`);
      await setTimeout(DURING_MS);
      return leftOf(sockets);
    },
  },
];

const open = (port: number, many: number): Socket[] =>
  Array.from({ length: many }, (_, i) =>
    connect({ port, host: '127.0.0.1', localAddress: attackerAddress(i) })
      .on('error', () => undefined)
      .resume(),
  );

/** Connections alone hurt nobody: what counts is what the other body's visitor sees. */
function leftOf(sockets: readonly Socket[]) {
  const left = sockets.filter((one) => !one.destroyed).length;
  for (const socket of sockets) socket.destroy();
  return { success: `${left} of ${sockets.length} still open after ${DURING_MS / 1000} s`, held: true };
}
