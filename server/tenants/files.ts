import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { file } from '../../catalog/fields/index.ts';
import { Refusal } from '../refusal.ts';

export interface CopiedCounts {
  novos: number;
  substituidos: number;
  iguais: number;
}

const path = file({ label: 'Arquivo' });

/** Paths of the documents below a folder, without hidden files; none if the folder is absent. */
export async function documentsIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(absent);
  return found
    .filter((one) => one.isFile())
    .map((one) => relative(folder, join(one.parentPath, one.name)).split(sep).join('/'))
    .filter((name) => !/(?:^|\/)\./.test(name))
    .sort();
}

function absent({ code }: NodeJS.ErrnoException): [] {
  if (code === 'ENOENT' || code === 'ENOTDIR') return [];
  throw new Refusal(`A pasta de documentos não pôde ser lida (${code}): confira as permissões.`);
}

/** Refuses documents whose names no address can contain, before any is copied. */
export function refuseUnreachableNames(folder: string, names: readonly string[]): void {
  for (const name of names) {
    const parsed = path.parse(name);
    if (!parsed.ok) throw new Refusal(`${join(folder, name)}: o nome ${parsed.message}. Renomeie o arquivo.`);
  }
}

/** Copies documents, each in one step. Those that are the same stay untouched. */
export async function copyDocuments(
  from: string,
  to: string,
  names: readonly string[],
  each: (done: number) => void,
): Promise<CopiedCounts> {
  const counts: CopiedCounts = { novos: 0, substituidos: 0, iguais: 0 };
  for (const [i, name] of names.entries()) {
    counts[await copy(join(from, name), join(to, name.normalize('NFC')))] += 1;
    each(i + 1);
  }
  return counts;
}

async function copy(from: string, to: string): Promise<keyof CopiedCounts> {
  const [here, there] = await Promise.all([stat(from), stat(to).catch(() => null)]);
  if (there && here.size === there.size && (await fileDigest(from)) === (await fileDigest(to))) return 'iguais';
  const aside = `${to}.${randomUUID()}`;
  await mkdir(dirname(to), { recursive: true });
  try {
    await copyFile(from, aside);
    await rename(aside, to);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
  return there ? 'substituidos' : 'novos';
}

/** SHA-256 of a file. */
export async function fileDigest(name: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(name), hash);
  return hash.digest('hex');
}
