import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, isCorrectable } from './near.ts';
import { waysOf } from './spelling.ts';

describe('what a mistyped question may have meant', () => {
  it('is every word at its likeliest, then one of them otherwise', () => {
    const misses = [
      { typed: 'merrenda', near: ['merenda', 'emenda'] },
      { typed: 'escolr', near: ['escolar', 'escola', 'escol'] },
    ];
    expect(waysOf('merrenda  escolr 2025', misses)).toEqual([
      'merenda  escolar 2025',
      'merenda  escola 2025',
      'merenda  escol 2025',
    ]);
    expect(waysOf('merrenda', misses.slice(0, 1))).toEqual(['merenda', 'emenda']);
  });

  it('leaves a word that nothing is near to, and says nothing where there is nothing to say', () => {
    const misses = [
      { typed: 'xyzzy', near: [] },
      { typed: 'escolr', near: ['escolar'] },
    ];
    expect(waysOf('xyzzy escolr', misses)).toEqual(['xyzzy escolar']);
    expect(waysOf('xyzzy', misses.slice(0, 1))).toEqual([]);
  });

  it('takes a replacement as it is', () => {
    expect(waysOf('precoo', [{ typed: 'precoo', near: ['$&$1'] }])).toEqual(['$&$1']);
  });

  it('is three ways at most, however many words were mistyped', () => {
    const words = Array.from({ length: 100 }, (_, i) => `palavra${i}x`);
    const ways = waysOf(
      words.join(' '),
      words.map((typed) => ({ typed, near: ['uma', 'duas', 'trez'].map((word) => word + typed) })),
    );
    expect(ways).toHaveLength(3);
  });
});

describe('words that are near', () => {
  it.each([
    ['escolr', 'escolar', 1],
    ['lictacao', 'licitacao', 1],
    ['prefieto', 'prefeito', 1],
    ['merenda', 'emenda', 2],
    ['obra', 'obra', 0],
  ])('%s → %s: %i', (typed, meant, far) => {
    expect(distance(typed, meant)).toBe(far);
    expect(distance(typed, meant, 2)).toBe(far);
  });

  it('are counted alike with a limit and without, as far as the limit goes', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, most) => {
        const far = distance(a, b);
        expect(Math.min(distance(a, b, most), most + 1)).toBe(Math.min(far, most + 1));
      }),
    );
  });

  it('are looked for only where there is a word to look for', () => {
    expect(['obr', 'obra', 'a'.repeat(40), 'a'.repeat(41)].map(isCorrectable)).toEqual([false, true, true, false]);
  });
});
