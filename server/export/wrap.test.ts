import { expect, test } from 'vitest';
import { toFontCharacters, wrapText } from './wrap.ts';

/** Every character as wide as the next. */
const even = (text: string): number => text.length;

test('text of Portuguese, and the marks of typography, stay as they are', () => {
  expect(toFontCharacters('Ação à vista: “pão”, nº 1 – § 2º… €')).toBe('Ação à vista: “pão”, nº 1 – § 2º… €');
});

test('accents written apart are joined, and a space is a plain one or one that joins', () => {
  expect(toFontCharacters('Ac\u0327a\u0303o')).toBe('Ação');
  expect(toFontCharacters('R$\u00a01\u202f234\n5')).toBe('R$\u00a01\u00a0234 5');
});

test('a character that the font lacks loses its mark, or shows that it is missing', () => {
  expect(toFontCharacters('Škoda Łódź ﬁm −2')).toBe('Škoda ?ódz fim -2');
  expect(toFontCharacters('日 🎉 →')).toBe('? ? ?');
});

test('text is broken between words', () => {
  expect(wrapText('um dois três quatro', 9, 5, even)).toEqual(['um dois', 'três', 'quatro']);
});

test('R$ never parts from its number, and is written with a plain space', () => {
  expect(wrapText('total: R$\u00a01,00 pago', 11, 5, even)).toEqual(['total:', 'R$ 1,00', 'pago']);
});

test('what does not fit in the last line ends in an ellipsis within the width', () => {
  expect(wrapText('um dois três quatro', 9, 2, even)).toEqual(['um dois', 'três qua…']);
  expect(wrapText('um dois três', 2, 1, even)).toEqual(['u…']);
});

test('a word wider than the line is cut, and none of its letters is lost', () => {
  expect(wrapText('https://a.b/cde', 5, 9, even).join('')).toBe('https://a.b/cde');
  expect(wrapText('https://a.b/cde', 5, 9, even).every((line) => line.length <= 5)).toBe(true);
});

test('empty text takes no line', () => {
  expect(wrapText('', 10, 2, even)).toEqual([]);
  expect(wrapText('   ', 10, 2, even)).toEqual([]);
});
