import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import yauzl from 'yauzl';
import { Refusal } from '../../refusal.ts';
import { Scratch } from '../scratch.ts';
import { type ByteSource, peek } from './bytes.ts';
import { duplicatesOf } from './duplicates.ts';
import type { ImportFile } from './files.ts';
import { ENOUGH, type Format, formatOf } from './sniff.ts';

/** A table ready to be read. A spreadsheet waits on the disk, because it is read from its end. */
export type UnpackedFile =
  | (ImportFile & { format: Exclude<Format, 'gzip' | 'zip'> })
  | (Omit<ImportFile, 'bytes'> & { format: 'xlsx'; parts: readonly ImportFile[] });

/** A table shrinks to a tenth, a text of zeros to a thousandth: past this and this large, it is a trap. */
const RATIO = 200;
const LARGE = 100_000_000;
/** Bytes that all tables of a load unpack to, ten times the largest upload. */
const MOST_UNPACKED = 20_000_000_000;
/** Bytes of an archive within an archive, which waits on the disk: as many as an upload may have. */
const LARGEST_INNER = 2 * 1024 ** 3;
/** A ZIP within a ZIP is not a table, however deep one looks. */
const DEEPEST = 2;

/** Bytes that a load may still unpack. */
interface UnpackRoom {
  left: number;
}

/** Opens what is packed, by content and never by name. Nothing is unpacked to a name that the archive gives. */
export async function* unpack(
  entries: AsyncIterable<ImportFile>,
  depth = 0,
  room: UnpackRoom = { left: MOST_UNPACKED },
): AsyncGenerator<UnpackedFile> {
  for await (const { name, bytes, twin } of entries) {
    const { head, bytes: all } = await peek(bytes, ENOUGH);
    try {
      const format = formatOf(head, name);
      if (depth > DEEPEST) throw new Refusal(`${name} está compactado vezes demais. Envie a tabela em um só ZIP.`);
      if (format === 'gzip') yield* twice(twin, unpack(gunzipped(name, all, room), depth + 1, room));
      else if (format === 'zip') yield* twice(twin, zipped(name, all, depth, room));
      else yield { name, bytes: all, format, twin };
    } finally {
      // Read to its end, or refused: either way nobody reads it any more.
      await all.return();
    }
  }
}

/** What was packed twice is there twice, every file of it. */
async function* twice(twin: string | undefined, files: AsyncIterable<UnpackedFile>): AsyncGenerator<UnpackedFile> {
  for await (const file of files) yield twin === undefined ? file : { ...file, twin };
}

async function* gunzipped(name: string, bytes: ByteSource, room: UnpackRoom): AsyncGenerator<ImportFile> {
  let packed = 0;
  const counted = async function* () {
    for await (const piece of bytes) {
      packed += piece.length;
      yield piece;
    }
  };
  const stream = Readable.from(counted(), { objectMode: false }).pipe(createGunzip());
  yield { name: name.replace(/\.gz$/i, ''), bytes: bounded(name, stream, () => packed, room) };
}

/** Passes bytes on until they are more than any table would unpack to. */
async function* bounded(
  name: string,
  stream: AsyncIterable<Uint8Array>,
  packed: () => number,
  room: UnpackRoom,
): ByteSource {
  let size = 0;
  try {
    for await (const piece of stream) {
      size += piece.length;
      room.left -= piece.length;
      if (size > LARGE && size > packed() * RATIO) throw bomb(name);
      if (room.left < 0) throw tooMuch(name);
      yield piece;
    }
  } catch (error) {
    throw /^Z_|ERR_/.test((error as NodeJS.ErrnoException).code ?? '')
      ? new Refusal(`${name} está corrompido ou incompleto: não se deixa descompactar. Envie-o de novo.`)
      : error;
  }
}

const bomb = (name: string): Refusal =>
  new Refusal(`${name} se descompacta em algo muito maior do que uma tabela. Confira o arquivo.`);

const tooMuch = (name: string): Refusal =>
  new Refusal(
    `${name} se descompacta em mais de ${MOST_UNPACKED / 1_000_000_000} GB. Divida-o por período e envie um arquivo de cada vez.`,
  );

