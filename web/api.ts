import type { Problem } from '../catalog/query.ts';
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
const callAddress = (path: string): string => `${apiBase(globalThis.location, browserPortal().api)}${path}`;

/** Asks the API. */
export const askApi = <T>(path: string, signal: AbortSignal, headers: Headed = {}): Promise<T> =>
  get<T>(callAddress(`/v1${path}`), signal, headers);

type Headed = Readonly<Record<string, string>>;

/** Makes one of the reference system's calls, and gives what its envelope holds. */
export async function callReference<T>(path: string, signal: AbortSignal): Promise<T> {
  const { data } = await get<{ data: T }>(callAddress(`/${path}`), signal);
  return data;
}

/** A GET carries no content type: it would cost a preflight for every address. */
const get = async <T>(address: string, signal: AbortSignal, headers: Headed = {}): Promise<T> =>
  (await reach(address, { signal, headers })).json();

/** The longest wait for an answer; after it the visitor is told that the server is out of reach. */
const PATIENCE = 60_000;

/** Sends something, and gives what the envelope of the answer holds. */
export async function postApi<T>(path: string, body: unknown, headers: Headed = {}): Promise<T> {
  const { data } = await (await sent(path, body, headers)).json();
  return data;
}

/** Asks for a file that no address leads to, because a secret opens it. */
export const fetchFile = async (path: string, body: unknown): Promise<Blob> => (await sent(path, body, {})).blob();

/** Asks for a file that a header opens. */
export const readFile = async (path: string, headers: Headed): Promise<Blob> =>
  (await reach(callAddress(`/v1${path}`), { headers, signal: AbortSignal.timeout(PATIENCE) })).blob();

/** Sends a request whose answer has no body. */
export async function postWithoutAnswer(path: string, headers: Headed): Promise<void> {
  await sent(path, {}, headers);
}

export async function deleteApi(path: string): Promise<void> {
  await reach(callAddress(`/v1${path}`), { method: 'DELETE', signal: AbortSignal.timeout(PATIENCE) });
}

const sent = (path: string, body: unknown, headers: Headed): Promise<Response> =>
  reach(callAddress(`/v1${path}`), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  });

export interface UploadOptions {
  headers: Headed;
  signal: AbortSignal;
  /** Reports the share that has left, from 0 to 1. */
  progress(part: number): void;
}

/** Sends the bytes of a file. XMLHttpRequest, because fetch does not tell how many of them have left. */
export const uploadFile = <T>(path: string, file: Blob, { headers, signal, progress }: UploadOptions): Promise<T> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', callAddress(`/v1${path}`));
    request.responseType = 'json';
    for (const [name, value] of Object.entries({ 'content-type': 'application/octet-stream', ...headers }))
      request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(offline());
    request.onabort = () => reject(signal.reason);
    request.onload = () =>
      request.status < 300
        ? resolve(request.response?.data)
        : reject(new ApiError(request.status, request.response ?? {}));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });

const offline = (): ApiError =>
  new ApiError(0, { type: 'OFFLINE', message: 'Não foi possível falar com o servidor. Confira sua conexão.' });

/** Fetches an address. An abort by the caller is passed on; an answer that never came becomes an OFFLINE error. */
async function reach(address: string, init: RequestInit & { signal: AbortSignal }): Promise<Response> {
  const response = await fetch(address, init).catch((error: unknown) => {
    if (init.signal.aborted && init.signal.reason?.name !== 'TimeoutError') throw error;
    throw offline();
  });
  if (!response.ok) throw leave(new ApiError(response.status, await bodyOf(response)));
  return response;
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
