import { describe, expect, it } from 'vitest';
import { AnswerCache, cacheTag } from './cache.ts';
import { readyAnswer } from './ready.ts';
import type { AnswerOwner } from './share.ts';

const TOWN = { id: 1, weight: 1 };
const OTHER = { id: 2, weight: 1 };
const CONTRATOS = cacheTag(1, 'contratos');
const entry = (text: string, ...tags: string[]) => readyAnswer({ text }, tags);
const SMALL = await entry('small', cacheTag(2, 'a'));

function trusted(memory?: number): AnswerCache {
  const cache = new AnswerCache(memory);
  cache.trust(true);
  return cache;
}

describe('The share of each body', () => {
  const fill = async (cache: AnswerCache, owner: AnswerOwner, count: number) => {
    for (let i = 0; i < count; i++)
      await cache.answer(owner, `${owner.id}/q${i}`, `${owner.id}/${i}`, () =>
        entry('x'.repeat(500), cacheTag(owner.id, 'a')),
      );
  };
  const standing = (cache: AnswerCache, owner: AnswerOwner, count: number): number =>
    Array.from({ length: count }, (_, i) => cache.hot(`${owner.id}/${i}`)).filter(Boolean).length;

  it('is not touched by another body that is asked a hundred thousand questions', async () => {
    const cache = trusted(400_000);
    await fill(cache, TOWN, 20);
    for (let i = 0; i < 100_000; i++) await cache.answer(OTHER, `q${i}`, `/${i}`, async () => SMALL);
    expect(standing(cache, TOWN, 20)).toBe(20);
  });

  it('is all the memory while nobody else wants any', async () => {
    const cache = trusted(400_000);
    await fill(cache, TOWN, 200);
    expect(cache.bytes).toBeGreaterThan(390_000);
  });

  it('follows its weight when all are full', async () => {
    const cache = trusted(1_000_000);
    const heavy = { id: 3, weight: 3 };
    await fill(cache, TOWN, 500);
    await fill(cache, heavy, 500);
    await fill(cache, TOWN, 500);
    const [light, most] = [standing(cache, TOWN, 500), standing(cache, heavy, 500)];
    expect(most / light).toBeGreaterThan(2.5);
    expect(most / light).toBeLessThan(3.5);
  });

  it('stands while another body’s data changes, also what is being made', async () => {
    const cache = trusted();
    const made = cache.answer(TOWN, 'q', '/a', () => entry('a', CONTRATOS));
    await fill(cache, OTHER, 1);
    cache.changed(2, 'a');
    await made;
    expect(cache.hot('/a')).toBeDefined();
    expect(standing(cache, OTHER, 1)).toBe(0);
  });
});
