import { type FileHandle, open } from 'node:fs/promises';
import { basename } from 'node:path';
import { Refusal } from '../../refusal.ts';

/** The bytes of a file, a piece at a time. */
export type ByteSource = AsyncIterable<Uint8Array>;

/** A file that grows or is rewritten while it is read is half of two files. */
export async function* bytesOf(path: string): AsyncGenerator<Uint8Array, void> {
  const handle = await open(path).catch(({ message }) => {
    throw new Refusal(`O arquivo ${path} não pôde ser aberto: ${message}.`);
  });
  try {
    const before = await stampOf(handle);
    for await (const piece of handle.createReadStream({ autoClose: false, highWaterMark: 262_144 })) yield piece;
    if ((await stampOf(handle)) !== before)
      throw new Refusal(
        `O arquivo ${basename(path)} mudou enquanto era lido. Espere o sistema terminar de gravá-lo e envie de novo.`,
      );
  } finally {
    await handle.close();
  }
}

async function stampOf(handle: FileHandle): Promise<string> {
  const { size, mtimeMs } = await handle.stat();
  return `${size} ${mtimeMs}`;
}

export interface Peeked extends AsyncIterableIterator<Uint8Array> {
  return(): Promise<IteratorResult<Uint8Array>>;
}

/** The first bytes of a source, and the source whole again. */
export async function peek(source: ByteSource, most: number): Promise<{ head: Buffer; bytes: Peeked }> {
  const rest = source[Symbol.asyncIterator]();
  let head: Buffer = Buffer.alloc(0);
  while (head.length < most) {
    const { value, done } = await rest.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  return { head, bytes: whole(head, rest) };
}

/** Closed also by who never began to read it, as when its first bytes show that it is no table. */
function whole(head: Buffer, rest: AsyncIterator<Uint8Array>): Peeked {
  let begun = head.length === 0;
  const own: Peeked = {
    next: async () => {
      if (begun) return rest.next();
      begun = true;
      return { done: false, value: head };
    },
    return: async () => {
      await rest.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]: () => own,
  };
  return own;
}
