import { expect, it } from 'vitest';
import { reloadOnce } from './reload.ts';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
};

it('reloads once, not again at once, and again after another deployment', () => {
  const storage = memory();
  expect(reloadOnce(storage, 1_000_000)).toBe(true);
  expect(reloadOnce(storage, 1_030_000)).toBe(false);
  expect(reloadOnce(storage, 2_000_000)).toBe(true);
});

it('does not reload where it could not remember having done so', () => {
  const refusing = {
    getItem: () => null,
    setItem: () => {
      throw new Error('no room');
    },
  };
  expect(reloadOnce(refusing, 1_000_000)).toBe(false);
});
