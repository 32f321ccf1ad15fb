import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '../catalog/codes/arquivos.ts';
import { datasets } from '../catalog/datasets/index.ts';

interface Criterion {
  criterion: string;
  minimum_filter: string;
  screen: string;
}

/** The auditors' matrix of 2026. */
const matrix: Criterion[] = parse(readFileSync(resolve(import.meta.dirname, 'pntp.csv'), 'utf8'), {
  columns: true,
});

/** `licitacao (documents), contratos` → licitacao, contratos */
const screensOf = ({ screen }: Criterion): string[] =>
  screen
    .replace(/\([^)]*\)/g, '')
    .split(/[,;>/]| or /)
    .map((part) => part.trim());

const pages = new Set(datasets.filter(({ menu }) => menu).map(({ id }) => id));
const here = matrix.filter((criterion) => screensOf(criterion).some((screen) => pages.has(screen)));
const declared = datasets.flatMap((set) =>
  Object.entries(set.pntp ?? {}).map(([number, criterion]) => ({ number, set, criterion })),
);

describe('the auditors’ matrix', () => {
  it('has criteria for most pages', () => {
    expect(here.length).toBeGreaterThan(30);
  });

  it.each(here.map((criterion) => [criterion.criterion, criterion] as const))(
    'criterion %s is served by a dataset of its screen or a child of it',
    (number, criterion) => {
      const screens = screensOf(criterion);
      const servers = declared.filter((one) => one.number === number).map(({ set }) => set.id);
      const own = servers.filter((id) => pages.has(id) || screens.some((screen) => isChild(id, screen)));
      expect(own).not.toEqual([]);
      if (criterion.minimum_filter !== '-')
        expect(
          declared.filter((one) => one.number === number).some((one) => one.criterion.filtros.length > 0),
          `${number} asks for filters: ${criterion.minimum_filter}`,
        ).toBe(true);
    },
  );

  it.each(declared.map(({ number, set, criterion }) => [`${set.id} ${number}`, number, set, criterion] as const))(
    '%s offers the filters and fields it declares',
    (_, number, set, criterion) => {
      expect(matrix.map((one) => one.criterion)).toContain(number);
      const offered = [...set.list.filters.main, ...set.list.filters.more];
      expect(offered).toEqual(expect.arrayContaining([...criterion.filtros]));
      expect(Object.keys(set.fields)).toEqual(expect.arrayContaining([...criterion.campos]));
      expect(criterion.campos.length).toBeGreaterThan(0);
    },
  );
});

describe('the criteria that are answered by files', () => {
  const filed = matrix.filter(({ screen }) => /\barquivos\b/.test(screen)).map(({ criterion }) => criterion);
  const answered = CATEGORIES.flatMap(({ pntp = [] }) => pntp);

  it.each(filed)('%s has a category', (number) => {
    expect(answered).toContain(number);
  });

  it('are all in the matrix', () => {
    const known = matrix.map(({ criterion }) => criterion);
    expect(answered.filter((number) => !known.includes(number))).toEqual([]);
  });
});

/** The children of a page are shown with it. */
function isChild(id: string, screen: string): boolean {
  const parent = datasets.find((set) => set.id === screen);
  const related = (parent?.detail?.related ?? []).map(({ dataset }) => dataset);
  return [...related, ...(parent?.list.beside ?? [])].includes(id);
}
