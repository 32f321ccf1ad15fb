import type pg from 'pg';
import { type Dataset, sourceOf, storedOf } from '../../catalog/dataset.ts';
import { atomically } from '../database/atomic.ts';
import { ident } from '../database/sql/names.ts';
import { pastId } from '../database/sql/past.ts';
import { DRAFT, draftRows, removeWithdrawn, stateLock } from './fill.ts';
import { MOST_BODY_ROWS, makeRoom, removeState } from './room.ts';
import { type PastView, pastDataset } from './view.ts';

/** The rows of a rehearsal, and what they would take the place of. */
export interface RehearsedRows {
  tenant: number;
  dataset: Dataset;
  ensaio: string;
  /** Changes whenever the rows do: an earlier copy of them is of no use then. */
  mark: string;
  /** The periods that they would replace or, with `append`, be put beside. */
  periods: readonly string[];
  append: boolean;
  /** The day that the data would go to. */
  referencia: string | null;
  /** The accepted rows, as the archive of a load has them. */
  archive(): AsyncIterable<Uint8Array>;
}

/** A dataset as it would be, and whether all of it is there: of a very large one only the rehearsed periods are. */
export interface RehearsedView {
  vista: number;
  linhas: number;
  isWhole: boolean;
}

/** Puts what stands and what was rehearsed together, in the table of earlier states; what is there already is used again. */
export async function fillRehearsed(client: pg.ClientBase, job: RehearsedRows): Promise<RehearsedView> {
  const isWhole = (await standingRows(client, job)) <= MOST_BODY_ROWS;
  return atomically(client, async () => {
    await client.query('SELECT pg_advisory_xact_lock(hashtext($1))', [stateLock(job.tenant)]);
    const kept = (await keptView(client, job)) ?? (await copyAll(client, job, isWhole));
    return { ...kept, isWhole };
  });
}

/** The rehearsal, its rows, and what they would stand beside: a copy is of use while all three are the same. */
async function markOf(client: pg.ClientBase, { tenant, dataset, ensaio, mark }: RehearsedRows): Promise<string> {
  const { rows } = await client.query<{ versao: number }>(
    'SELECT versao FROM portal.versoes WHERE tenant = $1 AND dataset = $2',
    [tenant, dataset.id],
  );
  return `${ensaio}/${mark}/${rows[0]?.versao ?? 0}`;
}

async function keptView(
  client: pg.ClientBase,
  job: RehearsedRows,
): Promise<Omit<RehearsedView, 'isWhole'> | undefined> {
  const { rows } = await client.query<{ vista: number; linhas: number }>(
    `UPDATE portal.vistas SET "usadaEm" = now() WHERE tenant = $1 AND dataset = $2 AND ensaio = $3
     RETURNING id AS vista, linhas`,
    [job.tenant, job.dataset.id, await markOf(client, job)],
  );
  return rows[0];
}

/** Rows of the periods that would stay as they are. */
async function standingRows(
  client: pg.ClientBase,
  { tenant, dataset, periods, append }: RehearsedRows,
): Promise<number> {
  const { rows } = await client.query<{ linhas: number }>(
    `SELECT coalesce(sum(linhas), 0)::int AS linhas FROM portal.periodos
     WHERE tenant = $1 AND dataset = $2 AND ($4::boolean OR periodo <> ALL ($3))`,
    [tenant, dataset.id, periods, append],
  );
  return rows[0]?.linhas ?? 0;
}

async function copyAll(
  client: pg.ClientBase,
  job: RehearsedRows,
  isWhole: boolean,
): Promise<Omit<RehearsedView, 'isWhole'>> {
  const { tenant, dataset: set } = job;
  await dropRehearsed(client, tenant, job.ensaio);
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO portal.vistas (tenant, dataset, carga, periodos, linhas, ensaio) VALUES ($1, $2, 0, $3, 0, $4)
     RETURNING id`,
    [tenant, set.id, job.periods, await markOf(client, job)],
  );
  const vista = rows[0]?.id ?? 0;
  const standing = await copyStanding(client, job, vista, isWhole);
  const rehearsed = await copyRehearsed(client, job, vista, standing);
  const linhas = standing + rehearsed - (await removeWithdrawn(client, { set, tenant }, vista));
  await client.query('UPDATE portal.vistas SET linhas = $3 WHERE tenant = $1 AND id = $2', [tenant, vista, linhas]);
  await makeRoom(client, { tenant, id: vista });
  return { vista, linhas };
}

async function copyStanding(
  client: pg.ClientBase,
  job: RehearsedRows,
  vista: number,
  isWhole: boolean,
): Promise<number> {
  const { tenant, dataset: set, periods, append } = job;
  const names = storedOf(set)
    .map(([name]) => ident(name))
    .join(', ');
  const { rowCount } = await client.query(
    `INSERT INTO dados.${ident(pastId(set.id))} (tenant, vista, id, carga, ${names})
     SELECT tenant, $2::int, row_number() OVER (ORDER BY id), carga, ${names} FROM dados.${ident(set.id)}
     WHERE tenant = $1 AND CASE WHEN ${ident(set.period)}::text = ANY ($3::text[]) THEN $4::boolean ELSE $5::boolean END`,
    [tenant, vista, periods, append, isWhole],
  );
  return rowCount ?? 0;
}

async function copyRehearsed(client: pg.ClientBase, job: RehearsedRows, vista: number, after: number): Promise<number> {
  const names = await draftRows(client, job.dataset, job.archive());
  const { rowCount } = await client.query(
    `INSERT INTO dados.${ident(pastId(job.dataset.id))} (tenant, vista, id, carga, ${names})
     SELECT $1::int, $2::int, $3::bigint + row_number() OVER (ORDER BY ordem), 0, ${names} FROM ${DRAFT}`,
    [job.tenant, vista, after],
  );
  await client.query(`DROP TABLE IF EXISTS ${DRAFT}`);
  return rowCount ?? 0;
}

interface KeptRehearsal {
  tenant: number;
  id: number;
  dataset: string;
}

/** Takes the earlier copies of a rehearsal away: its rows, or those that they stood beside, are no longer the same. */
async function dropRehearsed(client: pg.ClientBase, tenant: number, ensaio: string): Promise<void> {
  const { rows } = await client.query<KeptRehearsal>(
    "SELECT tenant, id, dataset FROM portal.vistas WHERE tenant = $1 AND split_part(ensaio, '/', 1) = $2",
    [tenant, ensaio],
  );
  for (const kept of rows) await removeState(client, kept);
}

/** Takes away the rehearsals that nobody looked at for an hour: a look brings them back. */
export async function sweepRehearsed(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<KeptRehearsal>(
    `SELECT tenant, id, dataset FROM portal.vistas WHERE ensaio <> '' AND "usadaEm" < now() - interval '1 hour'`,
  );
  for (const kept of rows) await removeState(client, kept);
}

/** How a question about the rehearsed dataset, or about a cut of it, is answered. */
export const rehearsedPast = (
  set: Dataset,
  job: RehearsedRows,
  { vista, linhas }: RehearsedView,
): PastView | undefined =>
  sourceOf(set) === job.dataset.id
    ? {
        set: pastDataset(set),
        from: { vista },
        day: undefined,
        dados: { referencia: job.referencia, carga: null, publicadaEm: null, linhas },
      }
    : undefined;
