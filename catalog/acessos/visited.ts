import { concerns } from '../body.ts';
import type { Dataset } from '../dataset.ts';
import { type Route, routes } from '../routes.ts';

/** Ways to somewhere else, which nobody visits for their own sake. */
const WAYS: readonly string[] = ['/', '/busca', '/mapa', '/tenant-not-found'];

/** The pages of a body that one goes to by name. Only these are counted, and only these can be among the most visited. */
export const destinations = (datasets: readonly Dataset[], body: string, chamber: boolean): readonly Route[] =>
  routes(datasets.filter((set) => concerns(set, body))).filter(
    ({ path, view = 'list', chamber: only }) =>
      view === 'list' && !path.includes(':') && !WAYS.includes(path) && (!only || chamber),
  );

/** What people ask of every portal, in the order in which they do: it stands in until enough visits were counted. */
export const ASKED: readonly string[] = [
  '/servidores',
  '/despesa',
  '/licitacao',
  '/contratos',
  '/receita',
  '/diarias',
  '/obras',
  '/verba-indenizatoria',
  '/emenda-parlamentar',
  '/ordem-cronologica',
];
