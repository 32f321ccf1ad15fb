import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';

const BLOCK = 512;
/** Sizes from here on do not fit in eleven octal digits and are written in base 256, as GNU tar does. */
const OCTAL_LIMIT = 8 ** 11;
const BINARY_SIZE = 0x80;

/**
 * Writes a tar file, which any system can unpack, member by member. The length of a member is known only when it ends: its
 * header is written then, in the room that was left for it.
 */
export class TarWriter {
  readonly #file: FileHandle;
  #end = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /** Creates the file, which only its owner may read. */
  static async create(path: string): Promise<TarWriter> {
    return new TarWriter(await open(path, 'wx', 0o600));
  }

  get bytes(): number {
    return this.#end;
  }

  async add(name: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    const start = this.#end;
    this.#end += BLOCK;
    for await (const piece of content) await this.#append(piece);
    const size = this.#end - start - BLOCK;
    await this.#append(Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK));
    await writeWhole(this.#file, headerOf(name, size), start);
  }

  /** Ends the file and waits until it is on the disk. */
  async finish(): Promise<void> {
    await this.#append(Buffer.alloc(2 * BLOCK));
    await this.#file.sync();
    await this.close();
  }

  close(): Promise<void> {
    return this.#file.close();
  }

  async #append(piece: Uint8Array): Promise<void> {
    await writeWhole(this.#file, piece, this.#end);
    this.#end += piece.length;
  }
}

/** Writes every byte: one call may write fewer. */
async function writeWhole(file: FileHandle, bytes: Uint8Array, at: number): Promise<void> {
  for (let done = 0; done < bytes.length; )
    done += (await file.write(bytes, done, bytes.length - done, at + done)).bytesWritten;
}

function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, at: number, length: number) =>
    header.write(value.toString(8).padStart(length - 1, '0'), at, 'latin1');
  header.write(name, 0, 100, 'utf8');
  octal(0o600, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  writeSize(header, size);
  octal(Math.floor(Date.now() / 1000), 136, 12);
  header.write('0', 156, 'latin1');
  header.write('ustar\u000000', 257, 'latin1');
  header.fill(' ', 148, 156);
  octal(sumOf(header), 148, 7);
  return header;
}

function writeSize(header: Buffer, size: number): void {
  if (size < OCTAL_LIMIT) {
    header.write(size.toString(8).padStart(11, '0'), 124, 'latin1');
    return;
  }
  header[124] = BINARY_SIZE;
  header.writeBigUInt64BE(BigInt(size), 128);
}

/** Sum of the bytes of a header, with its own field as blanks. */
function sumOf(header: Buffer): number {
  let sum = 0;
  for (let i = 0; i < BLOCK; i++) sum += i >= 148 && i < 156 ? 32 : (header[i] ?? 0);
  return sum;
}

export interface TarMember {
  start: number;
  size: number;
}

/** Where each member of a tar file lies; null if the file is none, or ends too early. */
export async function readTar(path: string): Promise<Map<string, TarMember> | null> {
  const file = await open(path, 'r');
  try {
    const { size: length } = await file.stat();
    const members = new Map<string, TarMember>();
    for (let at = 0; ; ) {
      const header = Buffer.alloc(BLOCK);
      if ((await file.read(header, 0, BLOCK, at)).bytesRead < BLOCK) return null;
      if (header.every((byte) => byte === 0)) return members;
      const member = { start: at + BLOCK, size: sizeIn(header) };
      if (Number.parseInt(textIn(header, 148, 8), 8) !== sumOf(header) || member.start + member.size > length)
        return null;
      members.set(textIn(header, 0, 100), member);
      at = member.start + Math.ceil(member.size / BLOCK) * BLOCK;
    }
  } finally {
    await file.close();
  }
}

const textIn = (header: Buffer, at: number, length: number): string =>
  header.toString('utf8', at, at + length).replace(/\0.*$/s, '');

const sizeIn = (header: Buffer): number =>
  header[124] === BINARY_SIZE ? Number(header.readBigUInt64BE(128)) : Number.parseInt(textIn(header, 124, 12), 8);

/** The bytes of one member. */
export const tarMember = (path: string, { start, size }: TarMember): Readable =>
  size === 0 ? Readable.from([]) : createReadStream(path, { start, end: start + size - 1 });
