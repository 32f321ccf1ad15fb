import { ApiError, callServer } from '../api.ts';
import { Store } from '../ui/store.ts';

const BASE = '/painel/api';

/** Token of the session, which every write carries; known once the panel has asked who is signed in. */
let token = '';

export const rememberToken = (value: string): void => {
  token = value;
};

/** What a write of the panel carries besides its body. */
export const deskHeaders = (): Record<string, string> => ({ 'x-painel-token': token });

/** Whether the server said last that nobody is signed in any more. */
export const sessionEnded = new Store(false);

/** Asks the panel, and remembers whether somebody is still signed in. */
async function askDesk(path: string, init: Parameters<typeof callServer>[1]): Promise<Response> {
  const isEnded = (ended: boolean): void => {
    if (sessionEnded.read() !== ended) sessionEnded.change(() => ended);
  };
  try {
    const response = await callServer(`${BASE}${path}`, init);
    isEnded(false);
    return response;
  } catch (error) {
    if (error instanceof ApiError && error.type === 'SIGN_IN') isEnded(true);
    throw error;
  }
}

/** Reads an address of the panel. */
export const deskGet = async <T>(path: string, signal: AbortSignal): Promise<T> =>
  (await askDesk(path, { signal })).json();

/** Longest time that a write is waited for. */
const PATIENCE_MS = 60_000;

/** Most letters of a write that goes on without its page: browsers allow 64 KB in all. */
const KEPT_LENGTH = 15_000;

/** Drafts on their way to the server. */
const underway = new Set<Promise<unknown>>();

/** Waits until no draft is on its way: whoever comes back to a form at once finds in it what they left. */
export const draftsKept = (): Promise<unknown> => Promise.allSettled(underway);

type WriteMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Writes to an address of the panel. */
export const deskSend = <T>(method: WriteMethod, path: string, body?: unknown): Promise<T> =>
  write(method, path, body, false);

/** Writes. With `keepalive` also if the page is left meanwhile, which browsers allow for small bodies. */
async function write<T>(method: WriteMethod, path: string, body: unknown, keepalive: boolean): Promise<T> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const response = await askDesk(path, {
    method,
    keepalive: keepalive && (text ?? '').length < KEPT_LENGTH,
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: { ...deskHeaders(), ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(text !== undefined && { body: text }),
  });
  return response.json();
}

/** Writes a draft, also if its page is left meanwhile. */
export const sendDraft = <T>(path: string, body: unknown): Promise<T> => awaited(write<T>('PUT', path, body, true));

/** Takes a draft away, also if its page is left meanwhile: who gave it up is not to find it again. */
export const dropDraft = (path: string): Promise<unknown> => awaited(write('DELETE', path, undefined, true));

function awaited<T>(sent: Promise<T>): Promise<T> {
  const arrived = () => underway.delete(sent);
  underway.add(sent);
  sent.then(arrived, arrived);
  return sent;
}

/** The address of a file of the panel, for a link. */
export const deskAddress = (path: string): string => `${BASE}${path}`;
