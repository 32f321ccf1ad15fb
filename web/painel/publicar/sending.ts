import type { EnsaioDeskAnswer } from '../../../catalog/painel/publicar/answer.ts';
import { callServer } from '../../api.ts';
import { useStore } from '../../ui/store.ts';
import { refreshDesk } from '../answers.ts';
import { deskHeaders } from '../call.ts';
import { announceFiles } from './announce.ts';
import {
  addFiles,
  beginEnsaio,
  ensaioPath,
  findEnsaio,
  giveUpEnsaio,
  PUBLICAR,
  pieceAddress,
  receivedBytes,
  receivedOf,
  removeFile,
} from './calls.ts';
import type { ChosenFile } from './dropped.ts';
import { PendingFiles } from './pending.ts';
import type { PieceTransport } from './pieces.ts';
import { type QueuedFile, UploadQueue } from './uploader.ts';

/** A piece that takes longer than this is sent again, smaller. */
const PIECE_PATIENCE_MS = 120_000;

const transport: PieceTransport = {
  received: ({ ensaio, arquivo }, signal) => receivedBytes(ensaio, arquivo, signal),
  send: async ({ ensaio, arquivo }, offset, body, signal) => {
    const response = await callServer(pieceAddress(ensaio, arquivo), {
      method: 'PATCH',
      headers: {
        'content-type': 'application/octet-stream',
        'upload-offset': String(offset),
        ...deskHeaders(),
      },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(PIECE_PATIENCE_MS)]),
    });
    const answer: EnsaioDeskAnswer = await response.json();
    return receivedOf(answer.data, arquivo);
  },
  cancel: async ({ ensaio, arquivo }) => {
    const found = await findEnsaio(ensaio);
    if (found?.arquivos.length === 1) await giveUpEnsaio(ensaio);
    else await removeFile(ensaio, arquivo);
    void refreshDesk(PUBLICAR);
  },
};

const pending = new PendingFiles(localStorage);

/** The files that this tab sends: they go on while the person walks through the desk. */
const queue = new UploadQueue(transport, (place) => {
  pending.remove(place);
  void refreshDesk(PUBLICAR);
});

globalThis.addEventListener('beforeunload', (event) => {
  if (queue.isBusy()) event.preventDefault();
});

export const uploads: UploadQueue = queue;

/** The files on their way to an ensaio, or to any. */
export const useUploads = (ensaio?: string): readonly QueuedFile[] =>
  useStore(queue.items).filter(({ place }) => ensaio === undefined || place.ensaio === ensaio);

/** Sends chosen files to a new ensaio, or to those where they were cut off, and gives the first. */
export async function sendToNew(files: readonly ChosenFile[], dataset: string | null): Promise<string | null> {
  const announced = await announceFiles(files, pending, {
    announce: (arquivos) => beginEnsaio([...arquivos], dataset),
    find: findEnsaio,
  });
  queue.add(announced);
  return announced[0]?.place.ensaio ?? null;
}

/** Sends chosen files to an ensaio that is there; those that were cut off go on. */
export async function sendToEnsaio(id: string, files: readonly ChosenFile[]): Promise<void> {
  queue.add(
    await announceFiles(files, pending, { announce: (arquivos) => addFiles(id, [...arquivos]), find: findEnsaio }),
  );
  await refreshDesk(ensaioPath(id));
}

/** Sends files in place of those that an ensaio has, which leave before the new ones are read. */
export async function replaceFiles(id: string, files: readonly ChosenFile[]): Promise<void> {
  const before = (await findEnsaio(id))?.arquivos ?? [];
  const announced = await announceFiles(files, pending, {
    announce: (arquivos) => addFiles(id, [...arquivos]),
    find: async () => null,
  });
  for (const { id: arquivo } of before) await removeFile(id, arquivo);
  queue.add(announced);
  await refreshDesk(ensaioPath(id));
}
