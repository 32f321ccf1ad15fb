import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RefreshedValue } from './refreshed.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A value that counts how often it is read, and fails while its database is away. */
function counted() {
  const database = { reads: 0, away: false };
  const value = new RefreshedValue(async () => {
    if (database.away) throw new Error('away');
    return ++database.reads;
  });
  return { database, value };
}

it('is read once for all who ask', async () => {
  const { database, value } = counted();
  expect(await Promise.all([value.get(), value.get(), value.get()])).toEqual([1, 1, 1]);
  expect(await value.get()).toBe(1);
  expect(database.reads).toBe(1);
});

it('is waited for after a change, and only then', async () => {
  const { value } = counted();
  await value.get();
  value.forget();
  expect(await value.get()).toBe(2);
  vi.advanceTimersByTime(31_000);
  expect(await value.get()).toBe(2);
  expect(await value.get()).toBe(3);
});

it('stays the last known one while the database is away, and comes back with it', async () => {
  const { database, value } = counted();
  await value.get();
  database.away = true;
  value.forget();
  expect(await value.get()).toBe(1);
  database.away = false;
  expect(await value.get()).toBe(2);
});

it('is waited for no longer than a visitor would, and read anew by the next', async () => {
  let reads = 0;
  const value = new RefreshedValue(() =>
    ++reads === 1 ? new Promise<number>(() => undefined) : Promise.resolve(reads),
  );
  const hung = expect(value.get()).rejects.toMatchObject({ status: 503 });
  await vi.advanceTimersByTimeAsync(5_000);
  await hung;
  expect(await value.get()).toBe(2);
});

it('fails where there is none yet', async () => {
  const { database, value } = counted();
  database.away = true;
  await expect(value.get()).rejects.toThrow('away');
  database.away = false;
  expect(await value.get()).toBe(1);
});

it('read before a change that arrives after it is kept for nobody else', async () => {
  let answer: (value: string) => void = () => undefined;
  const value = new RefreshedValue(
    () =>
      new Promise<string>((done) => {
        answer = done;
      }),
  );
  const early = value.get();
  const old = answer;
  value.forget();
  const late = value.get();
  old('old');
  expect(await early).toBe('old');
  answer('new');
  expect(await late).toBe('new');
  expect(await value.get()).toBe('new');
});

it('that did not change stays the same object', async () => {
  const value = new RefreshedValue(async () => ({ slug: 'pmdemo' }));
  const before = await value.get();
  value.forget();
  expect(await value.get()).toBe(before);
});
