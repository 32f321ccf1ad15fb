import { useCallback, useRef, useState } from 'react';
import type { DraftAnswer } from '../../../catalog/painel/arquivos/answer.ts';
import { ApiError, offlineError } from '../../api.ts';
import { refreshDesk } from '../answers.ts';
import { deskAddress, deskHeaders } from '../call.ts';

/** A file on its way to the server. */
export interface FileUpload {
  key: number;
  nome: string;
  /** How much of it was sent, from 0 to 1; with 1 the server is reading it. */
  share: number;
  /** Why it was refused; null while it is on its way. */
  problem: string | null;
}

/** Where a file goes: a new draft, a draft whose file it replaces, or a draft that replaces a document. */
export interface UploadTarget {
  draft?: string;
  document?: string;
}

/** Files that are sent at the same time. */
const AT_ONCE = 2;

const addressFor = ({ draft, document: slug }: UploadTarget, nome: string): string => {
  const query = new URLSearchParams({ nome, ...(slug !== undefined && { substitui: slug }) });
  return deskAddress(`/arquivos/rascunhos${draft === undefined ? '' : `/${draft}/arquivo`}?${query}`);
};

/** Sends one file and says how far it is: `fetch` does not tell that of what it sends. */
function sendFile(file: File, target: UploadTarget, told: (share: number) => void): Promise<DraftAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(target.draft === undefined ? 'POST' : 'PUT', addressFor(target, file.name));
    for (const [name, value] of Object.entries(deskHeaders())) request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => told(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(offlineError());
    request.onload = () =>
      request.status < 300 ? resolve(request.response) : reject(new ApiError(request.status, request.response ?? {}));
    request.send(file);
  });
}

/** The files that are being sent from this page, and how to send more. */
export function useUploads(target: UploadTarget = {}, done: (answer: DraftAnswer) => void = () => undefined) {
  const [uploads, setUploads] = useState<readonly FileUpload[]>([]);
  const last = useRef(0);
  const change = useCallback((key: number, own: Partial<FileUpload> | null): void => {
    setUploads((all) => all.flatMap((one) => (one.key !== key ? [one] : own ? [{ ...one, ...own }] : [])));
  }, []);
  const send = async (files: readonly File[]): Promise<void> => {
    const waiting = files.map((file) => ({ file, key: ++last.current }));
    setUploads((all) => [
      ...all,
      ...waiting.map(({ file, key }) => ({ key, nome: file.name, share: 0, problem: null })),
    ]);
    const sendNext = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { file, key } = next;
        const answer = await sendFile(file, target, (share) => change(key, { share })).catch((error: Error) => error);
        change(key, answer instanceof Error ? { problem: answer.message } : null);
        if (!(answer instanceof Error)) done(answer);
        await refreshDesk('/arquivos');
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
  };
  return { uploads, send, dismiss: (key: number) => change(key, null) };
}
