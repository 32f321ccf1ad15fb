import type { Row, Value } from '../catalog/fields/field.ts';
import type { Problem } from '../catalog/query.ts';
import { portal } from './portal.ts';

/** Which data an answer shows: their own date, and the load that brought them. */
export interface Dados {
  referencia: string | null;
  carga: number | null;
  publicadaEm: string | null;
  linhas: number;
}

export interface ListAnswer {
  data: Row[];
  page: number;
  size: number;
  total: number;
  totals: Record<string, number>;
  message?: string;
  /** Where the rows are of kinds that must not be added up in silence: each kind by itself. */
  apart?: GroupRow[];
  /** In place of an empty list. */
  declaracao?: Declaracao | null;
  dados: Dados;
}

/** What a body said in place of rows: that nothing happened between two days. */
export interface Declaracao {
  de: string;
  ate: string;
  texto: string;
  publicadaEm: string;
}

export type GroupRow = { chave: Value | null; rotulo: string; linhas: number } & Record<string, Value | null>;

export interface GroupAnswer {
  data: GroupRow[];
  total: number;
  dados: Dados;
}

export interface Related {
  dataset: string;
  total: number;
  query: string;
  data: Row[];
}

/** That one record was corrected or withdrawn, when and why. */
export interface Correcao {
  chave: Row;
  /** The fields that got another value. */
  campos: string[];
  retirado: boolean;
  motivo: string;
  feitaEm: string;
}

export interface DetailAnswer {
  data: Row[];
  related: Related[];
  correcoes?: Correcao[];
  dados: Dados;
}

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

/** The second label of the host with `api` in front; on a bare host, which has no twin, a folder of its own. */
export function baseOf({ protocol, hostname, port }: Place, api: string | null): string {
  if (api !== null) return api;
  const [first, second, ...rest] = hostname.split('.');
  if (second === undefined || /^[\d.]+$/.test(hostname) || hostname.startsWith('[')) return '/api';
  const host = [first, `api${second}`, ...rest].join('.');
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
}

/** The address of something in the API, for links and downloads as for calls. */
export const addressOf = (path: string): string => `${baseOf(globalThis.location, portal.api)}/v1${path}`;

/** Asks the API. */
export const ask = <T>(path: string, signal: AbortSignal): Promise<T> => get<T>(addressOf(path), signal);

/** Makes one of the reference system's calls, and gives what its envelope holds. */
export async function call<T>(path: string, signal: AbortSignal): Promise<T> {
  const { data } = await get<{ data: T }>(`${baseOf(globalThis.location, portal.api)}/${path}`, signal);
  return data;
}

/** No content type goes with it: on a GET it would cost a preflight for every address. */
async function get<T>(address: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(address, { signal }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new ApiError(0, { type: 'OFFLINE', message: 'Não foi possível falar com o servidor. Confira sua conexão.' });
  });
  if (!response.ok) throw leave(new ApiError(response.status, await bodyOf(response)));
  return response.json();
}

const bodyOf = async (response: Response): Promise<Failure> => {
  try {
    return await response.json();
  } catch {
    return {};
  }
};

/** A host that is nobody's has one page; every other error is the caller's to show. */
function leave(error: ApiError): ApiError {
  if (error.status === 400 && error.type === 'TENANT_NOT_FOUND') globalThis.location.replace('/tenant-not-found');
  return error;
}
