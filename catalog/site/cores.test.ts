import { describe, expect, it } from 'vitest';
import { colourProblem, colourSheet, colourTokens, contrastOf, nearestColour } from './cores.ts';

const NAMES = ['principal', 'barra'] as const;
const SAMPLES = ['#ffee00', '#ff0000', '#00ff00', '#38bdf8', '#808080', '#ffffff', '#0369a1', '#000000'];

describe('a body’s colours', () => {
  it('are measured as WCAG measures them', () => {
    expect(contrastOf('#000000', '#ffffff')).toBe(21);
    expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it.each(NAMES)('%s: the colour offered instead of any other is itself allowed', (name) => {
    for (const colour of SAMPLES) expect(colourProblem(name, nearestColour(name, colour))).toBeNull();
  });

  it('that can be read stay as they are; others are refused with the reason', () => {
    expect(nearestColour('principal', '#0369a1')).toBe('#0369a1');
    expect(colourProblem('principal', '#ffee00')).toContain('o mínimo é 4,5');
    expect(colourProblem('barra', 'red')).toBe('é uma cor como #0369a1');
  });

  it.each(SAMPLES)('links made of %s can be read on every tint made of it', (colour) => {
    const tokens = colourTokens({ principal: nearestColour('principal', colour), barra: null });
    for (const ground of ['--wash', '--chip'])
      expect(contrastOf(tokens['--link'] ?? '', tokens[ground] ?? '')).toBeGreaterThan(4.49);
  });

  it('leave the page as it is where there are none', () => {
    expect(colourSheet({ principal: null, barra: null })).toBe('');
  });
});
