import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import type { BulkFormat } from '../../catalog/pacotes/formats.ts';
import type { Query } from '../../catalog/query.ts';
import { copyCsv, copyValues } from '../database/sql/copy.ts';
import { csvStream } from '../export/csv.ts';
import { jsonLinesStream } from '../export/json.ts';
import { parquetPlan, parquetStream } from '../export/parquet.ts';

/** A file that was written: what its bytes are, and how many they were before they were compressed. */
export interface WrittenVolume {
  formato: BulkFormat['ending'];
  sha256: string;
  bytes: number;
  inteiro: number;
}

/** Whose rows a file holds, and what it says of itself. */
export interface VolumeRows {
  client: pg.ClientBase;
  set: Dataset;
  tenant: number;
  query: Query;
  about: Readonly<Record<string, string>>;
  /** How many they are. */
  linhas: number;
}

/** Level of compression of what is made once and read by many: the files are a fifth smaller than at the first. */
const LEVEL = 6;

/** How the rows of each format are read, and whether they are still to be compressed. */
const SOURCES: Readonly<Record<BulkFormat['ending'], { packed: boolean; open(rows: VolumeRows): Readable }>> = {
  'csv.gz': {
    packed: false,
    open: ({ client, set, tenant, query }) => csvStream(client, copyCsv(set, tenant, query)),
  },
  'jsonl.gz': {
    packed: false,
    open: ({ client, set, tenant, query }) => jsonLinesStream(client, copyValues(set, tenant, query), set),
  },
  parquet: {
    packed: true,
    open: ({ client, set, tenant, query, about, linhas }) =>
      parquetStream(client, copyValues(set, tenant, query), parquetPlan(set, about), linhas),
  },
};

/** The place of a file of the folder of a body. */
export const volumePath = (folder: string, dataset: string, ano: number, sha256: string, ending: string): string =>
  join(folder, dataset, `${ano}-${sha256}.${ending}`);

/** Writes a file beside the others and gives it its name once it is whole: nobody ever reads half of one. */
export async function writeVolume(
  folder: string,
  ano: number,
  formato: BulkFormat['ending'],
  rows: VolumeRows,
  signal?: AbortSignal,
): Promise<WrittenVolume> {
  const { packed, open } = SOURCES[formato];
  await mkdir(join(folder, rows.set.id), { recursive: true });
  const begun = join(folder, rows.set.id, `.${randomUUID()}`);
  const [before, after] = [new ByteMeter(), new ByteMeter()];
  try {
    const through = packed ? [] : [createGzip({ level: LEVEL })];
    await pipeline([open(rows), before, ...through, after, createWriteStream(begun)], { signal });
    const written = { formato, sha256: after.sha256, bytes: after.bytes, inteiro: before.bytes };
    await rename(begun, volumePath(folder, rows.set.id, ano, written.sha256, formato));
    return written;
  } catch (error) {
    await rm(begun, { force: true });
    throw error;
  }
}

/** Counts the bytes that pass, and sums them up. */
class ByteMeter extends Transform {
  readonly #hash = createHash('sha256');
  bytes = 0;

  override _transform(chunk: Buffer, _: BufferEncoding, done: (error: Error | null, chunk: Buffer) => void): void {
    this.bytes += chunk.length;
    this.#hash.update(chunk);
    done(null, chunk);
  }

  get sha256(): string {
    return this.#hash.digest('hex');
  }
}
