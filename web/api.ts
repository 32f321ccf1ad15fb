import type { Problem } from '../catalog/query.ts';
import { OUTAGE_MARK } from '../catalog/site/outage.ts';
import { browserPortal } from './portal.ts';

interface Failure {
  type?: string;
  message?: string;
  problems?: Problem[];
}

export class ApiError extends Error {
  readonly status: number;
  readonly type: string;
  readonly problems: readonly Problem[];

  constructor(status: number, { type, message, problems }: Failure) {
    super(message ?? `O servidor respondeu com o erro ${status}.`);
    this.status = status;
    this.type = type ?? 'UNKNOWN';
    this.problems = problems ?? [];
  }
}

type Place = Pick<Location, 'protocol' | 'hostname' | 'port'>;

/**
 * The base address of the API: the host with `api` before its second label; on a bare host, which has no such twin, a
 * folder.
 */
export function apiBase({ protocol, hostname, port }: Place, api: string | null): string {
  if (api !== null) return api;
  const [first, second, ...rest] = hostname.split('.');
  if (second === undefined || /^[\d.]+$/.test(hostname) || hostname.startsWith('[')) return '/api';
  const host = [first, `api${second}`, ...rest].join('.');
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
}

/** The address of something in the API for a link, which stays on the site: a browser names no download of another. */
export const apiAddress = (path: string): string => `/api/v1${path}`;

/** The address of a call. */
export const callAddress = (path: string): string => `${apiBase(globalThis.location, browserPortal().api)}${path}`;

/** Asks the API. */
export const askApi = <T>(path: string, signal: AbortSignal, headers: CallHeaders = {}): Promise<T> =>
  get<T>(callAddress(`/v1${path}`), signal, headers);

export type CallHeaders = Readonly<Record<string, string>>;

/** Makes one of the reference system's calls, and gives what its envelope holds. */
export async function callReference<T>(path: string, signal: AbortSignal): Promise<T> {
  const { data } = await get<{ data: T }>(callAddress(`/${path}`), signal);
  return data;
}

/** A GET carries no content type: it would cost a preflight for every address. */
const get = async <T>(address: string, signal: AbortSignal, headers: CallHeaders = {}): Promise<T> =>
  (await callServer(address, { signal, headers })).json();

export const offlineError = (): ApiError =>
  new ApiError(0, { type: 'OFFLINE', message: 'Não foi possível falar com o servidor. Confira sua conexão.' });

/** Fetches an address. An abort by the caller is passed on; an answer that never came becomes an OFFLINE error. */
export async function callServer(address: string, init: RequestInit & { signal: AbortSignal }): Promise<Response> {
  const response = await fetch(address, init).catch((error: unknown) => {
    if (init.signal.aborted && init.signal.reason?.name !== 'TimeoutError') throw error;
    throw offlineError();
  });
  if (!response.ok) throw leave(new ApiError(response.status, await bodyOf(response)));
  noteAge(response.headers.get(OUTAGE_MARK));
  return response;
}

/** Has a copy told as such, by a part that comes only when there is one, or its notice is on the page. */
function noteAge(mark: string | null): void {
  if (mark || globalThis.document?.getElementById(OUTAGE_MARK))
    import('./app/outage.ts').then(
      (part) => part.default(mark),
      () => undefined,
    );
}

const bodyOf = async (response: Response): Promise<Failure> => {
  try {
    return await response.json();
  } catch {
    return {};
  }
};

/** A host that belongs to no body has one page, where this leads; every other error is the caller's to show. */
function leave(error: ApiError): ApiError {
  if (error.status === 400 && error.type === 'TENANT_NOT_FOUND') globalThis.location.replace('/tenant-not-found');
  return error;
}
