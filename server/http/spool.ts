import { Duplex } from 'node:stream';
import { Scratch } from '../import/scratch.ts';
import type { Visitor } from '../limits/visit.ts';
import type { DownloadRoom } from './room.ts';

/** A piece of a file that waits for its reader: in memory, or in a part of the scratch file. */
type Piece = { bytes: Buffer; counted: boolean } | { at: number; length: number };

/** Bytes that a reader must take within the patience of whoever makes the file, once there is no room left. */
const STEP = 1024 ** 2;

export interface SpoolSetting {
  who: Visitor;
  memory: DownloadRoom;
  disk: DownloadRoom;
  /** Milliseconds that the maker of the file waits for its reader to make room. */
  patienceMs: number;
}

/**
 * What was made of a file and not yet read, first in memory and then on the disk. The file is made as fast as the
 * database gives its rows, and a slow reader holds no connection. Where there is no room left, the maker waits for the
 * reader, who must then keep up a pace.
 */
export class DownloadSpool extends Duplex {
  readonly #setting: SpoolSetting;
  readonly #pieces: Piece[] = [];
  #file: Scratch | null = null;
  #diskFailed = false;
  /** Length of the scratch file, where its next piece goes, and how many of its pieces wait. */
  #size = 0;
  #end = 0;
  #onDisk = 0;
  /** The piece that the reader was given and has not finished. */
  #given: Piece | null = null;
  #keeping: Promise<void> = Promise.resolve();
  #asked = false;
  #complete = false;
  #read = 0;
  #wake: () => void = () => undefined;

  constructor(setting: SpoolSetting) {
    super({ readableHighWaterMark: 1, writableHighWaterMark: 1 });
    this.#setting = setting;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#keeping = this.#keep(chunk);
    this.#keeping.then(() => done(), done);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#complete = true;
    this.#serve();
    // Whoever made the file is held until all that is left of it has room.
    this.#waitUntil(() => !this.#isCrowded()).then(() => done(), done);
  }

  override _read(): void {
    this.#release();
    this.#asked = true;
    this.#serve();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#wake();
    this.#keeping
      .catch(() => undefined)
      .then(() => this.#clear())
      .then(() => done(error));
  }

  async #clear(): Promise<void> {
    this.#release();
    for (const piece of this.#pieces.splice(0)) this.#giveBack(piece);
    this.#setting.disk.give(this.#setting.who, this.#size);
    await this.#file?.close();
  }

  /** Keeps a piece wherever there is room, and waits where there is none. */
  async #keep(bytes: Buffer): Promise<void> {
    while (!(await this.#placed(bytes))) {
      const goal = this.#read + STEP;
      await this.#waitUntil(() => this.#read >= goal || this.#pieces.length === 0);
    }
    this.#serve();
  }

  async #placed(bytes: Buffer): Promise<boolean> {
    if (this.destroyed) return true;
    const counted = this.#setting.memory.take(this.#setting.who, bytes.length);
    // One piece may always be kept, so that a download goes on when all room is taken.
    if (!counted && this.#pieces.length > 0) return this.#spilled(bytes);
    this.#pieces.push({ bytes, counted });
    return true;
  }

  /** Puts a piece on the disk; once all of the scratch file was read, it is filled from its beginning again. */
  async #spilled(bytes: Buffer): Promise<boolean> {
    const at = this.#onDisk === 0 ? 0 : this.#end;
    if (this.#diskFailed || !this.#grown(at + bytes.length)) return false;
    try {
      this.#file ??= await Scratch.open();
      await writeWhole(this.#file, bytes, at);
    } catch {
      // A full disk is no reason to end a download: it goes on at the pace of its reader.
      this.#diskFailed = true;
      return false;
    }
    this.#end = at + bytes.length;
    this.#onDisk++;
    this.#pieces.push({ at, length: bytes.length });
    return true;
  }

  #grown(size: number): boolean {
    const growth = Math.max(0, size - this.#size);
    if (!this.#setting.disk.take(this.#setting.who, growth)) return false;
    this.#size += growth;
    return true;
  }

  /** Whether a piece is in memory that has no room there. */
  #isCrowded(): boolean {
    return [this.#given, ...this.#pieces].some((piece) => piece && 'bytes' in piece && !piece.counted);
  }

  /** Waits for what the reader must do first; a reader who does not is dropped. */
  async #waitUntil(done: () => boolean): Promise<void> {
    const timer = setTimeout(() => this.destroy(), this.#setting.patienceMs);
    while (!this.destroyed && !done())
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    clearTimeout(timer);
  }

  /** Gives the reader the next piece, if one is asked for and there. */
  #serve(): void {
    if (!this.#asked || this.destroyed) return;
    const piece = this.#pieces.shift();
    if (!piece && !this.#complete) return;
    this.#asked = false;
    this.#given = piece ?? null;
    if (!piece) this.push(null);
    else if ('bytes' in piece) this.push(piece.bytes);
    else
      this.#fetch(piece.at, piece.length).then(
        (bytes) => this.push(bytes),
        (error) => this.destroy(error),
      );
  }

  async #fetch(at: number, length: number): Promise<Buffer> {
    const bytes = Buffer.alloc(length);
    for (let done = 0; done < length; ) {
      const { bytesRead } = (await this.#file?.handle.read(bytes, done, length - done, at + done)) ?? { bytesRead: 0 };
      if (bytesRead === 0) throw new Error('the scratch file is shorter than what was written to it');
      done += bytesRead;
    }
    return bytes;
  }

  /** Takes note that the reader is done with a piece. */
  #release(): void {
    const piece = this.#given;
    if (!piece) return;
    this.#given = null;
    this.#read += 'bytes' in piece ? piece.bytes.length : piece.length;
    this.#giveBack(piece);
    this.#wake();
  }

  #giveBack(piece: Piece): void {
    const { who, memory } = this.#setting;
    if (!('bytes' in piece)) this.#onDisk--;
    else if (piece.counted) memory.give(who, piece.bytes.length);
  }
}

async function writeWhole({ handle }: Scratch, bytes: Buffer, at: number): Promise<void> {
  for (let done = 0; done < bytes.length; )
    done += (await handle.write(bytes, done, bytes.length - done, at + done)).bytesWritten;
}
