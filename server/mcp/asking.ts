import type { FastifyInstance, FastifyRequest } from 'fastify';
import { concerns } from '../../catalog/body.ts';
import type { Dados } from '../../catalog/dataset/answer.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { type Query, SIZE } from '../../catalog/query.ts';
import { citedAs, siteOf } from '../dataset/cite.ts';
import { Fault } from '../http/fault.ts';
import { askJson, PageAsker } from '../http/internal.ts';
import { datasetOf, type Services } from '../http/request.ts';

/** Where an answer is found again, and of when it is: with it anybody can check a figure. */
export interface AnswerSource {
  orgao: string;
  /** The question in words, as the portal understood it. */
  consulta: string;
  /** The page that shows the same to people. */
  pagina: string;
  /** The address of the API that answers the same. */
  api: string;
  /** Of when the data are, and the load that brought them. */
  dados?: Pick<Dados, 'referencia' | 'carga' | 'publicadaEm'>;
}

/** Asks the API of one body, as a page of it does: by the same routes, with the same limits, from the same memory. */
export class BodyAsker {
  readonly #services: Services;
  readonly #request: FastifyRequest;
  readonly #asker: PageAsker;

  constructor(app: FastifyInstance, services: Services, request: FastifyRequest) {
    this.#services = services;
    this.#request = request;
    this.#asker = new PageAsker(app, services.cache, request);
  }

  get body(): string {
    return this.#request.site.tenant.dados.txtCliente;
  }

  /** Origin of the body's pages. */
  get site(): string {
    return siteOf(this.#services, this.#request);
  }

  /** The datasets that concern the body. */
  get datasets(): readonly Dataset[] {
    return this.#services.datasets.filter((set) => concerns(set, this.#request.site.tenant.tipo));
  }

  datasetNamed(id: string): Dataset {
    return datasetOf(this.#services, id);
  }

  /** Logs what failed on our side: the sentence that an assistant reads does not say it. */
  noteFailure(error: unknown): void {
    if (!(error instanceof Fault)) this.#request.log.error(error);
  }

  /** Asks for a path below `/v1`. A refusal is thrown with its sentence. */
  ask<T>(path: string): Promise<T> {
    return askJson<T>(this.#asker, path);
  }

  /** The source of an answer to a question about a list. */
  sourceOfQuery(set: Dataset, { where, sort, by }: Query, path: string, says: string, dados: Dados): AnswerSource {
    const shown: Query = { where, sort: by ? [] : sort, page: 1, size: SIZE };
    return this.source(says, citedAs(this.#services, this.#request, set, shown), path, dados);
  }

  /** The source of any other answer, by its page and its path in the API. */
  source(consulta: string, pagina: string, path: string, dados?: Dados): AnswerSource {
    const { referencia, carga, publicadaEm } = dados ?? {};
    return {
      orgao: this.body,
      consulta,
      pagina: pagina.startsWith('/') ? `${this.site}${pagina}` : pagina,
      api: `${this.site}/api/v1${path}`,
      ...(referencia !== undefined &&
        carga !== undefined &&
        publicadaEm !== undefined && {
          dados: { referencia, carga, publicadaEm },
        }),
    };
  }
}

/** The page of a dataset, or that of its loads where it has none of its own. */
export const pagePath = (set: Dataset): string => `/${set.id}`;
