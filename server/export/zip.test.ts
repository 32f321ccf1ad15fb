import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import yauzl, { RandomAccessReader } from 'yauzl';
import { ZipWriter } from './zip.ts';

const MEGABYTES = 64;
const PIECE = Buffer.alloc(MEGABYTES * 1024 ** 2);
const GIGABYTES_5 = (5 * 1024) / MEGABYTES;

/** A file of pieces that are in memory once, however often they stand in it. */
class Pieces extends RandomAccessReader {
  readonly #pieces: { from: number; bytes: Buffer }[] = [];
  size = 0;

  add(bytes: Buffer): void {
    this.#pieces.push({ from: this.size, bytes });
    this.size += bytes.length;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const touched = this.#pieces.filter(({ from, bytes }) => from < end && from + bytes.length > start);
    return Readable.from(touched.map(({ from, bytes }) => bytes.subarray(Math.max(0, start - from), end - from)));
  }
}

const entriesOf = (file: Pieces): Promise<yauzl.Entry[]> =>
  new Promise((resolve, reject) =>
    yauzl.fromRandomAccessReader(file, file.size, {}, (error, zip) => {
      if (error) return reject(error);
      const found: yauzl.Entry[] = [];
      zip
        .on('entry', (entry) => found.push(entry))
        .once('end', () => resolve(found))
        .once('error', reject);
    }),
  );

async function* repeated(times: number): AsyncGenerator<Buffer> {
  for (let i = 0; i < times; i++) yield PIECE;
}

test('a ZIP file and its files may be larger than four gigabytes', async () => {
  const zip = new ZipWriter();
  const file = new Pieces();
  const packed = GIGABYTES_5 * PIECE.length;
  for await (const bytes of zip.packed('grande.csv', { crc: 7, packed, size: 9e12 }, repeated(GIGABYTES_5)))
    file.add(bytes);
  for await (const bytes of zip.file('depois.txt', [Buffer.from('depois')])) file.add(bytes);
  for await (const bytes of zip.packed('vazio.csv', { crc: 0, packed: 0, size: 0 }, repeated(0))) file.add(bytes);
  file.add(zip.end());
  const entries = await entriesOf(file);
  expect(
    entries.map(({ fileName, compressedSize, uncompressedSize }) => [fileName, compressedSize, uncompressedSize]),
  ).toEqual([
    ['grande.csv', packed, 9e12],
    ['depois.txt', 8, 6],
    ['vazio.csv', 0, 0],
  ]);
  expect(entries[1]?.relativeOffsetOfLocalHeader).toBeGreaterThan(packed);
});
