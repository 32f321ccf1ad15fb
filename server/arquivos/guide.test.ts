import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { CATEGORIES } from '../../catalog/arquivos/categories.ts';
import { partsOf } from '../../catalog/arquivos/duties.ts';

const guide = readFileSync(resolve(import.meta.dirname, '../../docs/publicar.md'), 'utf8');
const lines = guide.split('\n').filter((line) => line.startsWith('|'));

it.each(CATEGORIES.filter(({ duties }) => duties).map((category) => [category.slug, category] as const))(
  'the guide for publishers names what is due in %s, part by part',
  (slug, category) => {
    const line = lines.find((one) => one.includes(`\`${slug}\``)) ?? '';
    const named = [slug, ...partsOf(category).map((part) => part.slug)];
    expect(named.filter((name) => !line.includes(`\`${name}\``))).toEqual([]);
  },
);
