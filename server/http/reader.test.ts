import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { sendToReader } from './reader.ts';

const MEGABYTE = 1024 ** 2;
/** More than the network's own buffers hold. */
const SIZE = 40 * MEGABYTE;

let server: Server;
let sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server.close();
  await once(server, 'close');
});

/** Sends a long body to one reader, and tells how that went. */
async function sendTo(stallMs: number, source: () => Readable): Promise<{ reader: Socket; sent: Promise<unknown> }> {
  let tell: (sent: Promise<void>) => void;
  const sending = new Promise<void>((resolve) => {
    tell = resolve;
  });
  server = createServer((_request, response) => tell(sendToReader(source(), response, stallMs))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const reader = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(reader);
  reader.on('error', () => undefined);
  reader.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  return {
    reader,
    sent: sending.then(
      () => 'sent',
      (error: NodeJS.ErrnoException) => error.code,
    ),
  };
}

function* pieces(bytes = SIZE): Generator<Buffer> {
  for (let at = 0; at < bytes; at += MEGABYTE) yield Buffer.alloc(MEGABYTE, 'a');
}

it('drops a reader who takes nothing', async () => {
  const { sent } = await sendTo(300, () => Readable.from(pieces()));
  expect(await sent).toBe('ERR_STREAM_PREMATURE_CLOSE');
});

it('drops a reader who stops half way, and the source learns of it', async () => {
  const source = Readable.from(pieces());
  const { reader, sent } = await sendTo(300, () => source);
  reader.once('data', () => reader.pause());
  expect(await sent).toBe('ERR_STREAM_PREMATURE_CLOSE');
  expect(source.destroyed).toBe(true);
});

it('sends everything to a slow reader who goes on', async () => {
  const { reader, sent } = await sendTo(5_000, () => Readable.from(pieces()));
  let got = 0;
  reader.on('data', async (chunk) => {
    got += chunk.length;
    reader.pause();
    await wait(1);
    reader.resume();
  });
  await once(reader, 'end');
  expect(await sent).toBe('sent');
  expect(got).toBeGreaterThan(SIZE);
});

it('counts no reader as slow while there is nothing to send', async () => {
  async function* late(): AsyncGenerator<Buffer> {
    yield Buffer.from('first');
    await wait(500);
    yield Buffer.from('last');
  }
  const { reader, sent } = await sendTo(200, () => Readable.from(late()));
  reader.resume();
  expect(await sent).toBe('sent');
});
