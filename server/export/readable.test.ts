import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readableFrom } from './readable.ts';

const never = () => new Promise<never>(() => undefined);

test('what the generator makes comes out in order', async () => {
  async function* made() {
    yield 'a';
    yield new TextEncoder().encode('ção');
    yield '';
    yield 'b';
  }
  expect(await text(readableFrom(made()))).toBe('açãob');
});

test('nothing is made ahead of a slow reader', async () => {
  let pieces = 0;
  async function* made() {
    for (;;) {
      pieces += 1;
      yield 'x'.repeat(100_000);
    }
  }
  const stream = readableFrom(made());
  await once(stream, 'readable');
  await sleep(20);
  expect(pieces).toBeLessThanOrEqual(2);
  stream.destroy();
});

test('a generator that fails breaks the stream with its own error', async () => {
  async function* made() {
    yield 'a';
    throw new Error('no more');
  }
  await expect(text(readableFrom(made()))).rejects.toThrow('no more');
});

test('a reader who leaves lets the generator clean up', async () => {
  let clean = false;
  async function* made() {
    try {
      for (;;) yield 'a';
    } finally {
      clean = true;
    }
  }
  const stream = readableFrom(made());
  await once(stream, 'readable');
  stream.destroy();
  await once(stream, 'close');
  expect(clean).toBe(true);
});

test('close comes at once even while the generator waits for something that never comes', async () => {
  async function* made() {
    yield 'a';
    await never();
  }
  const stream = readableFrom(made());
  await once(stream, 'readable');
  stream.read();
  stream.destroy();
  await once(stream, 'close');
  expect(stream.readableEnded).toBe(false);
});
