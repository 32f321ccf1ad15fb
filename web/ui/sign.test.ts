import { expect, it } from 'vitest';
import { iconOfType } from './sign.tsx';

it('a PDF, a spreadsheet, a CSV and a JSON look different, and an unknown type like any file', () => {
  const icons = ['pdf', 'xlsx', 'csv', 'json', 'zip'].map(iconOfType);
  expect(new Set(icons).size).toBe(5);
  expect(iconOfType('PDF')).toBe('pdf');
  expect(iconOfType('')).toBe('file');
});
