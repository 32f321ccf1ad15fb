import type { Readable } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import type { ClientBase } from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Statement } from '../database/sql/names.ts';
import { startThread } from '../process/beside.ts';
import { rowBatches } from './cursor.ts';
import { MAX_PRINTOUT_ROWS, type PrintoutMeta, printoutCells, printoutOf } from './printout.ts';
import { readableFrom } from './readable.ts';
import { askThread } from './thread.ts';
import type { PdfPiece, PdfQuestion } from './worker.ts';

export type { PrintoutMeta as Meta } from './printout.ts';

/**
 * Lays out a list as a PDF, in a worker thread because it would block the server for seconds. Once this resolves, all rows
 * are read and the connection is free; the stream then draws page by page.
 */
export async function layOutPdf(
  client: ClientBase,
  select: Statement,
  set: Dataset,
  meta: PrintoutMeta,
): Promise<Readable> {
  const worker = startThread(import.meta.url, 'worker', printoutOf(set, meta));
  try {
    for await (const batch of rowBatches(client, select, MAX_PRINTOUT_ROWS)) {
      const cells = batch.map((row) => printoutCells(set, row));
      await ask(worker, cells);
    }
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  return readableFrom(pagesOf(worker)).once('close', () => worker.terminate());
}

async function* pagesOf(worker: Worker): AsyncGenerator<Uint8Array> {
  for (let piece = await ask(worker, null); piece !== null; piece = await ask(worker, null)) yield piece;
}

const ask = (worker: Worker, question: PdfQuestion): Promise<PdfPiece> => askThread<PdfPiece>(worker, question);
