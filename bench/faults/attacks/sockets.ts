import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { ATTACK_MS, ATTACKED, type Attack, type AttackOutcome } from '../attack.ts';
import { attackerAddress } from '../shot.ts';

const SLOW = 500;
const HALF = 1_000;
const IDLE = 10_000;
const KEPT = 300;
const HUGE = 50;
/** Milliseconds of those who wait: longer than a connection without a request is kept. */
const DURING_MS = 30_000;
const REQUEST = `GET /LogoTop.png HTTP/1.1\r\nHost: ${ATTACKED}\r\n`;

export const SOCKET_ATTACKS: readonly Attack[] = [
  {
    id: 'slow',
    group: 'waiting',
    name: `${SLOW} connections that send their headers byte by byte`,
    run: ({ port }) => linger(open(port, SLOW, `${REQUEST}X-Slow: `), 'a'),
  },
  {
    id: 'half',
    group: 'waiting',
    name: `${HALF} connections closed on one side in the middle of their headers`,
    run: async ({ port }) => {
      const sockets = open(port, HALF, '');
      for (const socket of sockets) socket.end(`${REQUEST}X-Half: `);
      return linger(sockets, '');
    },
  },
  {
    id: 'kept',
    group: 'waiting',
    name: `${KEPT} connections that send an empty line every second after one request`,
    run: ({ port }) => linger(open(port, KEPT, `${REQUEST}\r\n`), '\r\n'),
  },
  {
    id: 'huge',
    group: 'brief',
    name: `headers of a megabyte, ${HUGE} at once`,
    run: async ({ port }) => {
      const sockets = open(port, HUGE, `${REQUEST}X-Huge: ${'a'.repeat(1_000_000)}\r\n\r\n`);
      await setTimeout(ATTACK_MS);
      return leftOf(sockets, ATTACK_MS);
    },
  },
  {
    id: 'idle',
    name: `${IDLE} connections that say nothing, opened again as they are closed`,
    run: async ({ port }) => {
      const sockets = open(port, IDLE, '');
      let again = 0;
      for (const end = Date.now() + ATTACK_MS; Date.now() < end; await setTimeout(500))
        for (const [i, socket] of sockets.entries())
          if (socket.destroyed) {
            sockets[i] = dial(port, i);
            again++;
          }
      const most = sockets.filter(({ destroyed }) => !destroyed).length;
      for (const socket of sockets) socket.destroy();
      return { success: `${most} open at the end, ${again} opened again`, held: true };
    },
  },
];

/** A connection that may be closed on one side, and reads whatever comes. */
const dial = (port: number, number: number): Socket =>
  connect({ port, host: '127.0.0.1', localAddress: attackerAddress(number), allowHalfOpen: true })
    .on('error', () => undefined)
    .on('end', function (this: Socket) {
      this.destroy();
    })
    .resume();

function open(port: number, many: number, said: string): Socket[] {
  const sockets = Array.from({ length: many }, (_, i) => dial(port, i));
  if (said !== '') for (const socket of sockets) socket.write(said);
  return sockets;
}

/** Keeps connections for as long as they are left open, with a few bytes each second. */
async function linger(sockets: readonly Socket[], said: string): Promise<AttackOutcome> {
  for (const end = Date.now() + DURING_MS; Date.now() < end; await setTimeout(1_000))
    for (const socket of sockets) if (said !== '' && socket.writable) socket.write(said);
  return leftOf(sockets, DURING_MS);
}

/** Connections alone hurt nobody, but none may stay for long without a request. */
function leftOf(sockets: readonly Socket[], during: number): AttackOutcome {
  const left = sockets.filter(({ destroyed }) => !destroyed).length;
  for (const socket of sockets) socket.destroy();
  return { success: `${left} of ${sockets.length} still open after ${during / 1000} s`, held: left === 0 };
}
