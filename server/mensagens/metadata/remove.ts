import { Fault } from '../../http/fault.ts';
import { cleanHeic } from './heic.ts';
import { cleanJpeg } from './jpeg.ts';
import { cleanMp3 } from './mpeg.ts';
import { cleanPng } from './png.ts';
import { cleanM4a } from './recording.ts';
import { cleanWebp } from './webp.ts';

/** Cleaners by the type of a file. Each takes time in proportion to the file, and gives null for one it cannot clean. */
const CLEANERS: Readonly<Record<string, (bytes: Buffer) => Buffer | null>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
  'image/heic': cleanHeic,
  'audio/x-m4a': cleanM4a,
  'audio/mpeg': cleanMp3,
};

/**
 * Removes from photos and recordings what device and programs wrote into them: place, day, owner, serial number. Of
 * documents nothing is removed, which the form says: a signed one would no longer be valid.
 */
export function removeMetadata(bytes: Buffer, type: string, name: string): Buffer {
  const clean = CLEANERS[type];
  const copy = clean ? clean(bytes) : bytes;
  if (copy) return copy;
  throw new Fault(
    415,
    'UNSUPPORTED_TYPE',
    `“${name}” está danificado, e o portal não consegue tirar dele o lugar e o aparelho em que foi feito. Envie uma foto da foto, ou salve-o em outro formato, como JPEG ou MP3.`,
  );
}
