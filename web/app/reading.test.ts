import { expect, test } from 'vitest';
import { browserShelf } from '../ui/shelf.ts';
import {
  describeChange,
  FIRST_SETTINGS,
  growText,
  invertContrast,
  keepSettings,
  loadSettings,
  type ReadingSettings,
  resetText,
  shrinkText,
} from './reading.ts';

const times = (count: number, step: (reading: ReadingSettings) => ReadingSettings): ReadingSettings =>
  Array.from({ length: count }).reduce<ReadingSettings>(step, FIRST_SETTINGS);

test('a click adds or takes exactly two pixels', () => {
  expect(growText(FIRST_SETTINGS).size).toBe(18);
  expect(shrinkText(FIRST_SETTINGS).size).toBe(14);
});

test('the text stays between 12 and 20 pixels, and comes back at the first click', () => {
  expect(times(9, growText).size).toBe(20);
  expect(times(9, shrinkText).size).toBe(12);
  expect(shrinkText(times(9, growText)).size).toBe(18);
});

test('starting over leaves the palette alone', () => {
  expect(resetText(growText(invertContrast(FIRST_SETTINGS)))).toEqual({ size: 16, contrast: true });
});

test('a choice is kept from one visit to the next', () => {
  const kept = new Map<string, string>();
  keepSettings(invertContrast(growText(FIRST_SETTINGS)), { setItem: (name, value) => kept.set(name, value) });
  expect(loadSettings({ getItem: (name) => kept.get(name) ?? null })).toEqual({ size: 18, contrast: true });
});

test.each(['', '{', 'null', '{"size":"big"}', '{"size":400}', '[]'])('storage holding %j is harmless', (text) => {
  const { size } = loadSettings({ getItem: () => text });
  expect(size).toBeGreaterThanOrEqual(12);
  expect(size).toBeLessThanOrEqual(20);
});

test('a browser that refuses storage still shows the page', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  expect(loadSettings({ getItem: refuse })).toEqual(FIRST_SETTINGS);
  expect(() => keepSettings(FIRST_SETTINGS, { setItem: refuse })).not.toThrow();
});

test('a browser that throws at the mention of storage still has a shelf, an empty one', () => {
  // Here there is no browser at all, which is as good as one that refuses.
  expect(loadSettings(browserShelf())).toEqual(FIRST_SETTINGS);
  expect(() => keepSettings(FIRST_SETTINGS, browserShelf())).not.toThrow();
});

test('those who listen hear the size, the bound when it is reached, and that there is no further', () => {
  const large = times(2, growText);
  expect(describeChange(FIRST_SETTINGS, growText(FIRST_SETTINGS))).toBe('Texto em 18 pixels');
  expect(describeChange(growText(FIRST_SETTINGS), large)).toBe('Texto em 20 pixels, o maior tamanho');
  expect(describeChange(large, growText(large))).toBe('O texto já está em 20 pixels, o maior tamanho');
  expect(describeChange(FIRST_SETTINGS, times(2, shrinkText))).toBe('Texto em 12 pixels, o menor tamanho');
  expect(describeChange(large, resetText(large))).toBe('Texto em 16 pixels');
  expect(describeChange(FIRST_SETTINGS, invertContrast(FIRST_SETTINGS))).toBe('Alto contraste ligado');
});
