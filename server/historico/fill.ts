import { pipeline as pipe, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Dataset, fieldOf, storedOf } from '../../catalog/dataset.ts';
import { ident, literal } from '../database/sql/names.ts';
import { pastId } from '../database/sql/past.ts';
import { archived } from '../import/stage/archive.ts';
import { makeRoom } from './room.ts';
import type { PastState } from './state.ts';

/** What a state is brought out for: the dataset that the loads are of, and the body. */
export interface StateJob {
  set: Dataset;
  tenant: number;
  state: PastState;
}

/** Seen by this connection alone, and gone with it. */
export const DRAFT = 'pg_temp.antes';

/**
 * Brings a state out of the archives into the table of earlier states, all or nothing, unless somebody did meanwhile. The
 * archives come through a connection of their own, while the other is taking them in. What was withdrawn since is in no archive.
 */
export async function fillState(client: pg.ClientBase, reader: pg.ClientBase, job: StateJob): Promise<void> {
  const { set, tenant, state } = job;
  await client.query('BEGIN');
  try {
    // One at a time for a body, and none while a record of it is withdrawn.
    await client.query('SELECT pg_advisory_xact_lock(hashtext($1))', [stateLock(tenant)]);
    const own = [tenant, set.id, state.carga, state.periods];
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO portal.vistas (tenant, dataset, carga, periodos, linhas) VALUES ($1, $2, $3, $4, 0)
       ON CONFLICT (tenant, dataset, carga, periodos, ensaio) DO NOTHING RETURNING id`,
      own,
    );
    const [made] = rows;
    if (made) {
      const filled = await copySources(client, reader, job, made.id);
      await client.query('UPDATE portal.vistas SET linhas = $3 WHERE tenant = $1 AND id = $2', [
        tenant,
        made.id,
        filled,
      ]);
      await makeRoom(client, { tenant, id: made.id });
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** What is held while the states of a body are written or taken away. */
export const stateLock = (tenant: number): string => `historico/${tenant}`;

/** Copies the wanted periods of each load, in the order of the loads and of their lines. Says how many rows they are. */
async function copySources(client: pg.ClientBase, reader: pg.ClientBase, job: StateJob, view: number): Promise<number> {
  let filled = 0;
  for (const [carga, periods] of job.state.sources) {
    const names = await draftRows(client, job.set, archived(reader, job.tenant, carga));
    const { type } = fieldOf(job.set, job.set.period);
    const { rowCount } = await client.query(
      `INSERT INTO dados.${ident(pastId(job.set.id))} (tenant, vista, id, carga, ${names})
       SELECT $1::int, $2::int, $3::bigint + row_number() OVER (ORDER BY ordem), $4::int, ${names} FROM ${DRAFT}
       WHERE ${ident(job.set.period)} = ANY ($5::text[]::${arrayOf(type)})`,
      [job.tenant, view, filled, carga, [...periods]],
    );
    filled += rowCount ?? 0;
  }
  await client.query(`DROP TABLE IF EXISTS ${DRAFT}`);
  return filled - (await removeWithdrawn(client, job, view));
}

/** A record that was withdrawn stays so, also where its key was in another period then. Says how many rows went. */
export async function removeWithdrawn(
  client: pg.ClientBase,
  { set, tenant }: Pick<StateJob, 'set' | 'tenant'>,
  view: number,
): Promise<number> {
  const same = set.key.map((name) => `d.${ident(name)} = (k.chave ->> ${literal(name)})::${fieldOf(set, name).type}`);
  const { rowCount } = await client.query(
    `DELETE FROM dados.${ident(pastId(set.id))} d USING portal.correcoes k
     WHERE d.tenant = $1 AND d.vista = $2 AND k.tenant = $1 AND k.dataset = $3 AND k.valores IS NULL AND ${same.join(' AND ')}`,
    [tenant, view, set.id],
  );
  return rowCount ?? 0;
}

/** The type of a list of values: the collation of texts is no part of it. */
const arrayOf = (type: string): string => `${type.replace(/ COLLATE .*/, '')}[]`;

/** Copies the rows of an archive, in their order, to `DRAFT`. Says which of its columns the dataset has today. */
export async function draftRows(
  client: pg.ClientBase,
  set: Dataset,
  archive: AsyncIterable<Uint8Array>,
): Promise<string> {
  const lines = pipe(Readable.from(archive, { objectMode: false }), createGunzip(), () => undefined);
  const { header, rest } = await headerOf(lines);
  const stored = new Map(storedOf(set));
  const columns = header.map((name) => `${ident(name)} ${stored.get(name)?.type ?? 'text'}`);
  await client.query(`DROP TABLE IF EXISTS ${DRAFT}`);
  await client.query(`CREATE TEMP TABLE antes (ordem bigint GENERATED ALWAYS AS IDENTITY, ${columns.join(', ')})`);
  const copy = copyFrom(
    `COPY ${DRAFT} (${header.map(ident).join(', ')}) FROM STDIN (FORMAT csv, DELIMITER ';', NULL '')`,
  );
  await pipeline(rest, client.query(copy));
  return header
    .filter((name) => stored.has(name))
    .map(ident)
    .join(', ');
}

/** The names of an archive's columns, and the lines after them. */
async function headerOf(lines: Readable): Promise<{ header: string[]; rest: AsyncIterable<Uint8Array> }> {
  const pieces: AsyncIterator<Buffer> = lines[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  for (let end = -1; end < 0; ) {
    const { value, done } = await pieces.next();
    if (done) return { header: head.toString().trim().split(';'), rest: Readable.from([]) };
    head = Buffer.concat([head, value]);
    end = head.indexOf('\n');
  }
  const end = head.indexOf('\n');
  return { header: head.toString('utf8', 0, end).split(';'), rest: following(head.subarray(end + 1), pieces) };
}

async function* following(first: Buffer, pieces: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (;;) {
    const { value, done } = await pieces.next();
    if (done) return;
    yield value;
  }
}
