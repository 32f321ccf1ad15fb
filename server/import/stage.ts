import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf, storedOf } from '../../catalog/dataset.ts';
import type { Dialect, Row, Value } from '../../catalog/fields/field.ts';
import { ident } from '../sql/names.ts';
import { type Checked, checker, type Refused } from './check.ts';
import { read } from './read.ts';
import type { Source } from './sniff.ts';

/** Seen by this connection alone, and gone with it. */
export const STAGING = 'pg_temp.staging';

/** A person mends the first faults and sends the file again; a million sentences would only fill memory. */
const SENTENCES = 100;

export interface Tally {
  sha256: string;
  read: number;
  refused: number;
  refusals: Refused[];
  /** Values of the period field found in accepted rows, as the catalog prints them. */
  periods: Set<string>;
}

export interface Job {
  set: Dataset;
  source: Source;
  dialect: Dialect;
  /** When given, rows of any other period are refused. */
  only: readonly string[] | null;
  onProgress(read: number): void;
}

export const columnsOf = (set: Dataset): string =>
  storedOf(set)
    .map(([name]) => ident(name))
    .join(', ');

/** Checks a file into a temporary table of values, as fast as the database takes them and never faster. */
export async function stage(client: pg.ClientBase, job: Job): Promise<Tally> {
  const { set, source } = job;
  const columns = columnsOf(set);
  await client.query(`CREATE TEMP TABLE staging AS SELECT ${columns} FROM dados.${ident(set.id)} WITH NO DATA`);
  const hash = createHash('sha256');
  const tally: Tally = { sha256: '', read: 0, refused: 0, refusals: [], periods: new Set() };
  const copy = client.query(copyFrom(`COPY ${STAGING} (${columns}) FROM STDIN (NULL '')`));
  await pipeline(Readable.from(chunks(job, hashed(source, hash), tally), { objectMode: false }), copy);
  return { ...tally, sha256: hash.digest('hex') };
}

async function* hashed(source: Source, hash: ReturnType<typeof createHash>): Source {
  for await (const bytes of source) {
    hash.update(bytes);
    yield bytes;
  }
}

/** The accepted rows as the text that COPY reads, a piece of the file at a time. */
async function* chunks(job: Job, source: Source, tally: Tally): AsyncGenerator<string> {
  const { names, lines } = await read(source, job.set);
  const check = checker(job.set, names, job.dialect);
  const print = printer(job.set);
  for await (const batch of lines) {
    let text = '';
    for (const line of batch) {
      const checked = within(job, check(line), line.number);
      if (checked.ok) text += print(checked.row, tally.periods);
      else refuse(tally, checked.refused);
    }
    tally.read += batch.length;
    job.onProgress(tally.read);
    if (text !== '') yield text;
  }
}

function refuse(tally: Tally, refused: readonly Refused[]): void {
  tally.refused += 1;
  tally.refusals.push(...refused.slice(0, SENTENCES - tally.refusals.length));
}

/** A load replaces whole periods: a row of another one would stand beside the rows it should have replaced. */
function within({ set, only }: Job, checked: Checked, line: number): Checked {
  if (!only || !checked.ok) return checked;
  const field = fieldOf(set, set.period);
  const value = field.print(checked.row[set.period] as Value);
  if (only.includes(value)) return checked;
  const message = `Linha ${line}, coluna ${field.label}: “${value}” está fora do período desta carga (${only.join(', ')}). Retire a linha ou inclua o período na carga.`;
  return { ok: false, refused: [{ line, field: set.period, value, message }] };
}

/**
 * Writes a row for COPY: tabs between, nothing for nothing, every backslash doubled. Of control characters kinds print
 * none but the end of a line, in texts that have several.
 */
function printer(set: Dataset): (row: Row, periods: Set<string>) => string {
  const columns = storedOf(set).map(([name, { print }]) => ({ name, print }));
  const period = fieldOf(set, set.period);
  return (row, periods) => {
    let text = '';
    for (const { name, print } of columns) {
      const value = row[name] ?? null;
      text += value === null ? '\t' : `\t${print(value)}`;
    }
    periods.add(period.print(row[set.period] as Value));
    const plain = text.includes('\\') ? text.slice(1).replaceAll('\\', '\\\\') : text.slice(1);
    return `${plain.includes('\n') ? plain.replaceAll('\n', '\\n') : plain}\n`;
  };
}
