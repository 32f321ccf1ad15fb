import { parentPort, workerData } from 'node:worker_threads';
import { ParquetEncoder, type ParquetPlan } from './rowgroups.ts';

/** Bytes of a COPY to add, or `null` for the end of the file. */
export type ParquetQuestion = Uint8Array | null;

const encoder = new ParquetEncoder(workerData as ParquetPlan);

/** Sends one answer for each question, the bytes of the file that are ready: neither side runs ahead of the other. */
parentPort?.on('message', (bytes: ParquetQuestion) => {
  const ready = bytes ? encoder.add(bytes) : encoder.end();
  parentPort?.postMessage(ready);
});
