import { describe, expect, it } from 'vitest';
import { BODIES } from '../body.ts';
import { datasets } from '../datasets/index.ts';
import { slugOf } from '../texto/slug.ts';
import { categoriesOf, categoryOf, FILE_PERIOD, nameOf, sizeOf } from './arquivos.ts';
import { CATEGORIES } from './categories.ts';

describe('the categories of files', () => {
  it('have those of the reference, under its names', () => {
    const known = [
      'relatorio-de-gestao-fiscal-rgf',
      'relatorio-resumido-da-execucao-orcamentaria-rreo',
      'balanco-geral',
      'lei-de-diretrizes-orcamentarias-ldo',
      'lei-orcamentaria-anual-loa',
      'plano-plurianual-ppa',
    ];
    expect(known.filter((slug) => !categoryOf(slug))).toEqual([]);
  });

  it('have each an address of its own, which a title could have', () => {
    const slugs = CATEGORIES.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs).toEqual(slugs.map(slugOf));
  });

  it.each(BODIES)('of a %s are some', (body) => {
    expect(categoriesOf(body).length).toBeGreaterThan(10);
  });

  it('that are data too say on which page, by the name that it has', () => {
    const titles = new Map(datasets.map(({ id, title }) => [`/${id}`, title]));
    const pages = CATEGORIES.flatMap(({ page }) => (page ? [page] : []));
    expect(pages.length).toBeGreaterThan(5);
    for (const { to, name } of pages) expect(titles.get(to) ?? name).toBe(name);
    expect(pages.filter(({ to }) => !titles.has(to)).map(({ to }) => to)).toEqual([
      '/servicos',
      '/ouvidoria/relatorio',
    ]);
  });

  it('are called by their letters too', () => {
    expect(CATEGORIES.filter(({ sigla }) => sigla === 'LOA').map(nameOf)).toEqual(['Lei Orçamentária Anual (LOA)']);
  });
});

it.each([
  ['Relação nº 3/2025 – 2ª convocação', 'relacao-n-3-2025-2-convocacao'],
  ['  RREO do 1º bimestre  ', 'rreo-do-1-bimestre'],
  ['…', ''],
])('“%s” has the address %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it.each([
  [999, '999 B'],
  [3_140, '3,1 kB'],
  [12_400_000, '12,4 MB'],
])('%i bytes read %s', (bytes, text) => {
  expect(sizeOf(bytes)).toBe(text);
});

it.each([
  ['6º bimestre', true],
  ['7º bimestre', false],
  ['3º quadrimestre', true],
  ['2º semestre', true],
  ['março', true],
  ['anual', false],
])('%s is a period: %s', (text, is) => {
  expect(FILE_PERIOD.test(text)).toBe(is);
});
