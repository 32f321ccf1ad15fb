import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { PackedContent, ZipWriter } from '../export/zip.ts';

/** Bytes before and after the compressed content of a gzip file that has no name in it. */
const HEAD_BYTES = 10;
const TAIL_BYTES = 8;

/** A gzip file of ours that goes into a ZIP file as it is compressed, and how many bytes it holds. */
export interface GzipVolume {
  path: string;
  bytes: number;
  inteiro: number;
}

/** What a ZIP file must know of the content of a gzip file: its check sum stands at its end. */
export async function packedContent({ path, bytes, inteiro }: GzipVolume): Promise<PackedContent> {
  const file = await open(path, 'r');
  try {
    return { crc: await checkSum(file, bytes), packed: bytes - HEAD_BYTES - TAIL_BYTES, size: inteiro };
  } finally {
    await file.close();
  }
}

async function checkSum(file: FileHandle, bytes: number): Promise<number> {
  const tail = Buffer.alloc(4);
  await file.read(tail, 0, tail.length, bytes - TAIL_BYTES);
  return tail.readUInt32LE(0);
}

/** Yields the content of a gzip file as an entry of a ZIP file, without unpacking it. */
export async function* zippedVolume(zip: ZipWriter, name: string, volume: GzipVolume): AsyncGenerator<Buffer> {
  const known = await packedContent(volume);
  const content = createReadStream(volume.path, { start: HEAD_BYTES, end: volume.bytes - TAIL_BYTES - 1 });
  yield* zip.packed(name, known, content);
}
