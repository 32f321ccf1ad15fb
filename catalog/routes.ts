import type { Dataset, Menu } from './dataset.ts';

export interface Route {
  /** React Router's notation: `:name` is one encoded segment. */
  path: string;
  title: string;
  menu?: Menu;
  /** Id of the dataset shown; without it the screen is written by hand. */
  dataset?: string;
  view?: 'list' | 'detail';
}

const own: readonly Route[] = [
  { path: '/', title: 'Início' },
  { path: '/busca', title: 'Busca' },
  { path: '/mapa', title: 'Mapa do Site' },
  { path: '/ouvidoria', title: 'Ouvidoria' },
  { path: '/tenant-not-found', title: 'Órgão não encontrado' },
];

/** Every route of the portal: the web app, the site map and the tests read this list. */
export function routes(datasets: readonly Dataset[]): readonly Route[] {
  return [...own, ...datasets.flatMap(pages)];
}

function pages(set: Dataset): Route[] {
  if (!set.menu) return [];
  const list: Route = { path: `/${set.id}`, title: set.title, menu: set.menu, dataset: set.id, view: 'list' };
  if (!set.detail) return [list];
  const segments = set.key.map((name) => `/:${name}`).join('');
  return [list, { path: list.path + segments, title: set.singular, dataset: set.id, view: 'detail' }];
}
