import { describe, expect, it } from 'vitest';
import { barOf, nameStep, plotOf, sidesOf } from './plot.ts';

const plot = (values: readonly number[], width = 500) =>
  plotOf({ keys: ['2024', '2025'], values, width, height: 300, bottom: 28, gap: 0.2 });

describe('a chart of columns', () => {
  it('has round lines from zero to above the largest figure', () => {
    expect(plot([180, 1_930]).ticks).toEqual([0, 500, 1_000, 1_500, 2_000]);
    expect(plot([]).ticks.at(-1)).toBe(1);
  });

  it('has zero at its foot and its largest line under the upper edge', () => {
    const { y, base } = plot([2_000]);
    expect([y(0), y(2_000), base]).toEqual([272, 12, 272]);
  });

  it('has room under zero for what was annulled', () => {
    const own = plot([-400, 1_000]);
    expect(own.ticks[0]).toBe(-500);
    expect(own.y(0)).toBeLessThan(own.base);
    expect(barOf(own, -400)).toEqual({ y: own.y(0), height: own.y(-400) - own.y(0) });
    expect(barOf(own, 1_000)).toEqual({ y: own.y(1_000), height: own.y(0) - own.y(1_000) });
  });

  it('shares its width among the places, beside the figures', () => {
    const { x, band, left, right } = plot([1]);
    expect(x('2024')).toBeGreaterThan(left);
    expect(x('2025') + band).toBeLessThan(right);
    expect(right).toBe(496);
  });

  it('can be laid out before it has any width', () => {
    expect(plot([1], 0)).toMatchObject({ left: 60, right: 61 });
  });
});

describe('columns side by side', () => {
  it('fill their place', () => {
    expect(sidesOf(2, 100)).toEqual([
      { x: 0, width: 50 },
      { x: 50, width: 50 },
    ]);
  });

  it('stand in its middle where they would be too wide', () => {
    expect(sidesOf(3, 300, 0, 150)).toEqual([
      { x: 75, width: 50 },
      { x: 125, width: 50 },
      { x: 175, width: 50 },
    ]);
    expect(sidesOf(1, 100, 0, 150)).toEqual([{ x: 0, width: 100 }]);
  });
});

it.each([
  [12, 1_000, 1],
  [24, 700, 3],
  [24, 0, 24],
])('of %i names in %i pixels every %ith is written', (count, room, step) => {
  expect(nameStep(count, room, 64)).toBe(step);
});
