import { parentPort, workerData } from 'node:worker_threads';
import { PdfPrinter } from './printer.ts';
import type { Printout, PrintoutCell } from './printout.ts';

/** Rows to place, or `null` to ask for the next piece of the finished PDF. */
export type PdfQuestion = readonly (readonly PrintoutCell[])[] | null;
/** A piece of the PDF; `null` when rows were placed, or when nothing is left. */
export type PdfPiece = Uint8Array | null;

const printer = new PdfPrinter(workerData as Printout);
const pages = printer.pages();

function answer(ask: PdfQuestion): PdfPiece {
  if (ask) {
    printer.rows(ask);
    return null;
  }
  return pages.next().value ?? null;
}

/** Sends one answer for each question, so that neither side runs ahead of the other. */
parentPort?.on('message', (ask: PdfQuestion) => parentPort?.postMessage(answer(ask)));
