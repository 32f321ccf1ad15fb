import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Dataset, sourceOf } from '../../../catalog/dataset.ts';
import { parseKey } from '../../../catalog/key.ts';
import type { Pairs } from '../../../catalog/query.ts';
import type { PageAnswer } from '../../../catalog/site/render.ts';
import { absentRecord } from '../../dataset/correction.ts';
import { readDetail } from '../../dataset/detail.ts';
import { isGrouped, readGroups } from '../../dataset/groups.ts';
import { readList } from '../../dataset/list.ts';
import type { PastView } from '../../historico/view.ts';
import { faultEnvelope, faultOf } from '../../http/fault.ts';
import { PageAsker } from '../../http/internal.ts';
import { queryOf, type Services } from '../../http/request.ts';
import type { Tenant } from '../../tenants/tenants.ts';

/** The rehearsed dataset, and how a question about it or about a cut of it is answered. */
export interface PreviewedDataset {
  dataset: Dataset;
  past(set: Dataset): PastView | undefined;
}

/** Parts of a dataset's address that are no key: they tell of what was published, and go on doing so. */
const NO_KEYS = new Set(['cargas', 'mudancas']);

/**
 * Asks for the data of a previewed page. What is of the rehearsed dataset is read here, straight from its copy, and is kept in
 * no memory: nothing that anybody else asks leads to it. The rest is what everybody gets.
 */
export class PreviewAsker {
  readonly #services: Services;
  readonly #tenant: Tenant;
  readonly #previewed: PreviewedDataset;
  readonly #public: PageAsker;

  constructor(app: FastifyInstance, services: Services, request: FastifyRequest, previewed: PreviewedDataset) {
    this.#services = services;
    this.#tenant = request.site.tenant;
    this.#previewed = previewed;
    this.#public = new PageAsker(app, services.cache, request);
  }

  readonly ask = (path: string): Promise<PageAnswer> => {
    const [place = '', question = ''] = path.split(/\?(.*)/s, 2);
    const [id = '', ...segments] = place.slice(1).split('/');
    const set = this.#services.datasets.find((one) => one.id === id);
    if (!set || sourceOf(set) !== this.#previewed.dataset.id || NO_KEYS.has(segments[0] ?? ''))
      return this.#public.ask(path);
    return this.#answer(set, segments, [...new URLSearchParams(question)]);
  };

  async #answer(set: Dataset, segments: readonly string[], pairs: Pairs): Promise<PageAnswer> {
    try {
      const answer = segments.length > 0 ? await this.#detail(set, segments) : await this.#list(set, pairs);
      return { status: 200, json: JSON.stringify(answer) };
    } catch (error) {
      const fault = faultOf(error);
      return { status: fault.status, json: JSON.stringify(faultEnvelope(fault)) };
    }
  }

  #list(set: Dataset, pairs: Pairs) {
    const query = queryOf(set, pairs);
    const rehearsed = this.#previewed.past(set);
    return isGrouped(query)
      ? readGroups(this.#services, set, this.#tenant.id, query, rehearsed)
      : readList(this.#services, set, this.#tenant, query, rehearsed);
  }

  #detail(set: Dataset, segments: readonly string[]) {
    const key = parseKey(set, segments);
    if (!key.ok) throw absentRecord(set, []);
    const rehearsed = this.#previewed.past(set);
    return readDetail(this.#services, set, this.#tenant, key.values, { ...(rehearsed && { rehearsed }) });
  }
}
