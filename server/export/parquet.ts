import type { Readable } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import type { ClientBase } from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import { startThread } from '../process/beside.ts';
import { copyBytes } from './copy.ts';
import type { ParquetQuestion } from './packer.ts';
import { readableFrom } from './readable.ts';
import { ParquetEncoder, type ParquetPlan } from './rowgroups.ts';
import { askThread } from './thread.ts';

/** Bytes of the COPY that go to the thread at a time. */
const PIECE_BYTES = 256 * 1024;

/** The columns of a dataset in a Parquet file, with what the file says of itself. */
export const parquetPlan = ({ fields }: Dataset, about: ParquetPlan['about']): ParquetPlan => ({
  columns: Object.entries(fields).map(([name, { parquet }]) => ({ name, type: parquet })),
  about,
});

/**
 * Streams the lines of a `COPY (…) TO STDOUT` of all fields, as `copyValues` asks for them, as a Parquet file. It is
 * encoded in a thread, because each group of rows would hold up the server for a tenth of a second; a few rows, where it is
 * known that they are, are encoded at once.
 */
export function parquetStream(
  client: ClientBase,
  copy: string,
  plan: ParquetPlan,
  rows = Number.POSITIVE_INFINITY,
): Readable {
  if (rows <= FEW_ROWS) return readableFrom(encodedHere(client, copy, plan));
  const worker = startThread(import.meta.url, 'packer', plan);
  // A thread that is ended while it is asked answers nobody.
  return readableFrom(pieces(worker, client, copy)).once('close', () => void worker.terminate());
}

/** Rows that are encoded sooner than a thread is started. */
const FEW_ROWS = 1_000;

async function* encodedHere(client: ClientBase, copy: string, plan: ParquetPlan): AsyncGenerator<Uint8Array> {
  const encoder = new ParquetEncoder(plan);
  for await (const bytes of copyBytes(client, copy, PIECE_BYTES)) yield encoder.add(bytes);
  yield encoder.end();
}

async function* pieces(worker: Worker, client: ClientBase, copy: string): AsyncGenerator<Uint8Array> {
  const ask = (question: ParquetQuestion) => askThread<Uint8Array>(worker, question);
  for await (const bytes of copyBytes(client, copy, PIECE_BYTES)) {
    const ready = await ask(bytes);
    if (ready.length > 0) yield ready;
  }
  yield await ask(null);
}
