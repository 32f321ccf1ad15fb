import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Dataset } from '../../catalog/dataset.ts';
import { storedOf } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { ident } from '../database/sql/names.ts';
import type { Archive } from './archive.ts';
import type { Hints } from './header.ts';
import { type Heard, Intake } from './intake.ts';
import type { RefusedFile } from './refused.ts';
import type { Entry, Source } from './source.ts';
import { type Forced, type Found, tableOf } from './table.ts';
import { unpack } from './unpack.ts';

/** Seen by this connection alone, and gone with it. */
export const STAGING = 'pg_temp.staging';

export interface Tally extends Heard {
  sha256: string;
  found: Found & { layout: string | null };
}

export interface Job {
  set: Dataset;
  files: AsyncIterable<Entry>;
  forced: Forced;
  hints: Hints;
  /** When given, rows of any other period are left out. */
  only: readonly string[] | null;
  amend: ((row: Row) => Row | null) | null;
  /** Which rows of a file are wanted, by their period; all when absent. */
  keep?: ((file: string, period: string) => boolean) | undefined;
  refused: RefusedFile;
  archive: Archive;
  signal?: AbortSignal | undefined;
  onProgress(read: number): void;
}

export const columnsOf = (set: Dataset): string =>
  storedOf(set)
    .map(([name]) => ident(name))
    .join(', ');

/** Checks files into a temporary table of values, as fast as the database takes them and never faster. */
export async function stage(client: pg.ClientBase, job: Job): Promise<Tally> {
  const columns = columnsOf(job.set);
  await client.query(`CREATE TEMP TABLE staging AS SELECT ${columns} FROM dados.${ident(job.set.id)} WITH NO DATA`);
  const hash = createHash('sha256');
  const intake = new Intake(job);
  const found: Tally['found'] = { formato: 'CSV', layout: null };
  const copy = client.query(copyFrom(`COPY ${STAGING} (${columns}) FROM STDIN (FORMAT csv, DELIMITER ';', NULL '')`));
  const signal = job.signal ? { signal: job.signal } : {};
  await pipeline(Readable.from(chunks(job, intake, hash, found), { objectMode: false }), copy, signal);
  await job.archive.end();
  return { ...intake.heard, sha256: hash.digest('hex'), found };
}

/** The accepted rows as the text that COPY reads, a piece of a file at a time. The archive gets the same, under a header. */
async function* chunks(job: Job, intake: Intake, hash: Hash, found: Tally['found']): AsyncGenerator<string> {
  await job.archive.write(
    `${storedOf(job.set)
      .map(([name]) => name)
      .join(';')}\n`,
  );
  let any = false;
  for await (const file of unpack(hashed(job.files, hash))) {
    any = true;
    const table = await tableOf(file, job.forced);
    for await (const text of intake.read(file, table)) {
      await job.archive.write(text);
      yield text;
    }
    Object.assign(found, table.found(), { layout: intake.layout });
  }
  const last = any ? intake.end() : '';
  await job.archive.write(last);
  if (last !== '') yield last;
}

async function* hashed(files: AsyncIterable<Entry>, hash: Hash): AsyncGenerator<Entry> {
  for await (const { bytes, ...rest } of files) yield { ...rest, bytes: tapped(bytes, hash) };
}

async function* tapped(source: Source, hash: Hash): Source {
  for await (const bytes of source) {
    hash.update(bytes);
    yield bytes;
  }
}
