import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnswerCache, cacheTag } from './cache.ts';
import { packAnswer, type ReadyAnswer, readyAnswer } from './ready.ts';

const TOWN = { id: 1, weight: 1 };
const CONTRATOS = cacheTag(1, 'contratos');
const HEARD_UNTIL = new Date('2026-11-17T17:03:20Z');

const away = (code = 'ECONNREFUSED') => Promise.reject(Object.assign(new Error('away'), { code }));
const made = (text: string) => () => readyAnswer({ text }, [CONTRATOS]);
const page = (text: string) => () =>
  packAnswer(
    Buffer.from(`<html><body>${text}</body></html>`),
    ['content-type', 'text/html', 'cache-control', 'no-cache'],
    [],
  );

const headerOf = ({ head }: ReadyAnswer, name: string): string | undefined => head[head.indexOf(name) + 1];
const textOf = ({ body }: ReadyAnswer): string => body.toString();

describe('a copy that lost the voice of the database', () => {
  let cache: AnswerCache;

  beforeEach(async () => {
    vi.useFakeTimers({ now: HEARD_UNTIL, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    cache = new AnswerCache();
    cache.trust(true);
    await cache.answer(TOWN, 'q', '/q', made('old'));
    cache.trust(false);
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  const ask = (make: () => Promise<ReadyAnswer> = () => away()) => cache.answer(TOWN, 'q', '/q', make);

  it('is not sent while the database answers', async () => {
    expect(cache.hot('/q')).toBeUndefined();
    expect(textOf(await ask(made('new')))).toContain('new');
    expect(cache.hot('/q')).toBeUndefined();
  });

  it.each(['ECONNREFUSED', '57P03', '53300', '57014', '53100'])('is sent when the database fails: %s', async (code) => {
    const copy = await ask(() => away(code));
    expect(textOf(copy)).toContain('old');
    expect(copy.staleSince).toBe(HEARD_UNTIL.getTime());
  });

  it('is marked with its date and age, and kept by nobody', async () => {
    vi.setSystemTime(new Date(HEARD_UNTIL.getTime() + 95_000));
    const copy = await ask();
    expect(headerOf(copy, 'dados-de')).toBe('2026-11-17T17:03:20.000Z');
    expect(headerOf(copy, 'access-control-expose-headers')).toContain('dados-de');
    expect(headerOf(copy, 'age')).toBe('95');
    expect(headerOf(copy, 'cache-status')).toBe('portal; hit; ttl=-95');
    expect(headerOf(copy, 'cache-control')).toBe('no-store');
    expect(copy.head.filter((name) => name === 'cache-control')).toHaveLength(1);
    expect([copy.etag, copy.head.includes('etag')]).toEqual(['', false]);
    expect(gunzipSync(copy.zipped)).toEqual(copy.body);
    expect(copy.zippedHead).toContain(String(copy.zipped.length));
  });

  it('tells its date in words where it is a page', async () => {
    cache.trust(true);
    await cache.answer(TOWN, 'p', '/p', page('Início'));
    vi.setSystemTime(HEARD_UNTIL);
    cache.trust(false);
    const copy = await cache.answer(TOWN, 'p', '/p', () => away());
    expect(textOf(copy)).toBe(
      '<html><body><div id="dados-de" class="dados-de" role="status">Dados de 17/11/2026 às 14h03: o banco de dados não está respondendo; voltaremos a atualizar em instantes.</div>Início</body></html>',
    );
    expect(gunzipSync(copy.zipped)).toEqual(copy.body);
  });

  it('gives way to a new answer as soon as there is one', async () => {
    await ask();
    cache.trust(true);
    expect(textOf(await ask(made('new')))).toContain('new');
    expect(textOf(cache.hot('/q') ?? (await away()))).toContain('new');
  });

  it('survives a database that comes back and goes again', async () => {
    cache.trust(true);
    cache.trust(false);
    expect(textOf(await ask())).toContain('old');
  });

  it('is sent without asking again for a second after a failure, and then after a new one', async () => {
    let asked = 0;
    const counted = () => {
      asked++;
      return away();
    };
    for (let i = 0; i < 50; i++) await ask(counted);
    expect(asked).toBe(1);
    vi.advanceTimersByTime(1_001);
    await ask(counted);
    expect(asked).toBe(2);
  });

  it('is sent two seconds after a database that says nothing', async () => {
    const copy = ask(() => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(textOf(await copy)).toContain('old');
  });

  it('is no excuse for a fault of ours', async () => {
    await expect(ask(() => away('42P01'))).rejects.toThrow('away');
  });

  it('is gone after a change that may have taken something back, and after three days', async () => {
    vi.setSystemTime(HEARD_UNTIL.getTime() + 3 * 86_400_000);
    await expect(ask()).rejects.toThrow('away');
    vi.setSystemTime(HEARD_UNTIL);
    cache.changed(1, 'contratos');
    await expect(ask()).rejects.toThrow('away');
  });

  it('is what a mere count of visits leaves of an answer', async () => {
    cache.trust(true);
    await ask(made('counted'));
    cache.outdated(1, 'contratos');
    expect(cache.hot('/q')).toBeUndefined();
    expect(textOf(await ask())).toContain('counted');
  });
});

describe('an answer whose making fails', () => {
  it('is made once more where the connection broke under it, and kept', async () => {
    const cache = new AnswerCache();
    cache.trust(true);
    let tries = 0;
    const make = () => (++tries === 1 ? away('57P01') : made('whole')());
    expect(textOf(await cache.answer(TOWN, 'q', '/q', make))).toContain('whole');
    expect(cache.hot('/q')).toBeDefined();
  });

  it('is not made again where the database is away, nor kept', async () => {
    const cache = new AnswerCache();
    cache.trust(true);
    let tries = 0;
    const make = () => {
      tries++;
      return away();
    };
    await expect(cache.answer(TOWN, 'q', '/q', make)).rejects.toThrow('away');
    expect([tries, cache.hot('/q')]).toEqual([1, undefined]);
  });
});
