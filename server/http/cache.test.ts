import { randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { AnswerCache, cacheTag } from './cache.ts';
import { readyAnswer } from './ready.ts';

const TOWN = { id: 1, weight: 1 };
const OTHER = { id: 2, weight: 1 };
const CONTRATOS = cacheTag(1, 'contratos');
const entry = (text: string, ...tags: string[]) => readyAnswer({ text }, tags);

function trusted(memory?: number): AnswerCache {
  const cache = new AnswerCache(memory);
  cache.trust(true);
  return cache;
}

const SMALL = await entry('small', cacheTag(2, 'a'));

/** Another answer with the same content, past the compressor, whose own memory comes and goes late. */
const copied = async () => ({
  ...SMALL,
  body: Buffer.allocUnsafeSlow(SMALL.body.length),
  zipped: Buffer.allocUnsafeSlow(SMALL.zipped.length),
  head: [...SMALL.head],
  plainHead: [...SMALL.plainHead],
  zippedHead: [...SMALL.zippedHead],
});

/** Bytes that the process holds once all garbage is gone. */
function held(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** An answer of about two kilobytes. */
const keep = (cache: AnswerCache, i: number) =>
  cache.answer(TOWN, `q${i}`, `/${i}`, () => entry(`${i}${'é'.repeat(1_000)}`, CONTRATOS));

describe('Cache', () => {
  it('makes an answer once and finds it again by question and by address', async () => {
    const cache = trusted();
    let made = 0;
    const make = () => {
      made++;
      return entry('a', CONTRATOS);
    };
    const both = await Promise.all([cache.answer(TOWN, 'q', '/a', make), cache.answer(TOWN, 'q', '/b', make)]);
    expect(both[0]).toBe(both[1]);
    expect(made).toBe(1);
    expect(cache.hot('/a')).toBe(both[0]);
    expect(cache.hot('/b')).toBe(both[0]);
  });

  it('forgets what speaks of a dataset that changed, and nothing else', async () => {
    const cache = trusted();
    await cache.answer(TOWN, 'q', '/contratos', () => entry('a', CONTRATOS, cacheTag(1, 'relacao-fiscais')));
    await cache.answer(OTHER, 'r', '/other', () => entry('b', cacheTag(2, 'contratos')));
    cache.changed(1, 'relacao-fiscais');
    expect(cache.hot('/contratos')).toBeUndefined();
    expect(cache.hot('/other')).toBeDefined();
  });

  it('forgets what speaks of a body whose texts changed, on the pages of others too, and nothing else', async () => {
    const cache = trusted();
    await cache.answer(TOWN, 'q', '/own', () => entry('a'));
    await cache.answer(OTHER, 'q', '/comparing', () =>
      entry('b', cacheTag(2, 'pagamentos'), cacheTag(1, 'pagamentos')),
    );
    await cache.answer(OTHER, 'r', '/other', () => entry('c', cacheTag(2, 'contratos')));
    cache.forgetBody(TOWN.id);
    expect(['/own', '/comparing', '/other'].map((path) => cache.hot(path) !== undefined)).toEqual([false, false, true]);
  });

  it('does not keep an answer that was being read while its data changed', async () => {
    const cache = trusted();
    let release = () => {};
    const gate = new Promise<void>((open) => {
      release = open;
    });
    const late = cache.answer(TOWN, 'q', '/a', async () => {
      await gate;
      return entry('old', CONTRATOS);
    });
    cache.changed(1, 'contratos');
    release();
    expect((await late).body.toString()).toContain('old');
    expect(cache.hot('/a')).toBeUndefined();
  });

  it('keeps nothing while changes cannot be heard', async () => {
    const cache = trusted();
    cache.trust(false);
    await cache.answer(TOWN, 'q', '/a', () => entry('a', CONTRATOS));
    expect(cache.hot('/a')).toBeUndefined();
  });

  it('does not remember a failure', async () => {
    const cache = trusted();
    await expect(cache.answer(TOWN, 'q', '/a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const again = await cache.answer(TOWN, 'q', '/a', () => entry('yes', CONTRATOS));
    expect(again.body.toString()).toContain('yes');
  });

  it('stays within its memory: the answers that nobody asked for longest make room', async () => {
    const cache = trusted(35_000);
    for (let i = 0; i < 20; i++) await keep(cache, i);
    expect(cache.hot('/0')).toBeUndefined();
    expect(cache.hot('/19')).toBeDefined();
  });

  it.each([
    ['its address', (cache: AnswerCache) => cache.hot('/0')],
    ['its question', (cache: AnswerCache) => keep(cache, 0)],
  ])('keeps an answer that is asked for again and again by %s while colder ones go', async (_, ask) => {
    const cache = trusted(35_000);
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
    const large = await cache.answer(TOWN, 'q', '/a', () => entry(text, CONTRATOS));
    expect(large.body.length).toBeGreaterThan(text.length);
    expect(cache.hot('/a')).toBeUndefined();
  });
});

describe('The memory of the cache', () => {
  const MEMORY = 1_400_000;
  const long = (i: number, letter: string) => `/contratos?_page=${i}&${letter.repeat(7_000)}`;

  it('counts questions and addresses, and remembers no long address', async () => {
    const cache = trusted(MEMORY);
    for (let i = 0; i < 500; i++) {
      await cache.answer(TOWN, long(i, 'q'), long(i, 'a'), () => entry('a', CONTRATOS));
      await cache.answer(TOWN, long(i, 'q'), `/${i}`, () => entry('a', CONTRATOS));
    }
    expect(cache.hot(long(499, 'a'))).toBeUndefined();
    expect(cache.hot('/499')).toBeDefined();
    expect(cache.bytes).toBeLessThanOrEqual(MEMORY);
    // Questions alone, at two bytes a character, leave room for fewer than these.
    expect(cache.hot(`/${500 - MEMORY / 14_000}`)).toBeUndefined();
  });

  it('is as large in the process as it says', async () => {
    const cache = trusted(12_000_000);
    const before = held();
    for (let i = 0; i < 3_000; i++)
      for (const spelling of ['a', 'b', 'c'])
        await cache.answer(TOWN, `q${i}`, `/${spelling}${i}${spelling.repeat(300)}`, copied);
    expect(cache.bytes).toBeGreaterThan(11_500_000);
    expect(held() - before).toBeLessThan(cache.bytes);
  }, 60_000);

  it('keeps the newest spellings of a question, so that nobody can use them up', async () => {
    const cache = trusted();
    for (let i = 0; i < 100; i++) await cache.answer(TOWN, 'q', `/${i}`, () => entry('a', CONTRATOS));
    expect(cache.hot('/99')).toBeDefined();
    expect(cache.hot('/0')).toBeUndefined();
  });

  it('counts nothing twice: what is forgotten gives back all that it took', async () => {
    const cache = trusted(MEMORY);
    for (let i = 0; i < 100; i++) await keep(cache, i);
    for (let i = 0; i < 100; i++) await cache.answer(TOWN, `q${i}`, `/again/${i}`, () => entry('b', CONTRATOS));
    expect(cache.bytes).toBeGreaterThan(100 * 1_000);
    cache.changed(1, 'contratos');
    expect(cache.bytes).toBe(0);
  });
});

describe('ready', () => {
  it('holds the same answer plain and compressed, and one tag for one content', async () => {
    const a = await entry('maçã');
    const b = await entry('maçã');
    expect(gunzipSync(a.zipped)).toEqual(a.body);
    expect(a.etag).toBe(b.etag);
    // Cut from a shared block, it would keep the whole block in memory.
    expect([a.body.buffer.byteLength, a.zipped.buffer.byteLength]).toEqual([a.body.length, a.zipped.length]);
    expect((await entry('outra')).etag).not.toBe(a.etag);
  });
});
