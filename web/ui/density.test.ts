import { expect, test } from 'vitest';
import { chooseDensity, density, forgetDensity, loadDensity } from './density.ts';

test('the height of rows is kept from one visit to the next, and forgotten with the rest', () => {
  const kept = new Map<string, string>();
  chooseDensity('confortavel', { setItem: (name, value) => kept.set(name, value) });
  expect(density.read()).toBe('confortavel');
  expect(loadDensity({ getItem: (name) => kept.get(name) ?? null })).toBe('confortavel');
  forgetDensity();
  expect(density.read()).toBe('compacta');
});

test.each([null, '', 'enorme', '{}'])('storage holding %j means compact rows', (text) => {
  expect(loadDensity({ getItem: () => text })).toBe('compacta');
});

test('a browser that refuses storage still shows rows, and changes them', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  expect(loadDensity({ getItem: refuse })).toBe('compacta');
  chooseDensity('confortavel', { setItem: refuse });
  expect(density.read()).toBe('confortavel');
  forgetDensity();
});
