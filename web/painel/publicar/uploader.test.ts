import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PieceServer } from '../../../test/pieces.ts';
import { callServer } from '../../api.ts';
import { nextSize, type PieceTransport, pauseBefore, type UploadPlace } from './pieces.ts';
import { type AnnouncedFile, UploadQueue } from './uploader.ts';

const overHttp = (server: PieceServer): PieceTransport => {
  const ask = async ({ arquivo }: UploadPlace, init: RequestInit & { signal: AbortSignal }): Promise<number> =>
    (await (await callServer(`${server.address}/${arquivo}`, init)).json()).recebidos;
  return {
    received: (place, signal) => ask(place, { signal }),
    send: (place, offset, body, signal) =>
      ask(place, { method: 'PATCH', body, headers: { 'upload-offset': String(offset) }, signal }),
    cancel: async (place) => void (await ask(place, { method: 'DELETE', signal: AbortSignal.timeout(5_000) })),
  };
};

const TEXT = 'numContrato;vlrContrato\n'.repeat(40);
/** A file that the server was told of. */
const announced = (arquivo = 'a1', text = TEXT): AnnouncedFile => {
  if (!server.uploads.has(arquivo)) server.uploads.set(arquivo, { bytes: Buffer.alloc(0) });
  return { nome: `${arquivo}.csv`, file: new File([text], `${arquivo}.csv`), place: { ensaio: 'e1', arquivo } };
};

let server: PieceServer;
beforeEach(async () => {
  server = new PieceServer();
  await server.listen();
});
afterEach(() => server.close());

const pauses: number[] = [];
function queueOf() {
  const arrived: string[] = [];
  pauses.length = 0;
  const queue = new UploadQueue(overHttp(server), ({ arquivo }) => arrived.push(arquivo), {
    firstSize: 100,
    pause: async (ms) => void pauses.push(ms),
  });
  const states = () => queue.items.read().map(({ estado }) => estado);
  return { queue, arrived, states };
}

const bytesOf = (id: string): string => server.uploads.get(id)?.bytes.toString() ?? '';

describe('a file that is sent', () => {
  it('travels in pieces and arrives whole', async () => {
    const { queue, arrived } = queueOf();
    queue.add([announced()]);
    expect(queue.isBusy()).toBe(true);
    await expect.poll(() => arrived).toEqual(['a1']);
    expect(bytesOf('a1')).toBe(TEXT);
    expect(server.offsets.length).toBeGreaterThan(2);
    expect(queue.items.read()[0]).toMatchObject({ estado: 'enviado', enviados: TEXT.length });
    expect(queue.isBusy()).toBe(false);
  });

  it('goes on where it was after the browser was closed, once the same file is chosen again', async () => {
    const first = queueOf();
    server.meddle = (piece) => {
      if (piece === 3) first.queue.pause('e1/a1');
      return piece === 3 ? 'drop' : 'keep';
    };
    first.queue.add([announced()]);
    await expect.poll(first.states).toEqual(['pausado']);
    const kept = bytesOf('a1').length;
    expect(kept).toBeGreaterThan(0);
    server.offsets.length = 0;
    const again = queueOf();
    again.queue.add([announced()]);
    await expect.poll(() => again.arrived).toEqual(['a1']);
    expect(server.offsets[0]).toBe(kept);
    expect(bytesOf('a1')).toBe(TEXT);
  });

  it('survives connections that break and a server that errs, waiting longer each time', async () => {
    const { queue, arrived } = queueOf();
    server.meddle = (piece, request, response) => {
      if (piece < 2 || piece > 4) return 'keep';
      if (piece === 3) response.writeHead(503).end('{}');
      else request.socket.destroy();
      return 'drop';
    };
    queue.add([announced()]);
    await expect.poll(() => arrived).toEqual(['a1']);
    expect(bytesOf('a1')).toBe(TEXT);
    expect(pauses).toEqual([500, 1_000, 2_000]);
  });

  it('whose answer got lost is not written twice', async () => {
    const { queue, arrived } = queueOf();
    server.meddle = (piece, request) => {
      if (piece === 2) request.socket.destroy();
      return 'keep';
    };
    queue.add([announced()]);
    await expect.poll(() => arrived).toEqual(['a1']);
    expect(bytesOf('a1')).toBe(TEXT);
  });

  it('that the server refuses fails with its sentence, and can be tried again', async () => {
    const { queue, states } = queueOf();
    server.meddle = (piece, _request, response) => {
      if (piece > 1) return 'keep';
      response.writeHead(413).end(JSON.stringify({ message: 'O arquivo passa do limite.' }));
      return 'drop';
    };
    queue.add([announced()]);
    await expect
      .poll(() => queue.items.read()[0])
      .toMatchObject({
        estado: 'falhou',
        motivo: 'O arquivo passa do limite.',
      });
    expect(pauses).toEqual([]);
    queue.resume('e1/a1');
    await expect.poll(states).toEqual(['enviado']);
  });

  it('is paused and taken up again', async () => {
    const { queue, states, arrived } = queueOf();
    server.meddle = (piece) => {
      if (piece === 2) queue.pause('e1/a1');
      return 'keep';
    };
    queue.add([announced()]);
    await expect.poll(states).toEqual(['pausado']);
    queue.resume('e1/a1');
    await expect.poll(() => arrived).toEqual(['a1']);
    expect(bytesOf('a1')).toBe(TEXT);
  });

  it('is cancelled here and at the server', async () => {
    const { queue } = queueOf();
    server.meddle = (piece) => {
      if (piece === 2) void queue.cancel('e1/a1');
      return 'keep';
    };
    queue.add([announced()]);
    await expect.poll(() => queue.items.read()).toEqual([]);
    await expect.poll(() => server.uploads.size).toBe(0);
  });
});

describe('several files', () => {
  it('go one after the other, and one that is paused lets the next pass', async () => {
    const { queue, states, arrived } = queueOf();
    queue.add([announced('a1'), announced('a2')]);
    expect(states()).toEqual(['enviando', 'fila']);
    queue.pause('e1/a1');
    await expect.poll(states).toEqual(['pausado', 'enviado']);
    queue.resume('e1/a1');
    await expect.poll(states).toEqual(['enviado', 'enviado']);
    expect(arrived).toHaveLength(2);
  });

  it('chosen twice are sent once', async () => {
    const { queue, states } = queueOf();
    queue.add([announced(), announced()]);
    await expect.poll(states).toEqual(['enviado']);
  });
});

describe('the size of a piece', () => {
  it('follows the speed of the line between its limits', () => {
    const brisk = Array.from({ length: 12 }).reduce<number>((size) => nextSize(size, 10), 256 * 1024);
    expect(brisk).toBe(8 * 1024 ** 2);
    expect(nextSize(1024 ** 2, 2_000)).toBe(1024 ** 2);
    const slow = Array.from({ length: 12 }).reduce<number>((size) => nextSize(size, 9_000), brisk);
    expect(slow).toBe(64 * 1024);
  });

  it('and the pause after a failure doubles up to half a minute', () => {
    expect([1, 2, 3, 10].map(pauseBefore)).toEqual([500, 1_000, 2_000, 30_000]);
  });
});
