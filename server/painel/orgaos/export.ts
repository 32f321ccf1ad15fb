import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { ZipWriter } from '../../export/zip.ts';
import { CARGAS_FILE } from '../../tenants/cargas.ts';
import { dumpData } from '../../tenants/dump.ts';
import { writeBodyPapers } from '../../tenants/exported.ts';
import { documentsIn } from '../../tenants/files.ts';
import type { DeskServices } from '../services.ts';

/**
 * The export of a body as one ZIP file, which leaves while it is made: each dataset is written beside, sent and erased, so
 * that it takes the disk of one of them and keeps the connection busy. Unpacked, it is what `portal tenant export` writes.
 */
export function exportBody(services: DeskServices, body: { id: number; slug: string }): Readable {
  const out = new PassThrough();
  const gone = new AbortController();
  out.once('close', () => gone.abort());
  write(services, body, out, gone.signal).then(
    () => out.end(),
    (error: Error) => out.destroy(error),
  );
  return out;
}

async function write(
  { db, filesDir, stagingDir }: DeskServices,
  { id, slug }: { id: number; slug: string },
  out: PassThrough,
  signal: AbortSignal,
): Promise<void> {
  await mkdir(stagingDir, { recursive: true });
  const folder = await mkdtemp(join(stagingDir, 'exportacao-'));
  const zip = new ZipWriter();
  const add = async (name: string, path: string): Promise<void> => {
    for await (const piece of zip.file(`${slug}/${name}`, createReadStream(path))) await send(out, piece, signal);
  };
  try {
    await db.own((client) => writeBodyPapers(client, id, folder), signal);
    // Hidden files are listed too: one of them says which version was exported.
    for (const name of await filesBelow(folder)) await add(name, join(folder, name));
    for (const name of await documentsIn(join(filesDir, slug)))
      await add(`arquivos/${name}`, join(filesDir, slug, name));
    await db.own(
      (client) =>
        dumpData(client, id, folder, async ({ dados }) => {
          await add(dados, join(folder, dados));
          await rm(join(folder, dados));
        }),
      signal,
    );
    await add(CARGAS_FILE, join(folder, CARGAS_FILE));
    await send(out, zip.end(), signal);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Sends some bytes, and waits for whoever downloads where they are slower. */
async function send(out: PassThrough, bytes: Buffer, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  if (!out.write(bytes)) await once(out, 'drain', { signal });
}

/** Paths of every file below a folder. */
async function filesBelow(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((one) => one.isFile())
    .map((one) => relative(folder, join(one.parentPath, one.name)).split(sep).join('/'));
}
