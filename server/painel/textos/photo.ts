import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanJpeg } from '../../mensagens/metadata/jpeg.ts';
import { cleanPng } from '../../mensagens/metadata/png.ts';
import { readPixels } from '../../tenants/logo.ts';

/** A photo of a person, by the path below the folder of its body's files that a text names it by. */
export interface PersonPhoto {
  caminho: string;
  bytes: Buffer;
}

/** Most bytes of a photo; the panel makes it smaller before it sends it. */
const MAX_BYTES = 1_000_000;
/** Most photos of a body that came by the panel, those of older versions of its texts included. */
const MOST = 1_000;
const FOLDER = 'fotos/painel';

const CLEANERS: Readonly<Record<string, (bytes: Buffer) => Buffer | null>> = { jpg: cleanJpeg, png: cleanPng };

/**
 * Reads a photo without what the camera wrote into it: the place, the day and the owner are nobody's business. Or what is
 * wrong with it, as the rest of a sentence. Its name is made of its bytes, so that a text keeps the photo it was saved with.
 */
export function photoOf(bytes: Buffer): PersonPhoto | { problem: string } {
  if (bytes.length > MAX_BYTES) return { problem: 'tem mais de 1 MB; reduza a imagem' };
  const read = readPixels(bytes);
  const clean = read && 'ending' in read ? CLEANERS[read.ending] : undefined;
  if (!read || !('ending' in read) || !clean)
    return read && 'problem' in read ? read : { problem: 'não é uma foto em JPEG ou PNG' };
  const cleaned = clean(bytes);
  if (!cleaned) return { problem: 'está incompleta ou danificada; salve a imagem de novo' };
  const name = createHash('sha256').update(cleaned).digest('hex').slice(0, 32);
  return { caminho: `${FOLDER}/${name}.${read.ending}`, bytes: cleaned };
}

/** Puts a photo among the files of a body; says false where it has as many as it may. */
export async function keepPhoto(home: string, { caminho, bytes }: PersonPhoto): Promise<boolean> {
  await mkdir(join(home, FOLDER), { recursive: true });
  const names = await readdir(join(home, FOLDER));
  if (names.some((name) => caminho.endsWith(`/${name}`))) return true;
  if (names.length >= MOST) return false;
  const aside = join(home, FOLDER, `.${randomUUID()}`);
  try {
    await writeFile(aside, bytes);
    await rename(aside, join(home, caminho));
  } finally {
    await rm(aside, { force: true });
  }
  return true;
}
