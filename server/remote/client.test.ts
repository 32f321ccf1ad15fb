import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RetryingClient } from './client.ts';

const MEGABYTE = 1024 ** 2;
const WORDS = Buffer.from('linha recusada; motivo\r\n'.repeat(100_000));
const LONG = { asked: 0, cut: 0 };

let server: Server;
let folder: string;
let client: RetryingClient;

/** Answers in ways that no portal does. */
const speak: RequestListener = (request, response) => {
  if (request.url === '/packed') {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(8 * MEGABYTE, ' ')));
  } else if (request.url === '/endless') {
    LONG.asked += 1;
    response.on('close', () => (LONG.cut += 1));
    const more = (): void => void (response.destroyed || response.write(Buffer.alloc(65_536, ' '), () => more()));
    more();
  } else if (request.url === '/words') response.end(Buffer.concat([Buffer.from('\ufeff'), WORDS]));
  else if (request.url === '/small') response.end('\ufeff{"municipio":"São Bento"}');
  else response.writeHead(404).end();
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'resposta-'));
  server = createServer(speak).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  const port = place && typeof place === 'object' ? place.port : 0;
  client = new RetryingClient(`http://127.0.0.1:${port}/`, { pause: 1, patience: 10_000, mostBytes: MEGABYTE });
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

it('reads an answer that has the length of one', async () => {
  expect((await client.ask('small')).json).toEqual({ municipio: 'São Bento' });
});

it.each(['packed', 'endless'])('refuses an answer that is too long as it comes: %s', async (path) => {
  // Of one that came after all only the status is told.
  await expect(client.ask(path).then(({ status }) => status)).rejects.toThrow(
    /^127\.0\.0\.1:\d+ mandou mais de 1 MB em uma só resposta\. Confira o endereço; se for o certo, peça esses dados em um arquivo/,
  );
});

it('closes the connection of an answer that is too long, and does not ask for it again', async () => {
  await expect.poll(() => LONG.cut).toBe(1);
  expect(LONG.asked).toBe(1);
});

it('saves a file that is longer than what it would read, byte by byte, and nothing where there is none', async () => {
  const path = join(folder, 'recusadas.csv');
  expect(await client.save('nothing', path)).toBe(404);
  await expect(readFile(path)).rejects.toThrow('ENOENT');
  expect(await client.save('words', path)).toBe(200);
  expect((await readFile(path)).subarray(3).equals(WORDS)).toBe(true);
});
