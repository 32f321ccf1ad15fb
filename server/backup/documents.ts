import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { isAlive } from '../database/embedded/process.ts';
import { documentsIn } from '../tenants/files.ts';
import { DigestStream } from './digest.ts';
import type { BackupDocument } from './manifest.ts';
import type { TarWriter } from './tar.ts';

/** A document as it was at one moment, kept for as long as a backup takes. */
interface HeldDocument {
  orgao: string;
  caminho: string;
  /** Where its bytes are, whatever becomes of the document meanwhile. */
  bytes: string;
}

export interface HeldDocuments {
  all: readonly HeldDocument[];
  release(): Promise<void>;
}

const PREFIX = '.copia-';

/**
 * Gives the documents of some bodies a second name each, which costs no room: one that is replaced or withdrawn while the
 * backup runs is still read as it was. Where the disk has no second names, they are read from where they are.
 */
export async function holdDocuments(filesDir: string, bodies: readonly string[]): Promise<HeldDocuments> {
  await clearAbandoned(filesDir);
  const aside = join(filesDir, `${PREFIX}${process.pid}-${randomUUID()}`);
  await mkdir(aside);
  const release = (): Promise<void> => rm(aside, { recursive: true, force: true });
  try {
    const all: HeldDocument[] = [];
    for (const orgao of bodies)
      for (const caminho of await documentsIn(join(filesDir, orgao))) {
        const [own, held] = [join(filesDir, orgao, caminho), join(aside, String(all.length))];
        const bytes = await link(own, held).then(
          () => held,
          ({ code }: NodeJS.ErrnoException) => (code === 'ENOENT' ? null : own),
        );
        if (bytes) all.push({ orgao, caminho, bytes });
      }
    return { all, release };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Removes what a backup that was killed left behind. */
async function clearAbandoned(filesDir: string): Promise<void> {
  for (const name of await readdir(filesDir)) {
    const pid = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : Number.NaN;
    if (!Number.isNaN(pid) && !isAlive(pid)) await rm(join(filesDir, name), { recursive: true, force: true });
  }
}

/** Digest that was published of each document, by its place (`pmdemo/atas/1.pdf`). */
export type PublishedDigests = ReadonlyMap<string, string>;

export async function publishedDigests(client: pg.ClientBase): Promise<PublishedDigests> {
  const { rows } = await client.query<{ lugar: string; sha256: string }>(
    "SELECT t.slug || '/' || a.caminho AS lugar, a.sha256 FROM portal.arquivos a JOIN portal.tenants t ON t.id = a.tenant",
  );
  return new Map(rows.map(({ lugar, sha256 }) => [lugar, sha256]));
}

/** Copies documents into a backup. One that is not what was published is copied as it is, and says so. */
export async function copyDocuments(
  tar: TarWriter,
  held: readonly HeldDocument[],
  published: PublishedDigests,
  each: (done: number) => void,
): Promise<BackupDocument[]> {
  const copied: BackupDocument[] = [];
  for (const { orgao, caminho, bytes: path } of held) {
    const membro = `arquivos/${copied.length + 1}`;
    const digest = new DigestStream();
    const source = createReadStream(path);
    source.on('error', (error) => digest.destroy(error));
    await tar.add(membro, source.pipe(digest));
    const sha256 = digest.sha256();
    const wanted = published.get(`${orgao}/${caminho}`);
    const differs = wanted !== undefined && wanted !== sha256;
    copied.push({ orgao, caminho, membro, bytes: digest.bytes, sha256, ...(differs && { publicado: wanted }) });
    each(copied.length);
  }
  return copied;
}

/** Places of the documents that a backup has otherwise than published, or does not have. */
export function strayDocuments(copied: readonly BackupDocument[], published: PublishedDigests): string[] {
  const there = new Map(copied.map(({ orgao, caminho, sha256 }) => [`${orgao}/${caminho}`, sha256]));
  return [...published].filter(([place, sha256]) => there.get(place) !== sha256).map(([place]) => place);
}