/** The list of a ZIP is at its end, so it waits on the disk. */
async function* zipped(name: string, bytes: ByteSource, depth: number, room: UnpackRoom): AsyncGenerator<UnpackedFile> {
  const file = await Scratch.open();
  try {
    const packed = await put(name, bytes, file, depth === 0 ? Number.POSITIVE_INFINITY : LARGEST_INNER);
    const list = await listOf(file, name);
    refuseLarge(name, list, packed);
    if (list.some(({ fileName }) => fileName === '[Content_Types].xml'))
      yield { name, format: 'xlsx', parts: list.map((entry) => partOf(file, name, entry, room)) };
    else yield* unpack(members(file, name, list, room), depth + 1, room);
  } finally {
    await file.close();
  }
}

const partOf = (file: Scratch, name: string, entry: yauzl.Entry, room: UnpackRoom): ImportFile => ({
  name: entry.fileName,
  bytes: member(file, name, entry, room),
});

async function put(name: string, bytes: ByteSource, { handle }: Scratch, most: number): Promise<number> {
  let size = 0;
  for await (const piece of bytes) {
    size += piece.length;
    if (size > most) throw bomb(name);
    await handle.appendFile(piece);
  }
  return size;
}

async function listOf(file: Scratch, name: string): Promise<yauzl.Entry[]> {
  const zip = await opened(file, name);
  const list: yauzl.Entry[] = [];
  const all = new Promise<yauzl.Entry[]>((done, fail) => {
    zip.on('entry', (entry: yauzl.Entry) => {
      list.push(entry);
      zip.readEntry();
    });
    zip.on('end', () => done(list));
    zip.on('error', () => fail(broken(name)));
  });
  zip.readEntry();
  return all;
}

const broken = (name: string): Refusal =>
  new Refusal(`${name} está corrompido ou incompleto: não se deixa descompactar. Envie-o de novo.`);

/** Never closed by itself: the file is ours. */
const opened = ({ handle }: Scratch, name: string): Promise<yauzl.ZipFile> =>
  new Promise((done, fail) => {
    yauzl.fromFd(handle.fd, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? fail(broken(name)) : done(zip),
    );
  });

/** What says it is larger than any table is not begun. Its members may be one and the same, so the whole is compared. */
function refuseLarge(name: string, list: readonly yauzl.Entry[], packed: number): void {
  const size = list.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (size > LARGE && size > packed * RATIO) throw bomb(name);
}

const HIDDEN = /(?:^|\/)(?:__MACOSX\/|\.)/;

async function* members(
  file: Scratch,
  name: string,
  list: readonly yauzl.Entry[],
  room: UnpackRoom,
): AsyncGenerator<ImportFile> {
  const files = list.filter(({ fileName }) => !fileName.endsWith('/') && !HIDDEN.test(fileName));
  if (files.length === 0) throw new Refusal(`${name} é um ZIP sem arquivos.`);
  const order = new Intl.Collator('pt-BR', { numeric: true });
  files.sort((a, b) => order.compare(a.fileName, b.fileName));
  if (files.some((entry) => entry.isEncrypted())) throw new Refusal(`${name} tem senha. Compacte de novo, sem senha.`);
  const all = files.map((entry) => ({
    name: entry.fileName.split('/').at(-1) ?? entry.fileName,
    likeness: `${entry.uncompressedSize} ${entry.crc32}`,
    bytes: () => member(file, name, entry, room),
  }));
  const twins = await duplicatesOf(all);
  for (const one of all) yield { name: one.name, bytes: one.bytes(), twin: twins.get(one) };
}

/** The bytes of a member, never more than it says: then it is broken. */
async function* member(file: Scratch, name: string, entry: yauzl.Entry, room: UnpackRoom): ByteSource {
  const zip = await opened(file, name);
  const stream = await new Promise<Readable>((done, fail) => {
    zip.openReadStream(entry, (error, bytes) => (error ? fail(broken(name)) : done(bytes)));
  });
  yield* bounded(name, sound(name, stream), () => entry.compressedSize, room);
}

async function* sound(name: string, stream: Readable): ByteSource {
  try {
    yield* stream;
  } catch {
    throw broken(name);
  }
}
