import { type FileHandle, open, readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Refusal } from '../refusal.ts';
import { twinsOf } from './twins.ts';

export type Source = AsyncIterable<Uint8Array>;

/** One file as its publisher names it. */
export interface Entry {
  name: string;
  bytes: Source;
  /** The file of the same folder that came before and is this one, byte for byte. */
  twin?: string | undefined;
}

const COLLATOR = new Intl.Collator('pt-BR', { numeric: true });

/** A file, or the pages of a folder in the order in which people count them. */
export async function* entriesOf(path: string): AsyncGenerator<Entry> {
  const there = await stat(path).catch(() => null);
  if (!there) throw new Refusal(`Não há arquivo nem pasta em ${path}. Confira o caminho.`);
  if (!there.isDirectory()) {
    yield* closing(path);
    return;
  }
  const names = (await readdir(path)).filter((name) => !name.startsWith('.')).sort(COLLATOR.compare);
  if (names.length === 0) throw new Refusal(`A pasta ${path} está vazia.`);
  const files = await Promise.all(names.map((name) => candidate(join(path, name))));
  const twins = await twinsOf(files);
  for (const file of files) yield* closing(file.path, twins.get(file));
}

const candidate = async (path: string) => ({
  path,
  name: basename(path),
  likeness: String((await stat(path)).size),
  bytes: () => bytesOf(path),
});

/** Whoever stops early, at whatever place, leaves no file open. */
async function* closing(path: string, twin?: string): AsyncGenerator<Entry> {
  const bytes = bytesOf(path);
  try {
    yield { name: basename(path), bytes, twin };
  } finally {
    await bytes.return(undefined);
  }
}

export async function* one(name: string, bytes: Source): AsyncGenerator<Entry> {
  yield { name, bytes };
}

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
export async function peek(source: Source, most: number): Promise<{ head: Buffer; bytes: Peeked }> {
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
