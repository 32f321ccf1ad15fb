import { once } from 'node:events';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { ClientBase } from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Statement } from '../database/sql/names.ts';
import { rowBatches } from './cursor.ts';
import { MAX_PRINTOUT_ROWS, type Printout, type PrintoutMeta, printoutCells, printoutOf } from './printout.ts';
import { readableFrom } from './readable.ts';
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
  const worker = start(printoutOf(set, meta));
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

/**
 * Starts the worker from the file beside this one, compiled or not. Node 20 reads no TypeScript, and a thread inherits
 * no loader.
 */
function start(data: Printout): Worker {
  const own = extname(import.meta.url);
  const file = new URL(`./worker${own}`, import.meta.url);
  if (own === '.js') return new Worker(file, { workerData: data });
  const load = `import('tsx/esm/api').then(({ tsImport }) => tsImport('${file}', '${file}'))`;
  return new Worker(load, { workerData: data, eval: true });
}

async function ask(worker: Worker, question: PdfQuestion): Promise<PdfPiece> {
  const heard = once(worker, 'message');
  worker.postMessage(question);
  const [answer] = await heard;
  return answer as PdfPiece;
}
