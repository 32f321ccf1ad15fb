import { useCallback, useEffect, useState } from 'react';
import type { Anexo, Atendida } from '../../../catalog/mensagens/answer.ts';
import { ApiError, askApi } from '../../api.ts';
import { postApi, postWithoutAnswer, readFile, uploadFile } from '../../send.ts';
import { saveFile } from '../receipt.ts';
import { Uploads } from '../uploads.ts';
import type { AttendWay } from './desk.ts';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/**
 * The secret of the link: read once, taken out of the address bar, and kept in the memory of this page alone. Neither the
 * history nor a shared screen nor the storage of a browser has it afterwards; the letter does.
 */
let kept = '';

function takeToken(): string {
  const { hash, pathname, search } = globalThis.location;
  if (hash.length > 1) {
    kept = hash.slice(1);
    history.replaceState(history.state, '', pathname + search);
  }
  return kept;
}

/**
 * The token of the link that was opened last: another letter may be opened in the same window. The server never sees it,
 * so it is read once the page runs.
 */
export function useToken(): string {
  const [token, setToken] = useState('');
  useEffect(() => {
    const heard = () => setToken(takeToken());
    heard();
    window.addEventListener('hashchange', heard);
    return () => window.removeEventListener('hashchange', heard);
  }, []);
  return token;
}

/** The message of a link, as it now stands, or why it cannot be shown. */
export function useAttended(token: string) {
  const [found, setFound] = useState<Atendida | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const load = useCallback(
    async (signal: AbortSignal) => {
      setError(null);
      setFound(null);
      try {
        if (token !== '') setFound((await askApi<{ data: Atendida }>('/atender', signal, bearer(token))).data);
      } catch (reason) {
        if (!signal.aborted) setError(reason instanceof ApiError ? reason : new ApiError(500, {}));
      }
    },
    [token],
  );
  useEffect(() => {
    const stop = new AbortController();
    load(stop.signal);
    return () => stop.abort();
  }, [load]);
  return { found, error, change: setFound, retry: () => load(new AbortController().signal) };
}

const postAct = (token: string, door: string, body: object): Promise<Atendida> =>
  postApi(`/atender/${door}`, body, bearer(token));

/** Asks for a fresh link, which goes to the mailbox of the old one. */
export const requestLink = (token: string): Promise<void> => postWithoutAnswer('/atender/link', bearer(token));

async function downloadFile(token: string, { id, nome }: Anexo): Promise<void> {
  saveFile(await readFile(`/atender/anexos/${encodeURIComponent(id)}`, bearer(token)), nome);
}

/** The way of who holds the link of a letter. */
export const linkWay = (token: string): AttendWay => ({
  act: (door, body) => postAct(token, door, body),
  download: (file) => downloadFile(token, file),
  uploads: () => uploadsOf(token),
});

/** The empty proof: who answers is known by the link, and needs no other. */
const NO_PROOF = { desafio: '', n: 0 };

/** The files of an answer. One that is left out is forgotten by the server in time. */
const uploadsOf = (token: string): Uploads =>
  new Uploads(
    async () => NO_PROOF,
    (file, _, sending) =>
      uploadFile(`/atender/anexos?nome=${encodeURIComponent(file.name)}`, file, { ...sending, headers: bearer(token) }),
    async () => undefined,
  );
