import type { Dataset } from '../../catalog/dataset.ts';
import type { Dated } from '../../catalog/list/fresh.ts';
import type { Pairs } from '../../catalog/query.ts';
import type { Route } from '../../catalog/routes.ts';
import type { About } from '../../catalog/site/head.ts';
import type { Services } from '../http/request.ts';
import type { Site } from '../tenants/tenants.ts';
import type { Html } from './html.ts';

/** Somebody asks for a page of a body. */
export interface Visit {
  services: Services;
  site: Site;
  route: Route;
  /** Raw, without a slash at its end: segments are decoded by who knows what they are. */
  path: string;
  pairs: Pairs;
  /** `https://pmdemo.transparencia.example.com.br` */
  origin: string;
  /** What the API answers to `/contratos?numAnoPub=2026`; what it refuses is thrown. */
  ask<T>(path: string): Promise<T>;
}

/** A page without its program: what readers without JavaScript, robots and the head of the page get. */
export interface Plain extends About {
  /** The title inside the page, where it is another than the window's. */
  heading?: string;
  /** What stands under it, where it is not the description. */
  lead?: Html;
  /** Of when the data are. */
  dados?: Dated | undefined;
  content?: Html;
  /** What search engines are told of it, in the words of schema.org. */
  told?: object;
  /** What the app gets besides its frame, so that it need not ask. */
  app?: object;
  /** The datasets it speaks of: a change in any of them makes it old. */
  sources: readonly string[];
}

export type MakePage = (visit: Visit) => Promise<Plain> | Plain;

export const datasetOfVisit = ({ services, route }: Visit): Dataset => {
  const found = services.datasets.find(({ id }) => id === route.dataset);
  if (!found) throw new Error(`${route.path} shows no dataset`);
  return found;
};

/** The segments of a path below its first `n`, as they came. */
export const below = ({ path }: Pick<Visit, 'path'>, n: number): string[] => path.split('/').slice(n + 1);
