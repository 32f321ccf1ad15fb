import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type BesideOptions, startProgram } from '../../process/beside.ts';
import { type DocumentText, UNREAD_DOCUMENT } from '../text.ts';
import type { ReadingTask } from './child.ts';

/** Megabytes of heap that reading may take: a PDF of a few kilobytes can unpack to gigabytes. */
const HEAP_MEGABYTES = 512;
/** Milliseconds after which a reading is ended from outside; a well-behaved one ends itself before. */
const LONGEST_MS = 90_000;
/** Milliseconds that a process waits for the next document: people send many at once. */
const IDLE_MS = 10_000;

/**
 * Reads documents one after another in a process of its own, with memory and time of its own: whatever a document does to
 * it, the portal goes on. A document that breaks it counts as one without text.
 */
export class DocumentReader {
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();
  readonly #longestMs: number;

  constructor(longestMs: number = LONGEST_MS) {
    this.#longestMs = longestMs;
  }

  read(task: ReadingTask): Promise<DocumentText> {
    const reading = this.#last.then(() => this.#read(task));
    this.#last = reading.catch(() => undefined);
    return reading;
  }

  async #read(task: ReadingTask): Promise<DocumentText> {
    clearTimeout(this.#idle);
    const child = this.#child?.connected ? this.#child : start();
    this.#child = child;
    const late = setTimeout(() => child.kill('SIGKILL'), this.#longestMs);
    const heard = new AbortController();
    try {
      const { signal } = heard;
      const answer = once(child, 'message', { signal }).then(([found]: DocumentText[]) => found);
      const gone = once(child, 'exit', { signal }).then(() => undefined);
      child.send(task);
      return (await Promise.race([answer, gone]).catch(() => undefined)) ?? UNREAD_DOCUMENT;
    } finally {
      heard.abort();
      clearTimeout(late);
      this.#idle = setTimeout(() => this.#end(), IDLE_MS).unref();
    }
  }

  #end(): void {
    if (this.#child?.connected) this.#child.disconnect();
    this.#child = null;
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
    await this.#last;
    this.#end();
  }
}

function start(): ChildProcess {
  const stdio: BesideOptions['stdio'] = ['ignore', 'ignore', 'ignore', 'ipc'];
  const child = startProgram(import.meta.url, 'child', { heap: HEAP_MEGABYTES, stdio });
  // A message to a process that has ended fails; its end is what is waited for.
  child.on('error', () => undefined);
  return child;
}
