import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

/** What a page about the API names that is the same in every language: addresses up to their first place, and names of ours. */
async function named(file: string): Promise<{ parts: number; lines: number; names: string[] }> {
  const text = await readFile(new URL(`../../docs/${file}`, import.meta.url), 'utf8');
  const names = [...text.matchAll(/`(?:(?:GET|POST) )?(\/[a-z][\w./-]*|_[a-z]+)/g)].map(([, name = '']) => name);
  return {
    parts: [...text.matchAll(/^## /gm)].length,
    lines: [...text.matchAll(/^\|/gm)].length,
    names: [...new Set(names)].sort(),
  };
}

it('tells of the API the same in Portuguese and in English', async () => {
  const [portuguese, english] = await Promise.all([named('api.md'), named('api.en.md')]);
  expect(portuguese).toEqual(english);
  expect(portuguese.names.length).toBeGreaterThan(40);
});
