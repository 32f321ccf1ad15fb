import type { Worker } from 'node:worker_threads';
import { Fault } from '../http/fault.ts';
import { queueFault } from '../limits/busy.ts';
import { startThread } from '../process/beside.ts';
import type { PngOrder, PngOutcome } from './worker.ts';

/** Characters of the longest SVG that is drawn. */
const MAX_LETTERS = 2_000_000;
/** Drawings that may wait; each takes some 30 ms of the thread that draws them one by one. */
const MAX_WAITING = 32;
const SECONDS_EACH = 0.1;
/** Milliseconds after which a drawing is given up, with its thread. */
const PATIENCE_MS = 10_000;
/** Milliseconds that the thread outlives its last drawing. */
const IDLE_MS = 30_000;

interface Waiting {
  order: PngOrder;
  settle(outcome: PngOutcome): void;
}

/**
 * Draws one picture at a time in a thread of its own, because a drawing would hold every other answer up while it lasts.
 * The thread is started for the first picture and ends when nobody has asked for a while.
 */
class PngThread {
  readonly #waiting: Waiting[] = [];
  #worker: Worker | null = null;
  #timer: NodeJS.Timeout | undefined;
  #count = 0;

  draw(svg: string, zoom: number): Promise<PngOutcome> {
    if (this.#waiting.length >= MAX_WAITING)
      throw queueFault(503, this.#waiting.length, this.#waiting.length * SECONDS_EACH, ['imagem', 'imagens']);
    return new Promise((settle) => {
      this.#waiting.push({ order: { number: ++this.#count, svg, zoom }, settle });
      if (this.#waiting.length === 1) this.#begin();
    });
  }

  /** Sends the first of those that wait to the thread. */
  #begin(): void {
    clearTimeout(this.#timer);
    const [first] = this.#waiting;
    if (!first) {
      this.#worker?.unref();
      this.#timer = setTimeout(() => this.#end(), IDLE_MS).unref();
      return;
    }
    this.#worker ??= this.#start();
    this.#worker.ref();
    this.#worker.postMessage(first.order);
    this.#timer = setTimeout(() => this.#fail(`not drawn within ${PATIENCE_MS} ms`), PATIENCE_MS);
  }

  #start(): Worker {
    const worker = startThread(import.meta.url, 'worker');
    worker.on('message', (outcome: PngOutcome) => this.#settle(outcome));
    worker.on('error', (error) => worker === this.#worker && this.#fail(String(error)));
    return worker;
  }

  #settle(outcome: PngOutcome): void {
    if (this.#waiting[0]?.order.number !== outcome.number) return;
    this.#waiting.shift()?.settle(outcome);
    this.#begin();
  }

  /** Gives the first up, and the thread with it: the next starts another. */
  #fail(fault: string): void {
    this.#end();
    const [first] = this.#waiting;
    if (first) this.#settle({ number: first.order.number, fault });
  }

  #end(): void {
    void this.#worker?.terminate();
    this.#worker = null;
  }
}

const ABSENT = 'Este portal não desenha imagens em PNG nesta máquina. Peça a mesma imagem em SVG.';
const TOO_LARGE = 'Esta imagem seria grande demais. Mostre menos grupos e peça-a de novo.';

const thread = new PngThread();

/** Draws an SVG as a PNG, with so many pixels for each of its own. Only letters of `PICTURE_FAMILY` are drawn. */
export async function drawPng(svg: string, zoom = 1): Promise<Buffer> {
  if (svg.length > MAX_LETTERS) throw new Fault(400, 'BAD_QUERY', TOO_LARGE);
  const outcome = await thread.draw(svg, zoom);
  if ('png' in outcome) return Buffer.from(outcome.png);
  if ('absent' in outcome) throw new Fault(404, 'NOT_FOUND', ABSENT);
  throw new Error(`png: ${outcome.fault}`);
}
