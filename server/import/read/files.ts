import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Refusal } from '../../refusal.ts';
import { type ByteSource, bytesOf } from './bytes.ts';
import { duplicatesOf } from './duplicates.ts';

/** One file as its publisher names it. */
export interface ImportFile {
  name: string;
  bytes: ByteSource;
  /** The file of the same folder that came before and is this one, byte for byte. */
  twin?: string | undefined;
}

/** Where a file lies, and what its publisher calls it. */
export interface NamedFile {
  path: string;
  name: string;
}

const COLLATOR = new Intl.Collator('pt-BR', { numeric: true });

/** A file, or the pages of a folder in the order in which people count them. */
export async function* filesAt(path: string): AsyncGenerator<ImportFile> {
  const there = await stat(path).catch(() => null);
  if (!there) throw new Refusal(`Não há arquivo nem pasta em ${path}. Confira o caminho.`);
  if (!there.isDirectory()) {
    yield* closing({ path, name: basename(path) });
    return;
  }
  const names = (await readdir(path)).filter((name) => !name.startsWith('.')).sort(COLLATOR.compare);
  if (names.length === 0) throw new Refusal(`A pasta ${path} está vazia.`);
  const files = await Promise.all(names.map((name) => candidate(join(path, name))));
  const twins = await duplicatesOf(files);
  for (const file of files) yield* closing(file, twins.get(file));
}

/** Files that lie anywhere, under the names that their publisher gave them, in the order in which people count them. */
export async function* namedFiles(files: readonly NamedFile[]): AsyncGenerator<ImportFile> {
  const sorted = [...files].sort((a, b) => COLLATOR.compare(a.name, b.name));
  const all = await Promise.all(sorted.map(({ path, name }) => candidate(path, name)));
  const twins = await duplicatesOf(all);
  for (const file of all) yield* closing(file, twins.get(file));
}

const candidate = async (path: string, name = basename(path)) => ({
  path,
  name,
  likeness: String((await stat(path)).size),
  bytes: () => bytesOf(path),
});

/** Whoever stops early, at whatever place, leaves no file open. */
async function* closing({ path, name }: NamedFile, twin?: string): AsyncGenerator<ImportFile> {
  const bytes = bytesOf(path);
  try {
    yield { name, bytes, twin };
  } finally {
    await bytes.return(undefined);
  }
}

export async function* oneFile(name: string, bytes: ByteSource): AsyncGenerator<ImportFile> {
  yield { name, bytes };
}
