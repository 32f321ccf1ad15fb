import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isChamber, type Route, routes } from '../../catalog/routes.ts';
import { finder } from '../../catalog/site/finder.ts';
import { hideCpfInAddress } from '../../catalog/texto/privacy.ts';
import { PageAsker } from '../http/internal.ts';
import type { Services } from '../http/request.ts';
import { addressPath, type PageSummary } from './question.ts';
import { summarizePage } from './summary.ts';

/** A page summed up, and what its summary depends on. */
export interface SummarizedPage {
  /** Null where the address names no page, or one without anything published. */
  summary: PageSummary | null;
  /** Datasets that it speaks of, as `cacheTag` writes them. */
  tags: readonly string[];
  /** Whether it may be kept until one of them changes. */
  isKept: boolean;
}

/** Sums pages up by their address, from the same answers of the API that the pages are made of. */
export class PageSummarizer {
  readonly #app: FastifyInstance;
  readonly #services: Services;
  readonly #find: (path: string, chamber: boolean) => Route | undefined;

  constructor(app: FastifyInstance, services: Services) {
    this.#app = app;
    this.#services = services;
    this.#find = finder(routes(services.datasets));
  }

  /** Sums up the page at an address of the body of a request. One with a CPF in it is no page of anybody's. */
  async summarize(request: FastifyRequest, url: string): Promise<SummarizedPage> {
    const { host, tenant } = request.site;
    const route = this.#find(addressPath(url), isChamber(tenant.tipo, host.name));
    if (!route || hideCpfInAddress(url) !== url) return { summary: null, tags: [], isKept: false };
    const asker = new PageAsker(this.#app, this.#services.cache, request);
    const set = this.#services.datasets.find(({ id }) => id === route.dataset);
    const summary = await summarizePage({ url, route, set, body: tenant.tipo, ask: asker.ask });
    return { summary, tags: asker.tags, isKept: summary !== null && !asker.isPassing };
  }
}
