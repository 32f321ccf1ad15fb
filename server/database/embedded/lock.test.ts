import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Refusal } from '../../refusal.ts';
import { lockFolder } from './lock.ts';

let dir = '';
const file = (): string => join(dir, 'portal.lock');

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'portal-trava-'));
});
afterEach(() => rm(dir, { recursive: true }));

test('one holds the folder until it lets go', async () => {
  const first = await lockFolder(dir);
  await expect(lockFolder(dir)).rejects.toThrow(Refusal);
  await first.release();
  const second = await lockFolder(dir);
  await second.release();
  expect(await readdir(dir)).toEqual([]);
});

test('the lock of a process that is gone, or was never written to the end, is taken over', async () => {
  for (const left of ['999999999 -', '', 'lixo']) {
    await writeFile(file(), left);
    const taken = await lockFolder(dir);
    expect(await readFile(file(), 'utf8')).toMatch(`${process.pid} `);
    await taken.release();
  }
});

test.runIf(platform() === 'linux')(
  'a living process with the same number but born at another time is another',
  async () => {
    await writeFile(file(), `${process.pid} outro-dia/1`);
    const taken = await lockFolder(dir);
    await taken.release();
  },
);

test('of many that find a dead lock at once, one gets it', async () => {
  await writeFile(file(), '999999999 -');
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(dir)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
