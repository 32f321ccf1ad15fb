import { parentPort, workerData } from 'node:worker_threads';
import type { Cell, Paper } from './paper.ts';
import { Printer } from './printer.ts';

/** Rows to place, or `null`: the next piece of the finished paper, please. */
export type Ask = readonly (readonly Cell[])[] | null;
/** A piece of the paper; `null` when rows were placed, or when nothing is left. */
export type Answer = Uint8Array | null;

const printer = new Printer(workerData as Paper);
const pages = printer.pages();

function answer(ask: Ask): Answer {
  if (ask) {
    printer.rows(ask);
    return null;
  }
  return pages.next().value ?? null;
}

/** One answer for each question: neither side ever runs ahead of the other. */
parentPort?.on('message', (ask: Ask) => parentPort?.postMessage(answer(ask)));
