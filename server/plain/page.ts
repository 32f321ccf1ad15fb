import type { Dataset } from '../../catalog/dataset.ts';
import type { Dated } from '../../catalog/list/fresh.ts';
import type { Pairs } from '../../catalog/query.ts';
import type { Route } from '../../catalog/routes.ts';
import type { About } from '../../catalog/site/head.ts';
import type { Services } from '../http/request.ts';
import type { Site } from '../tenants/tenants.ts';
import type { Html } from './html.ts';

/** A request for a page of a body. */
export interface Visit {
  services: Services;
  site: Site;
  route: Route;
  /** Raw path without a trailing slash. Each page decodes its own segments. */
  path: string;
  pairs: Pairs;
  /** `https://pmdemo.transparencia.example.com.br` */
  origin: string;
  /** Asks the API for a path like `/contratos?numAnoPub=2026`. Throws the fault of a refusal. */
  ask<T>(path: string): Promise<T>;
}

/** The content of a page for readers without JavaScript, for crawlers and for the head of the document. */
export interface Plain extends About {
  /** Heading of the page, where it differs from the window's title. */
  heading?: string;
  /** Paragraph under the heading, where it is not the description. */
  lead?: Html;
  /** Date of the data. */
  dados?: Dated | undefined;
  content?: Html;
  /** Structured data for search engines, in the vocabulary of schema.org. */
  told?: object;
  /** Data for the app besides its frame, which it then need not ask for. */
  app?: object;
  /** Datasets it shows: a change in any of them makes it old. */
  sources: readonly string[];
}

export type MakePage = (visit: Visit) => Promise<Plain> | Plain;

export const datasetOfVisit = ({ services, route }: Visit): Dataset => {
  const found = services.datasets.find(({ id }) => id === route.dataset);
  if (!found) throw new Error(`${route.path} shows no dataset`);
  return found;
};

/** Raw segments of a path after its first `n`. */
export const below = ({ path }: Pick<Visit, 'path'>, n: number): string[] => path.split('/').slice(n + 1);
