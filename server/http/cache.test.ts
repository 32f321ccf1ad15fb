import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { AnswerCache, cacheTag, readyAnswer } from './cache.ts';

const CONTRATOS = cacheTag(1, 'contratos');
const entry = (text: string, ...tags: string[]) => readyAnswer({ text }, tags);

function trusted(): AnswerCache {
  const cache = new AnswerCache();
  cache.trust(true);
  return cache;
}

/** An answer of about two kilobytes. */
const keep = (cache: AnswerCache, i: number) =>
  cache.answer(`q${i}`, `/${i}`, () => entry(`${i}${'é'.repeat(1_000)}`, CONTRATOS));

describe('Cache', () => {
  it('makes an answer once and finds it again by question and by address', async () => {
    const cache = trusted();
    let made = 0;
    const make = () => {
      made++;
      return entry('a', CONTRATOS);
    };
    const both = await Promise.all([cache.answer('q', '/a', make), cache.answer('q', '/b', make)]);
    expect(both[0]).toBe(both[1]);
    expect(made).toBe(1);
    expect(cache.hot('/a')).toBe(both[0]);
    expect(cache.hot('/b')).toBe(both[0]);
  });

  it('forgets what speaks of a dataset that changed, and nothing else', async () => {
    const cache = trusted();
    await cache.answer('q', '/contratos', () => entry('a', CONTRATOS, cacheTag(1, 'relacao-fiscais')));
    await cache.answer('r', '/other', () => entry('b', cacheTag(2, 'contratos')));
    cache.changed(cacheTag(1, 'relacao-fiscais'));
    expect(cache.hot('/contratos')).toBeUndefined();
    expect(cache.hot('/other')).toBeDefined();
  });

  it('does not keep an answer that was being read while its data changed', async () => {
    const cache = trusted();
    let release = () => {};
    const gate = new Promise<void>((open) => {
      release = open;
    });
    const late = cache.answer('q', '/a', async () => {
      await gate;
      return entry('old', CONTRATOS);
    });
    cache.changed(CONTRATOS);
    release();
    expect((await late).body.toString()).toContain('old');
    expect(cache.hot('/a')).toBeUndefined();
  });

  it('keeps nothing while changes cannot be heard', async () => {
    const cache = trusted();
    cache.trust(false);
    await cache.answer('q', '/a', () => entry('a', CONTRATOS));
    expect(cache.hot('/a')).toBeUndefined();
  });

  it('does not remember a failure', async () => {
    const cache = trusted();
    await expect(cache.answer('q', '/a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const again = await cache.answer('q', '/a', () => entry('yes', CONTRATOS));
    expect(again.body.toString()).toContain('yes');
  });

  it('stays within its memory: the answers that nobody asked for longest make room', async () => {
    const cache = new AnswerCache(10_000);
    cache.trust(true);
    for (let i = 0; i < 20; i++) await keep(cache, i);
    expect(cache.hot('/0')).toBeUndefined();
    expect(cache.hot('/19')).toBeDefined();
  });

  it.each([
    ['its address', (cache: AnswerCache) => cache.hot('/0')],
    ['its question', (cache: AnswerCache) => keep(cache, 0)],
  ])('keeps an answer that is asked for again and again by %s while colder ones go', async (_, ask) => {
    const cache = new AnswerCache(10_000);
    cache.trust(true);
    await keep(cache, 0);
    const first = cache.hot('/0');
    for (let i = 1; i < 20; i++) {
      await keep(cache, i);
      await ask(cache);
    }
    expect(cache.hot('/0')).toBe(first);
    expect(cache.hot('/1')).toBeUndefined();
  });

  it('does not keep what would take the place of many', async () => {
    const cache = trusted();
    const text = randomBytes(1_600_000).toString('base64');
    const large = await cache.answer('q', '/a', () => entry(text, CONTRATOS));
    expect(large.body.length).toBeGreaterThan(text.length);
    expect(cache.hot('/a')).toBeUndefined();
  });
});

describe('ready', () => {
  it('holds the same answer plain and compressed, and one tag for one content', async () => {
    const a = await entry('maçã');
    const b = await entry('maçã');
    expect(gunzipSync(a.zipped)).toEqual(a.body);
    expect(a.etag).toBe(b.etag);
    expect((await entry('outra')).etag).not.toBe(a.etag);
  });
});
