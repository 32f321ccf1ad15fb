import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../../refusal.ts';
import { RetryingClient } from '../../remote/client.ts';
import { type AskingManners, CallUnanswered } from '../portal.ts';
import { type SaplRecord, textIn } from './record.ts';

/** Records of a page, the most that SAPL gives. */
const PAGE = 100;
/** Pages of one list after which something must be wrong: a million records. */
const MOST_PAGES = 10_000;

/** The API of a house's SAPL, asked one page at a time. */
export class SaplClient {
  readonly #line: RetryingClient;
  readonly #manners: AskingManners;
  /** Requests made so far. */
  asked = 0;

  constructor(address: string, manners: AskingManners) {
    if (!/^https?:\/\//i.test(address) || !URL.canParse(address))
      throw new Refusal(`“${address}” não é um endereço como https://sapl.camaravaleclaro.rn.leg.br.`);
    const { origin, pathname } = new URL(address);
    this.#line = new RetryingClient(`${origin}${pathname.replace(/\/(?:api\/?)?$/, '')}/api/`, {
      patience: 60_000,
      timeout: 60_000,
      ...manners,
    });
    this.#manners = manners;
  }

  get host(): string {
    return new URL(this.#line.base).hostname;
  }

  /** The page of a record on SAPL's own site. */
  pageOf = (path: string): string => new URL(`../${path}`, this.#line.base).href;

  /**
   * The address of a file, at the host that was asked whatever scheme or name SAPL writes before the path: behind a proxy it
   * knows neither. Null where a record has no file, undefined where it does not say.
   */
  fileAt(record: SaplRecord, name: string): URL | null | undefined {
    if (!(name in record)) return undefined;
    const told = textIn(record, name);
    if (told === '' || told.endsWith('/') || !URL.canParse(told, this.#line.base)) return null;
    const { pathname, search } = new URL(told, this.#line.base);
    return new URL(`${pathname}${search}`, new URL(this.#line.base).origin);
  }

  /** Every record of a list that answers a question, page after page. */
  async all(resource: string, question: Readonly<Record<string, string>> = {}): Promise<SaplRecord[]> {
    const found: SaplRecord[] = [];
    for (let page = 1; page <= MOST_PAGES; page++) {
      const { results, next } = await this.#page(resource, { ...question, page: String(page) });
      found.push(...results);
      if (!next) return found;
    }
    throw new CallUnanswered(`${resource} não termina: mais de ${MOST_PAGES} páginas`);
  }

  async #page(resource: string, question: Readonly<Record<string, string>>) {
    const { rest = 200, signal } = this.#manners;
    if (this.asked > 0) await wait(rest, undefined, signal ? { signal } : {});
    this.asked += 1;
    const asked = new URLSearchParams({ ...question, page_size: String(PAGE) });
    const { status, json } = await this.#line.ask(`${resource}/?${asked}`);
    const results = json?.results;
    if (status !== 200 || !Array.isArray(results))
      throw new CallUnanswered(`respondeu ${status} a ${resource}, página ${question.page}`);
    const { pagination } = json ?? {};
    const next =
      typeof pagination === 'object' && pagination !== null && 'next_page' in pagination && pagination.next_page;
    return { results: results.filter((one) => typeof one === 'object' && one !== null), next: Boolean(next) };
  }
}
