import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type { ParquetType } from '../catalog/fields/field.ts';

/** What DuckDB finds in a Parquet file beside the CSV of the same rows. */
export interface ReadParquet {
  /** Rows of each. */
  parquet: number;
  csv: number;
  types: string[];
  /** Rows of the one that the other has not, value by value in the types of the Parquet file. */
  missing: number;
}

/** The type that DuckDB is to see in a column. */
export function duckType(type: ParquetType): string {
  if (typeof type === 'object') return `DECIMAL(${type.digits},${type.places})`;
  return { text: 'VARCHAR', boolean: 'BOOLEAN', date: 'DATE', integer: 'BIGINT' }[type];
}

/** Reads a Parquet file with a program that is not ours, and compares it with the CSV of the same rows. */
export const readParquet = (parquet: Uint8Array, csv: string): Promise<ReadParquet> =>
  withFiles({ 'rows.parquet': parquet, 'rows.csv': csv }, async (duck, at) => {
    const columns = await ask<[string, string]>(duck, `DESCRIBE SELECT * FROM '${at('rows.parquet')}'`);
    const typed = columns.map(([name, type]) => `"${name}"::${type} AS "${name}"`).join(', ');
    const own = `SELECT * FROM '${at('rows.parquet')}'`;
    const text = `SELECT ${typed} FROM read_csv('${at('rows.csv')}', header = true, all_varchar = true, delim = ',', quote = '"', escape = '"', nullstr = '', allow_quoted_nulls = false)`;
    const counts = ['', ` EXCEPT ALL ${text}`].map((rest) => `(SELECT count(*)::INT FROM (${own}${rest}))`);
    const [found] = await ask<[number, number, number]>(
      duck,
      `SELECT ${counts.join(', ')}, (SELECT count(*)::INT FROM (${text}))`,
    );
    const [rows = 0, missing = 0, lines = 0] = found ?? [];
    return { parquet: rows, csv: lines, missing, types: columns.map(([, type]) => type) };
  });

/** What a Parquet file says of itself. */
export const parquetSays = (parquet: Uint8Array): Promise<Record<string, string>> =>
  withFiles({ 'rows.parquet': parquet }, async (duck, at) => {
    const said = await ask<[string, string]>(
      duck,
      `SELECT decode(key), decode(value) FROM parquet_kv_metadata('${at('rows.parquet')}')`,
    );
    return Object.fromEntries(said);
  });

async function withFiles<T>(
  files: Record<string, Uint8Array | string>,
  work: (duck: DuckDBConnection, at: (name: string) => string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-duckdb-'));
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const duck = await instance.connect();
  try {
    for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
    return await work(duck, (name) => join(folder, name));
  } finally {
    duck.closeSync();
    instance.closeSync();
    await rm(folder, { recursive: true });
  }
}

/** Rows of an answer, whose types the caller knows. */
const ask = async <Row extends unknown[]>(duck: DuckDBConnection, statement: string): Promise<Row[]> =>
  (await duck.runAndReadAll(statement)).getRowsJS() as Row[];
