import type { ServerResponse } from 'node:http';
import { type Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Bytes handed to the network at a time. Smaller ones show sooner that a slow reader goes on. */
const SLICE = 64 * 1024;

/** Sends a stream as the body of an answer. A reader who takes nothing for so many milliseconds is dropped. */
export const sendToReader = (source: Readable, response: ServerResponse, stallMs: number): Promise<void> =>
  pipeline(source, new NetworkReader(response, stallMs));

/**
 * The reader at the other end of an answer. The connection is cut when the network does not accept a slice in time:
 * while nothing is there to be sent, as when the database still sorts, nobody is counted as slow.
 */
class NetworkReader extends Writable {
  readonly #response: ServerResponse;
  readonly #stallMs: number;

  constructor(response: ServerResponse, stallMs: number) {
    super({ highWaterMark: 1 });
    this.#response = response;
    this.#stallMs = stallMs;
    const leave = (): unknown => !response.writableFinished && this.destroy();
    response.once('close', leave);
    if (response.destroyed) leave();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#send(chunk).then(() => done(), done);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#accepted((accept) => this.#response.once('finish', accept).end()).then(() => done(), done);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    if (!this.#response.writableFinished) this.#response.destroy();
    done(error);
  }

  async #send(chunk: Buffer): Promise<void> {
    for (let at = 0; at < chunk.length && !this.destroyed; at += SLICE)
      await this.#accepted((accept) => this.#response.write(chunk.subarray(at, at + SLICE), accept));
  }

  /** Waits until the network accepts what is written, or the connection closes. */
  #accepted(write: (accept: () => void) => void): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.destroy(), this.#stallMs);
      const accept = (): void => {
        clearTimeout(timer);
        this.#response.off('close', accept);
        resolve();
      };
      this.#response.once('close', accept);
      write(accept);
    });
  }
}
