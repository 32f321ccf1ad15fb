import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Dataset } from '../../../catalog/dataset.ts';
import type { Matrix } from '../../../catalog/pntp/matrix.ts';
import { SUBJECTS } from '../../../catalog/routes.ts';
import { guide } from './page.ts';

/** Where the pages of the datasets are, and the page that has their index. */
export const PAGES = 'docs/publicar';
const INDEX = 'docs/publicar.md';

const BEGIN = '<!-- índice: gerado por npm run generate -->';
const END = '<!-- fim do índice -->';

/** The pages for publishers: one a dataset, and their index inside the page that people write. */
export async function guides(
  root: string,
  datasets: readonly Dataset[],
  matrix: Matrix,
): Promise<Record<string, string>> {
  const own = datasets.filter(({ cut }) => !cut);
  const pages = own.map((set) => [`${PAGES}/${set.id}.md`, guide(set, datasets, matrix)] as const);
  const page = await readFile(join(root, INDEX), 'utf8');
  return { ...Object.fromEntries(pages), [INDEX]: withIndex(page, own) };
}

function withIndex(page: string, datasets: readonly Dataset[]): string {
  const [before, rest = ''] = page.split(BEGIN);
  const [, after] = rest.split(END);
  if (after === undefined) throw new Error(`${INDEX} has lost the marks of its index`);
  return `${before}${BEGIN}\n\n${index(datasets).join('\n')}\n\n${END}${after}`;
}

function index(datasets: readonly Dataset[]): string[] {
  const groups = [...SUBJECTS, undefined].map((menu) => datasets.filter((set) => set.menu === menu));
  return groups
    .filter(([first]) => first)
    .flatMap((group) => [`**${group[0]?.menu ?? 'Partes de outros registros'}**`, '', ...group.map(entry), ''])
    .slice(0, -1);
}

const entry = ({ id, title, about }: Dataset): string => `- [${title}](publicar/${id}.md) (\`${id}\`): ${about}`;
