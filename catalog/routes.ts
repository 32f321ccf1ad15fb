import type { Dataset, Menu } from './dataset.ts';

export interface Route {
  /** React Router's notation: `:name` is one encoded segment. */
  path: string;
  title: string;
  menu?: Menu;
  /** Id of the dataset shown; without it the screen is written by hand. */
  dataset?: string;
  view?: 'list' | 'detail' | 'range';
}

/** What a route needs to know of a dataset: a definition has it, and so has the web app's index. */
type Listed = Pick<Dataset, 'id' | 'title' | 'singular' | 'key' | 'menu' | 'range'> & { detail?: unknown };

const own: readonly Route[] = [
  { path: '/', title: 'Início' },
  { path: '/busca', title: 'Busca' },
  { path: '/mapa', title: 'Mapa do Site' },
  { path: '/ouvidoria', title: 'Ouvidoria' },
  { path: '/tenant-not-found', title: 'Órgão não encontrado' },
];

/** Every route of the portal: the web app, the site map and the tests read this list. */
export function routes(datasets: readonly Listed[]): readonly Route[] {
  return [...own, ...datasets.flatMap(pages)];
}

function pages({ id, title, singular, key, menu, range, detail }: Listed): Route[] {
  if (!menu) return [];
  const path = `/${id}`;
  const segments = key.map((name) => `/:${name}`).join('');
  return [
    { path, title, menu, dataset: id, view: 'list' },
    ...(range ? [{ path: `${path}/:dtInicio/:dtFim`, title, dataset: id, view: 'range' as const }] : []),
    ...(detail ? [{ path: path + segments, title: singular, dataset: id, view: 'detail' as const }] : []),
  ];
}
