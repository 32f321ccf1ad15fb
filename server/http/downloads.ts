import type { Limits } from '../limits/limits.ts';
import { Turns } from '../limits/turns.ts';
import { currentVisit, type Visitor } from '../limits/visit.ts';
import { DownloadRoom } from './room.ts';
import { DownloadSpool } from './spool.ts';

const MEGABYTE = 1024 ** 2;
/** Memory for files that wait for those who download them, before they go to the disk. */
const MEMORY_BYTES = 64 * MEGABYTE;
/** Milliseconds that somebody waits until a PDF of theirs is drawn, and how many of one address wait. */
const PRINTER_PATIENCE_MS = 60_000;
const PRINTERS_WAITING = 4;
/** Whom a download is for that no visitor asked for, as in a test of a part. */
const NOBODY: Visitor = { body: 0, weight: 1, address: '' };

/** What those who download share: room for what they have not read yet, and the threads that draw PDFs. */
export class Downloads {
  /** Milliseconds after which a reader who takes nothing is dropped. */
  readonly stallMs: number;
  readonly #memory = new DownloadRoom(MEMORY_BYTES);
  readonly #disk: DownloadRoom;
  readonly #printers: Turns;

  constructor(limits: Limits) {
    this.stallMs = limits.exportStallSeconds * 1000;
    this.#disk = new DownloadRoom(limits.exportDiskMegabytes * MEGABYTE);
    this.#printers = new Turns({
      places: limits.pdfs,
      perAddress: 1,
      spare: limits.pdfs > 1 ? 1 : 0,
      waitingPerAddress: PRINTERS_WAITING,
      patienceMs: PRINTER_PATIENCE_MS,
      noun: ['PDF', 'PDFs'],
    });
  }

  /** Bytes that wait for their readers, in memory and on the disk. */
  get waiting(): { memory: number; disk: number } {
    return { memory: this.#memory.taken, disk: this.#disk.taken };
  }

  /** A place for a file of the current visit between whoever makes it and whoever reads it. */
  spool(): DownloadSpool {
    return new DownloadSpool({
      who: currentVisit() ?? NOBODY,
      memory: this.#memory,
      disk: this.#disk,
      patienceMs: this.stallMs,
    });
  }

  /** Waits for a thread to draw a PDF for the current visit; resolves to what gives it back. */
  takePrinter(): Promise<() => void> {
    const visit = currentVisit();
    return this.#printers.take(visit ?? NOBODY, visit?.gone);
  }
}
