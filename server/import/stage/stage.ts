import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Dataset } from '../../../catalog/dataset.ts';
import { storedOf } from '../../../catalog/dataset.ts';
import { ident } from '../../database/sql/names.ts';
import type { ByteSource } from '../read/bytes.ts';
import type { ImportFile } from '../read/files.ts';
import { type FileFormat, tableOf } from '../read/table.ts';
import { unpack } from '../read/unpack.ts';
import { FileIntake, type IntakeResult } from './intake.ts';
import type { StagingJob } from './job.ts';

/** Seen by this connection alone, and gone with it. */
export const STAGING = 'pg_temp.staging';

export interface Tally extends IntakeResult {
  sha256: string;
  found: FileFormat & { layout: string | null };
}

export const stagedColumns = (set: Dataset): string =>
  storedOf(set)
    .map(([name]) => ident(name))
    .join(', ');

/** Checks files into a temporary table of values, as fast as the database takes them and never faster. */
export async function stageFiles(client: pg.ClientBase, job: StagingJob): Promise<Tally> {
  const columns = stagedColumns(job.set);
  await client.query(`CREATE TEMP TABLE staging AS SELECT ${columns} FROM dados.${ident(job.set.id)} WITH NO DATA`);
  const hash = createHash('sha256');
  const intake = new FileIntake(job);
  const found: Tally['found'] = { formato: 'CSV', layout: null };
  const copy = client.query(copyFrom(`COPY ${STAGING} (${columns}) FROM STDIN (FORMAT csv, DELIMITER ';', NULL '')`));
  const signal = job.signal ? { signal: job.signal } : {};
  await pipeline(Readable.from(chunks(job, intake, hash, found), { objectMode: false }), copy, signal);
  await job.archive.end();
  return { ...intake.heard, sha256: hash.digest('hex'), found };
}

/** The accepted rows as the text that COPY reads, a piece of a file at a time. The archive gets the same, under a header. */
async function* chunks(job: StagingJob, intake: FileIntake, hash: Hash, found: Tally['found']): AsyncGenerator<string> {
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

async function* hashed(files: AsyncIterable<ImportFile>, hash: Hash): AsyncGenerator<ImportFile> {
  for await (const { bytes, ...rest } of files) yield { ...rest, bytes: tapped(bytes, hash) };
}

async function* tapped(source: ByteSource, hash: Hash): ByteSource {
  for await (const bytes of source) {
    hash.update(bytes);
    yield bytes;
  }
}
