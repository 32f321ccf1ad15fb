import { once } from 'node:events';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { ClientBase } from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import type { Statement } from '../database/sql/names.ts';
import { limitConcurrency } from './concurrency.ts';
import { rowBatches } from './cursor.ts';
import { MAX_PRINTOUT_ROWS, type Printout, type PrintoutMeta, printoutCells, printoutOf } from './printout.ts';
import { readableFrom } from './readable.ts';
import type { PdfPiece, PdfQuestion } from './worker.ts';

export type { PrintoutMeta as Meta } from './printout.ts';

/** Streams a list as a PDF, drawn in a worker thread because it would block the server for seconds. */
export const pdfStream = (client: ClientBase, select: Statement, set: Dataset, meta: PrintoutMeta): Readable =>
  readableFrom(pieces(rowBatches(client, select, MAX_PRINTOUT_ROWS), set, printoutOf(set, meta)));

/** Two PDFs are drawn at a time: a full one takes some hundred megabytes meanwhile. */
const turn = limitConcurrency(2);

async function* pieces(rows: AsyncIterable<Row[]>, set: Dataset, data: Printout): AsyncGenerator<Uint8Array> {
  const leave = await turn();
  const worker = start(data);
  try {
    for await (const batch of rows) {
      const drawn = batch.map((row) => printoutCells(set, row));
      await ask(worker, drawn);
    }
    for (let piece = await ask(worker, null); piece !== null; piece = await ask(worker, null)) yield piece;
  } finally {
    await worker.terminate();
    leave();
  }
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
