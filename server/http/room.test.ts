import { expect, it } from 'vitest';
import { DownloadRoom } from './room.ts';

const from = (address: string, body = 1) => ({ body, weight: 1, address });

it('gives one address a quarter, one body a half and all the whole', () => {
  const room = new DownloadRoom(100);
  expect(room.take(from('a'), 26)).toBe(false);
  expect(room.take(from('a'), 25)).toBe(true);
  expect(room.take(from('a'), 1)).toBe(false);
  expect(room.take(from('b'), 25)).toBe(true);
  expect(room.take(from('c'), 1)).toBe(false);
  expect(room.take(from('c', 2), 25)).toBe(true);
  expect(room.take(from('d', 2), 25)).toBe(true);
  expect(room.take(from('e', 3), 1)).toBe(false);
  expect(room.taken).toBe(100);
});

it('has again what is given back', () => {
  const room = new DownloadRoom(100);
  room.take(from('a'), 25);
  room.give(from('a'), 20);
  expect(room.taken).toBe(5);
  expect(room.take(from('a'), 20)).toBe(true);
  room.give(from('a'), 25);
  expect(room.taken).toBe(0);
});
