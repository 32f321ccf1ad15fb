import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { Fault } from '../http/fault.ts';

/** Milliseconds without a byte after which a sender is dropped. It may go on from there. */
const STALLED_MS = 30_000;

/** A file that comes in pieces: so many bytes, to a path. */
export interface IncomingFile {
  id: string;
  tamanho: number;
  path: string;
  /** Bytes that are on the disk. */
  received: number;
  /** Whether all bytes came and were accepted. */
  whole: boolean;
}

interface Writing {
  source: Readable;
  done: Promise<unknown>;
}

/** Takes in the bytes of files, piece by piece, each at the offset where the last one ended. */
export class ByteReceiver {
  readonly #stalledMs: number;
  readonly #writing = new Map<string, Writing>();

  constructor(stalledMs: number = STALLED_MS) {
    this.#stalledMs = stalledMs;
  }

  /** Writes a piece at its offset. A connection that hangs gives way to the one that came after it. */
  async write(id: string, offset: number, source: Readable, find: () => Promise<IncomingFile>): Promise<void> {
    await this.interrupt(id);
    const file = await find();
    if (file.whole || offset !== file.received) throw misplaced(file);
    const done = appendBytes(file, dropStalled(source, this.#stalledMs)).catch((error) => {
      throw explained(file, error);
    });
    const writing: Writing = { source, done: done.catch(() => undefined) };
    this.#writing.set(id, writing);
    try {
      await done;
    } finally {
      if (this.#writing.get(id) === writing) this.#writing.delete(id);
    }
  }

  /** Ends the connection that is sending a file, if one is. */
  async interrupt(id: string): Promise<void> {
    const before = this.#writing.get(id);
    before?.source.destroy();
    await before?.done;
  }
}

/** Appends bytes. Those that arrived before a connection broke stay. */
async function appendBytes(file: IncomingFile, source: AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(file.path, 'r+');
  try {
    let at = file.received;
    for await (const bytes of source) {
      if (at + bytes.length > file.tamanho) throw new UploadOverflow();
      await handle.write(bytes, 0, bytes.length, at);
      at += bytes.length;
    }
  } finally {
    await handle.close();
  }
}

/** Passes bytes on until none comes for a while: then the connection is dropped, and the sender may go on later. */
async function* dropStalled(source: Readable, afterMs: number): AsyncGenerator<Uint8Array> {
  const stalled = new Fault(408, 'STALLED', 'O envio parou de chegar. Continue de onde parou.');
  const timer = setTimeout(() => source.destroy(stalled), afterMs);
  try {
    for await (const piece of source) {
      timer.refresh();
      yield piece;
    }
  } finally {
    clearTimeout(timer);
  }
}

/** Thrown when more bytes come than were announced. */
class UploadOverflow extends Error {}

/** The refusal of an offset that is not the end of what came; it tells the right one. */
export class WrongOffset extends Fault {
  readonly received: number;

  constructor(message: string, received: number) {
    super(409, 'WRONG_OFFSET', message);
    this.received = received;
  }
}

const misplaced = ({ whole, received, tamanho }: IncomingFile): WrongOffset =>
  whole
    ? new WrongOffset('O arquivo já chegou inteiro: falta só publicar.', tamanho)
    : new WrongOffset(`O próximo byte esperado é o ${received}: continue com Upload-Offset: ${received}.`, received);

function explained({ tamanho }: IncomingFile, error: unknown): unknown {
  if (error instanceof UploadOverflow)
    return new Fault(413, 'TOO_LARGE', `Vieram mais bytes do que os ${tamanho} anunciados. Comece outro envio.`);
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
    return new Fault(507, 'NO_SPACE', 'Não há espaço em disco no servidor. Avise quem opera o portal.');
  return error;
}
