import { ApiError, type CallHeaders, callAddress, callServer, offlineError } from './api.ts';

/** The longest wait for an answer; after it the visitor is told that the server is out of reach. */
const PATIENCE = 60_000;

/** Sends something, and gives what the envelope of the answer holds. */
export async function postApi<T>(path: string, body: unknown, headers: CallHeaders = {}): Promise<T> {
  const { data } = await (await sent(path, body, headers)).json();
  return data;
}

/** Asks for a file that no address leads to, because a secret opens it. */
export const fetchFile = async (path: string, body: unknown): Promise<Blob> => (await sent(path, body, {})).blob();

/** Asks for a file that a header opens. */
export const readFile = async (path: string, headers: CallHeaders): Promise<Blob> =>
  (await callServer(callAddress(`/v1${path}`), { headers, signal: AbortSignal.timeout(PATIENCE) })).blob();

/** Sends a request whose answer has no body. */
export async function postWithoutAnswer(path: string, headers: CallHeaders): Promise<void> {
  await sent(path, {}, headers);
}

export async function deleteApi(path: string): Promise<void> {
  await callServer(callAddress(`/v1${path}`), { method: 'DELETE', signal: AbortSignal.timeout(PATIENCE) });
}

const sent = (path: string, body: unknown, headers: CallHeaders): Promise<Response> =>
  callServer(callAddress(`/v1${path}`), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  });

export interface UploadOptions {
  headers: CallHeaders;
  signal: AbortSignal;
  /** Reports the share that has left, from 0 to 1. */
  progress(part: number): void;
}

/** Sends the bytes of a file to an address of the API. */
export const uploadFile = <T>(path: string, file: Blob, options: UploadOptions): Promise<T> =>
  uploadTo(callAddress(`/v1${path}`), file, options);

/** Sends the bytes of a file. XMLHttpRequest, because fetch does not tell how many of them have left. */
export const uploadTo = <T>(address: string, file: Blob, { headers, signal, progress }: UploadOptions): Promise<T> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.responseType = 'json';
    for (const [name, value] of Object.entries({ 'content-type': 'application/octet-stream', ...headers }))
      request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(offlineError());
    request.onabort = () => reject(signal.reason);
    request.onload = () =>
      request.status < 300
        ? resolve(request.response?.data)
        : reject(new ApiError(request.status, request.response ?? {}));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
