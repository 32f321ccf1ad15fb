import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { DownloadRoom } from './room.ts';
import { DownloadSpool } from './spool.ts';

const who = { body: 1, weight: 1, address: 'a' };
const PIECE = 10_000;

/** A spool whose visitor has room for so many pieces in memory and on the disk. */
function spoolFor(pieces: { memory: number; disk: number }, patienceMs = 60_000) {
  const memory = new DownloadRoom(4 * pieces.memory * PIECE);
  const disk = new DownloadRoom(4 * pieces.disk * PIECE);
  return { spool: new DownloadSpool({ who, memory, disk, patienceMs }), memory, disk };
}

const piece = (number: number): Buffer => Buffer.alloc(PIECE, `${number} `);
const whole = (count: number): Buffer => Buffer.concat(Array.from({ length: count }, (_, number) => piece(number)));

/** Writes pieces and tells how many were kept; the last waits for its reader if it is not. */
function fill(spool: DownloadSpool, count: number): { kept(): number } {
  let kept = 0;
  for (let number = 0; number < count; number++) spool.write(piece(number), () => kept++);
  spool.end();
  return { kept: () => kept };
}

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['memory alone', { memory: 20, disk: 0 }],
  ['memory and disk', { memory: 2, disk: 20 }],
  ['disk, filled again from its beginning', { memory: 1, disk: 3 }],
  ['no room at all', { memory: 0, disk: 0 }],
])('gives back what was written, in order: %s', async (_, room) => {
  const { spool, memory, disk } = spoolFor(room);
  fill(spool, 20);
  expect((await buffer(spool)).equals(whole(20))).toBe(true);
  await vi.waitFor(() => expect(spool.closed).toBe(true));
  expect([memory.taken, disk.taken]).toEqual([0, 0]);
});

it('lets its maker finish while nobody reads, as long as there is room', async () => {
  const { spool, memory, disk } = spoolFor({ memory: 2, disk: 18 });
  const { kept } = fill(spool, 20);
  await once(spool, 'finish');
  expect(kept()).toBe(20);
  expect([memory.taken, disk.taken]).toEqual([2 * PIECE, 18 * PIECE]);
  expect((await buffer(spool)).equals(whole(20))).toBe(true);
});

it('takes no more than its room, and its maker waits', async () => {
  const { spool, memory, disk } = spoolFor({ memory: 2, disk: 3 });
  const { kept } = fill(spool, 20);
  await vi.waitFor(() => expect(kept()).toBe(5));
  for (let turns = 0; turns < 20; turns++) await turn();
  expect([kept(), memory.taken, disk.taken]).toEqual([5, 2 * PIECE, 3 * PIECE]);
  expect((await buffer(spool)).equals(whole(20))).toBe(true);
});

it('drops a reader for whom its maker waits in vain', async () => {
  const { spool, memory, disk } = spoolFor({ memory: 1, disk: 1 }, 20);
  fill(spool, 20);
  await once(spool, 'close');
  expect([memory.taken, disk.taken]).toEqual([0, 0]);
});

it('gives back its room when the reader leaves while a piece goes to the disk', async () => {
  const { spool, memory, disk } = spoolFor({ memory: 1, disk: 18 });
  fill(spool, 20);
  await vi.waitFor(() => expect(disk.taken).toBeGreaterThan(0));
  spool.destroy();
  await once(spool, 'close');
  expect([memory.taken, disk.taken]).toEqual([0, 0]);
});

it('goes on at the pace of its reader when the disk fails', async () => {
  vi.stubEnv('TMPDIR', join(tmpdir(), 'nowhere'));
  const { spool } = spoolFor({ memory: 1, disk: 18 });
  fill(spool, 20);
  expect((await buffer(spool)).equals(whole(20))).toBe(true);
});
