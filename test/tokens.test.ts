import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const tokens = readFileSync(resolve(import.meta.dirname, '../web/app/tokens.css'), 'utf8');
const root = tokens.slice(tokens.indexOf(':root'), tokens.indexOf('@media screen'));
const value = (name: string): string | undefined => new RegExp(`--${name}: ([^;]+);`).exec(root)?.[1];

const SCALE = {
  50: '#f0f9ff',
  100: '#e0f2fe',
  200: '#bae6fd',
  300: '#7dd3fc',
  400: '#38bdf8',
  500: '#334155',
  600: '#1e293b',
  700: '#0369a1',
  800: '#075985',
  900: '#0f172a',
  950: '#082f49',
};

describe('the primary palette', () => {
  it.each(Object.entries(SCALE))('has shade %s of the specification: %s', (shade, colour) => {
    expect(value(`primary-${shade}`)).toBe(colour);
  });

  it('is what the colours of the portal are made of: no shade is written twice', () => {
    const written = root.match(/#[0-9a-f]{6}\b/g) ?? [];
    for (const colour of Object.values(SCALE)) expect(written.filter((own) => own === colour)).toEqual([colour]);
    for (const name of ['accent', 'link', 'bar', 'menu', 'current', 'wash', 'chip', 'mark', 'ink'])
      expect(value(name)).toMatch(/^var\(--primary-\d+\)$/);
  });
});
