import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

const CONNECTIONS = 32;

/**
 * Answers a second that a server gives to so many clients that repeat one request. The client only counts bytes, all
 * answers having one size, so that its own CPU time never bounds the measure.
 */
export async function answersPerSecond(port: number, request: string, seconds: number): Promise<number> {
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => dial(port)));
  const size = await sizeOf(sockets[0], request);
  let answers = 0;
  for (const socket of sockets) keepAsking(socket, request, size, () => answers++);
  await setTimeout(500);
  const before = answers;
  const begun = performance.now();
  await setTimeout(seconds * 1000);
  const found = ((answers - before) / (performance.now() - begun)) * 1000;
  for (const socket of sockets) socket.destroy();
  return found;
}

async function dial(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  await once(socket, 'connect');
  return socket;
}

/** Length of the first answer, which is that of all of them. */
async function sizeOf(socket: Socket | undefined, request: string): Promise<number> {
  if (!socket) throw new Error('no connection');
  socket.write(request);
  let text = '';
  for (;;) {
    const [piece] = await once(socket, 'data');
    text += piece.toString('latin1');
    const head = text.indexOf('\r\n\r\n');
    const length = Number(/content-length: (\d+)/i.exec(text)?.[1]);
    if (head >= 0 && text.length >= head + 4 + length) return head + 4 + length;
  }
}

function keepAsking(socket: Socket, request: string, size: number, answered: () => void): void {
  let missing = size;
  socket.on('data', (piece) => {
    missing -= piece.length;
    if (missing > 0) return;
    missing += size;
    answered();
    socket.write(request);
  });
  socket.write(request);
}
