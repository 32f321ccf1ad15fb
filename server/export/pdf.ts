import { once } from 'node:events';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { ClientBase } from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import type { Statement } from '../database/sql/names.ts';
import { batches } from './cursor.ts';
import { flow } from './flow.ts';
import { cells, type Meta, MOST, type Paper, paper } from './paper.ts';
import { turns } from './turns.ts';
import type { Answer, Ask } from './worker.ts';

export type { Meta } from './paper.ts';

/** The list on paper, as it is on the screen. Drawn in a thread of its own: it would stop the server for seconds. */
export const pdf = (client: ClientBase, select: Statement, set: Dataset, meta: Meta): Readable =>
  flow(pieces(batches(client, select, MOST), set, paper(set, meta)));

/** A full paper takes some hundred megabytes while it is drawn. */
const turn = turns(2);

async function* pieces(rows: AsyncIterable<Row[]>, set: Dataset, data: Paper): AsyncGenerator<Uint8Array> {
  const leave = await turn();
  const worker = start(data);
  try {
    for await (const batch of rows) {
      const drawn = batch.map((row) => cells(set, row));
      await ask(worker, drawn);
    }
    for (let piece = await ask(worker, null); piece !== null; piece = await ask(worker, null)) yield piece;
  } finally {
    await worker.terminate();
    leave();
  }
}

/** The thread's file lies beside ours, compiled or not. Node 20 reads no TypeScript, and a thread inherits no loader. */
function start(data: Paper): Worker {
  const own = extname(import.meta.url);
  const file = new URL(`./worker${own}`, import.meta.url);
  if (own === '.js') return new Worker(file, { workerData: data });
  const load = `import('tsx/esm/api').then(({ tsImport }) => tsImport('${file}', '${file}'))`;
  return new Worker(load, { workerData: data, eval: true });
}

async function ask(worker: Worker, question: Ask): Promise<Answer> {
  const heard = once(worker, 'message');
  worker.postMessage(question);
  const [answer] = await heard;
  return answer as Answer;
}
