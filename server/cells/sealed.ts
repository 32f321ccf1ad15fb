import { createHash } from 'node:crypto';
import type pg from 'pg';
import { ident } from '../database/sql/names.ts';
import { type CarriedTable, columnList } from './carried.ts';
import { type MoveSides, overwritten } from './copy.ts';
import { refuseUnequal } from './digest.ts';

/** How the sealed values of one table are opened and sealed: each is bound to the number of its tenant. */
export interface SealedTable {
  /** Name with its schema. */
  table: string;
  columns: readonly SealedColumnMove[];
  /** Rows at a time: files are large. */
  batch: number;
}

export interface SealedColumnMove {
  name: string;
  /** Opens a value of the source. */
  openSource(tenant: number, id: string, value: Buffer): Buffer;
  /** Seals a value for the target. */
  sealTarget(tenant: number, id: string, value: Buffer): Buffer;
  /** Opens a value of the target, as the portal there will. */
  openTarget(tenant: number, id: string, value: Buffer): Buffer;
}

type SealedRow = { id: string } & Record<string, string | Buffer | null>;

/** Brings rows with sealed values: opened with the keys of here, sealed with those of there, read again and compared. */
export async function copySealed(
  { source, target }: MoveSides,
  table: CarriedTable,
  sealed: SealedTable,
  ids: readonly string[],
): Promise<void> {
  const plain = (await readRows(source.client, table, sealed, source.tenant, ids)).map((row) =>
    changed(row, sealed, (column, value) => column.openSource(source.tenant, row.id, value)),
  );
  const rows = plain.map((row) =>
    changed(row, sealed, (column, value) => column.sealTarget(target.tenant, row.id, value)),
  );
  await writeRows(target.client, table, sealed, target.tenant, rows);
  const arrived = (await readRows(target.client, table, sealed, target.tenant, ids)).map((row) =>
    changed(row, sealed, (column, value) => column.openTarget(target.tenant, row.id, value)),
  );
  refuseUnequal(table.name, digestOf(plain), digestOf(arrived));
}

/** Every value as text but the sealed ones, which are bytes. */
async function readRows(
  client: pg.ClientBase,
  table: CarriedTable,
  sealed: SealedTable,
  tenant: number,
  ids: readonly string[],
): Promise<SealedRow[]> {
  const columns = table.columns.map(({ name }) =>
    isSealed(sealed, name) ? ident(name) : `${ident(name)}::text AS ${ident(name)}`,
  );
  const { rows } = await client.query<SealedRow>(
    `SELECT ${columns.join(', ')} FROM ${table.name} t WHERE t.tenant = $1 AND t.id = ANY ($2) ORDER BY t.id`,
    [tenant, ids],
  );
  return rows;
}

const isSealed = ({ columns }: SealedTable, name: string): boolean => columns.some((column) => column.name === name);

function changed(
  row: SealedRow,
  { columns }: SealedTable,
  change: (column: SealedColumnMove, value: Buffer) => Buffer,
): SealedRow {
  const copy: SealedRow = { ...row };
  for (const column of columns) {
    const value = row[column.name];
    if (Buffer.isBuffer(value)) copy[column.name] = change(column, value);
  }
  return copy;
}

async function writeRows(
  client: pg.ClientBase,
  table: CarriedTable,
  sealed: SealedTable,
  tenant: number,
  rows: readonly SealedRow[],
): Promise<void> {
  const lists = table.columns.map(({ name }, i) => `$${i + 2}::${isSealed(sealed, name) ? 'bytea' : 'text'}[]`);
  const values = table.columns.map(({ name, type }) => `given.${ident(name)}::${type}`);
  await client.query(
    `INSERT INTO ${table.name} (tenant, ${columnList(table)})
     SELECT $1, ${values.join(', ')} FROM unnest(${lists.join(', ')}) AS given (${columnList(table)})
     ON CONFLICT (${table.key.map(ident).join(', ')}) DO UPDATE SET ${overwritten(table)}`,
    [tenant, ...table.columns.map(({ name }) => rows.map((row) => row[name] ?? null))],
  );
}

function digestOf(rows: readonly SealedRow[]): string {
  const hash = createHash('sha256');
  for (const row of rows)
    for (const [name, value] of Object.entries(row)) {
      const bytes = value === null ? 'nulo' : Buffer.from(value);
      hash.update(`${name} ${typeof value} ${bytes.length} `).update(bytes);
    }
  return `${rows.length} ${hash.digest('hex').slice(0, 16)}`;
}
