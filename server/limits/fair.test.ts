import { describe, expect, it } from 'vitest';
import { fitsShare, proofBits } from './fair.ts';

describe('a room that addresses share', () => {
  const room = { used: 0, room: 1_000, own: 0, each: 80, part: 0.1 };

  /** The room after so many addresses took all that they could, a little at a time. */
  function flooded(many: number): number {
    const taken = Array.from({ length: many }, () => 0);
    let used = 0;
    for (let before = -1; used > before; ) {
      before = used;
      for (const [i, own] of taken.entries())
        if (fitsShare({ ...room, used, own }, 1)) {
          taken[i] = own + 1;
          used += 1;
        }
    }
    return used;
  }

  it('gives each as much as it may while there is plenty', () => {
    expect(fitsShare(room, 80)).toBe(true);
    expect(fitsShare({ ...room, own: 1 }, 80)).toBe(false);
  });

  it('gives less the less there is', () => {
    expect(fitsShare({ ...room, used: 500 }, 50)).toBe(true);
    expect(fitsShare({ ...room, used: 500 }, 51)).toBe(false);
    expect(fitsShare({ ...room, used: 500, own: 30 }, 21)).toBe(false);
  });

  it.each([
    [15, 40],
    [50, 16],
    [200, 1],
  ])('is not closed by %i addresses that take all they can: another may have %i', (many, asked) => {
    expect(fitsShare({ ...room, used: flooded(many) }, asked)).toBe(true);
  });

  it('never holds more than it has', () => {
    expect(flooded(5_000)).toBeLessThanOrEqual(room.room);
  });
});

describe('a proof of work', () => {
  const quiet = { load: 0, own: 0, first: true };

  it('is the usual one where nobody floods', () => {
    expect([quiet, { ...quiet, load: 1 }, { ...quiet, own: 0.1 }].map((one) => proofBits(16, one))).toEqual([
      16, 16, 16,
    ]);
  });

  it('doubles with each doubling of the load, for one who writes for the first time up to eight times', () => {
    const loads = [1.1, 2, 4, 8, 16, 1e6];
    expect(loads.map((load) => proofBits(16, { ...quiet, load }))).toEqual([17, 17, 18, 19, 19, 19]);
    expect(loads.map((load) => proofBits(16, { load, own: 0, first: false }))).toEqual([17, 17, 18, 19, 20, 24]);
  });

  it('grows with what the same address has sent, up to what it may', () => {
    const shares = [0.2, 0.5, 1, 9];
    expect(shares.map((own) => proofBits(16, { load: 0, own, first: false }))).toEqual([17, 18, 21, 21]);
  });
});
