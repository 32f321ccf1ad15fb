import { callServer } from '../api.ts';

const BASE = '/painel/api';

/** Token of the session, which every write carries; known once the panel has asked who is signed in. */
let token = '';

export const rememberToken = (value: string): void => {
  token = value;
};

/** What a write of the panel carries besides its body. */
export const deskHeaders = (): Record<string, string> => ({ 'x-painel-token': token });

/** Reads an address of the panel. */
export const deskGet = async <T>(path: string, signal: AbortSignal): Promise<T> =>
  (await callServer(`${BASE}${path}`, { signal })).json();

/** Longest time that a write is waited for. */
const PATIENCE_MS = 60_000;

/** Most letters of a write that goes on without its page: browsers allow 64 KB in all. */
const KEPT_LENGTH = 15_000;

/** Writes to an address of the panel. */
export async function deskSend<T>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  /** Sent even if the page is left meanwhile; browsers allow that for small bodies. */
  keepalive = false,
): Promise<T> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const response = await callServer(`${BASE}${path}`, {
    method,
    keepalive: keepalive && (text ?? '').length < KEPT_LENGTH,
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: { ...deskHeaders(), ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(text !== undefined && { body: text }),
  });
  return response.json();
}

/** The address of a file of the panel, for a link. */
export const deskAddress = (path: string): string => `${BASE}${path}`;
