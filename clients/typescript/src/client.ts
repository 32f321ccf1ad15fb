import type {
  DatasetId,
  FieldOf,
  GroupsQuery,
  GroupsResult,
  ListQuery,
  ListResult,
  RecordResult,
  RowOf,
} from './answers.ts';
import type { Datasets } from './datasets.ts';
import { PortalError } from './error.ts';

export interface PortalClientOptions {
  /** The fetch to use; the one of the platform otherwise. */
  fetch?: typeof fetch;
  /** How often a call that was told to wait (429, 503) is asked again. */
  retries?: number;
  /** The longest wait, in seconds, that is honoured: asked for more, the call fails at once. */
  longestWait?: number;
}

/** Formats in which all rows of a question are answered as a file. */
export type DownloadFormat = 'csv' | 'json' | 'jsonl' | 'xlsx' | 'parquet' | 'pdf';

const MOST = 1_000;
const WAITING: ReadonlySet<number> = new Set([429, 503]);

type Pair = readonly [string, string];

/** Reads the open data of one body. */
export class PortalClient {
  readonly #base: string;
  readonly #fetch: typeof fetch;
  readonly #retries: number;
  readonly #longestWait: number;

  /** `site` is the address of the body's portal: `https://pmdemo.transparencia.example.com.br`. */
  constructor(site: string, { fetch: own = fetch, retries = 3, longestWait = 120 }: PortalClientOptions = {}) {
    this.#base = `${site.replace(/\/+$/, '')}/api/v1`;
    this.#fetch = own.bind(globalThis);
    this.#retries = retries;
    this.#longestWait = longestWait;
  }

  /** The first page of a list, with the count and the sums of all of it. */
  list<Id extends DatasetId, F extends FieldOf<Id> = FieldOf<Id>>(
    id: Id,
    query: ListQuery<Id, F> = {},
  ): Promise<ListResult<Id, F>> {
    return this.#json(`/${id}`, listPairs(query));
  }

  /** Every row of a list, page after page at constant cost. */
  async *all<Id extends DatasetId, F extends FieldOf<Id> = FieldOf<Id>>(
    id: Id,
    query: ListQuery<Id, F> = {},
  ): AsyncGenerator<Pick<RowOf<Id>, F>, void, undefined> {
    const pairs = listPairs({ size: MOST, ...query });
    for (let after: string | null = ''; after !== null; ) {
      const asked: readonly Pair[] = after === '' ? pairs : [...pairs, ['_apos', after]];
      const page: ListResult<Id, F> = await this.#json(`/${id}`, asked);
      yield* page.data;
      after = page.proxima;
    }
  }

  /** Everything under one key, its parts in the order of the dataset's own. */
  get<Id extends DatasetId>(id: Id, ...key: Datasets[Id]['key']): Promise<RecordResult<Id>> {
    const parts = key.map((part) => (part === '' ? '-' : encodeURIComponent(String(part))));
    return this.#json(`/${id}/${parts.join('/')}`, []);
  }

  /** Rows counted and added up by a field, or by a slice of a date. */
  groups<Id extends DatasetId>(
    id: Id,
    by: Datasets[Id]['group'],
    { filters, sort, size }: GroupsQuery<Id> = {},
  ): Promise<GroupsResult<Id>> {
    const own: Pair[] = [['_por', by]];
    if (sort !== undefined) own.push(['_sort', sort]);
    if (size !== undefined) own.push(['_size', String(size)]);
    return this.#json(`/${id}`, [...filterPairs(filters), ...own]);
  }

  /** All rows of a question as a file; its body is read as it comes. */
  file<Id extends DatasetId>(
    id: Id,
    format: DownloadFormat,
    query: Omit<ListQuery<Id>, 'size'> = {},
  ): Promise<Response> {
    return this.#ask(`/${id}.${format}`, listPairs(query));
  }

  async #json<T>(path: string, pairs: readonly Pair[]): Promise<T> {
    const response = await this.#ask(path, pairs);
    return response.json();
  }

  /** Asks, and where the portal says to wait, waits as long as it says. */
  async #ask(path: string, pairs: readonly Pair[]): Promise<Response> {
    const query = new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString();
    const address = `${this.#base}${path}${query === '' ? '' : `?${query}`}`;
    for (let left = this.#retries; ; left--) {
      const response = await this.#fetch(address);
      if (response.ok) return response;
      const error = new PortalError(address, response.status, waitOf(response), await bodyOf(response));
      const wait = WAITING.has(error.status) ? (error.retryAfter ?? 1) : Number.POSITIVE_INFINITY;
      if (left <= 0 || wait > this.#longestWait) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait * 1_000));
    }
  }
}

/** The pairs of an address that ask for a list. */
const listPairs = <Id extends DatasetId, F extends FieldOf<Id>>({
  filters,
  sort,
  size,
  fields,
}: ListQuery<Id, F>): Pair[] => [
  ...filterPairs(filters),
  ...(sort && sort.length > 0 ? [['_sort', sort.join(',')] as const] : []),
  ...(size === undefined ? [] : [['_size', String(size)] as const]),
  ...(fields && fields.length > 0 ? [['_campos', fields.join(',')] as const] : []),
];

/** Filters as an address writes them: a list means one value or another, a flag is 1 or 0. */
const filterPairs = (filters: object | undefined): Pair[] =>
  Object.entries(filters ?? {}).flatMap(([name, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined && one !== null)
      .map((one): Pair => [name, typeof one === 'boolean' ? String(Number(one)) : String(one)]),
  );

/** Seconds to wait, where the answer says so. */
function waitOf({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}
