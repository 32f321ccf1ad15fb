import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import { Refusal } from '../refusal.ts';
import { MOVER_SETTING } from '../tenants/moving.ts';
import { installationName, refuseUnlikeDatabases } from './agreement.ts';
import { describeArrival, makeRoom, openArrival, storedBody } from './arrival.ts';
import { carriedTables } from './carried.ts';
import type { MoveSides } from './copy.ts';
import { SAME_TEXT } from './digest.ts';
import type { DocumentCopy } from './documents.ts';
import { type CarryPlan, carryChanges } from './pass.ts';
import type { SealedTable } from './sealed.ts';
import { makeSearch, refuseStaleSearch } from './search.ts';
import { markAsGone, moveMark, release, standStill } from './standstill.ts';

export interface MoveJob {
  slug: string;
  /** Connections of the owners of both databases. */
  source: pg.Client;
  target: pg.Client;
  /** Where it goes, as the source keeps it for whoever asks. */
  to: string;
  datasets: readonly Dataset[];
  sealed: readonly SealedTable[];
  documents: DocumentCopy;
  signal: AbortSignal;
  /** Works on a connection of the source's owner of its own: that of a move which failed may take no further statement. */
  onFreshSource(work: (client: pg.Client) => Promise<unknown>): Promise<unknown>;
  onStage(stage: MoveStage): void;
  onRows(table: string, rows: number): void;
  onDocuments(done: number): void;
}

export type MoveStage = 'copy' | 'again' | 'waiting' | 'still' | 'verified' | 'gone' | 'open';

/** What was carried and compared. */
export interface MovedCounts {
  linhas: number;
  periodos: number;
  documentos: number;
  tabelas: number;
  /** Milliseconds for which the body could be read but not written to. */
  parado: number;
}

/** Passes before the standstill: each brings what changed during the one before. */
const PASSES = 5;
/** Rows that may be left for the standstill. */
const FEW_ROWS = 5_000;

/** Lets a session write to the moving body, and print values alike. */
export const asMover = (client: pg.Client): Promise<unknown> =>
  client.query(`${SAME_TEXT}; SET ${MOVER_SETTING} = 'sim'`);

/** Moves a body. Begun again after a stop, it goes on from what has arrived. */
export async function moveTenant(job: MoveJob): Promise<MovedCounts | null> {
  const { source, target, slug } = job;
  await asMover(source);
  await asMover(target);
  await refuseUnlikeDatabases(source, target);
  await refuseOtherMover(target, slug);
  const here = await storedBody(source, slug);
  if (!here) throw new Refusal(`Não há o órgão “${slug}” nesta instalação. Veja os que há com: portal tenant list`);
  if (here.mark?.estado === 'chegando')
    throw new Refusal(`O órgão ${slug} ainda está chegando a esta instalação: termine antes aquela mudança.`);
  if (here.mark?.estado === 'saiu' && (await hasOpened(target, slug))) return null;
  const from = await installationName(source);
  const tenant = await makeRoom(target, slug, { tipo: here.tipo, from });
  return carry({ source: { client: source, tenant: here.id }, target: { client: target, tenant } }, job, from);
}

/** Whether the body that left here is open there: then only the map is left to write. */
async function hasOpened(target: pg.Client, slug: string): Promise<boolean> {
  const there = await storedBody(target, slug);
  return there !== undefined && there.mark === null;
}

async function refuseOtherMover(target: pg.Client, slug: string): Promise<void> {
  const { rows } = await target.query<{ free: boolean }>('SELECT pg_try_advisory_lock(hashtext($1)) AS free', [
    `mudanca/${slug}`,
  ]);
  if (!rows[0]?.free) throw new Refusal(`Outro comando já está mudando o órgão ${slug}. Espere que ele termine.`);
}

async function carry(sides: MoveSides, job: MoveJob, from: string): Promise<MovedCounts> {
  const tables = await carriedTables(sides.source.client);
  const plan: CarryPlan = { ...job, tables, verified: new Map() };
  const mark = await moveMark(sides.source.client, sides.source.tenant);
  if (!mark) await copyWhileOpen(sides, job, plan, from);
  const began = performance.now();
  const documentos = await copyStandingStill(sides, job, plan, from);
  job.onStage('verified');
  await markAsGone(sides.source, job.to);
  job.onStage('gone');
  await openArrival(sides.target, tables);
  job.onStage('open');
  return { ...countsOf(plan), documentos, tabelas: tables.length, parado: performance.now() - began };
}

function countsOf({ verified }: CarryPlan): Pick<MovedCounts, 'linhas' | 'periodos'> {
  const counts = [...verified.values()];
  return {
    linhas: counts.reduce((sum, { rows }) => sum + rows, 0),
    periodos: counts.reduce((sum, { periods }) => sum + periods, 0),
  };
}

/** The long part, while the body goes on publishing and hearing. */
async function copyWhileOpen(sides: MoveSides, job: MoveJob, plan: CarryPlan, from: string): Promise<void> {
  job.onStage('copy');
  for (let i = 0; i < PASSES; i++) {
    await describeArrival(sides, from);
    const { rows } = await carryChanges(sides, plan);
    await job.documents.bring(job.signal, job.onDocuments);
    await makeSearch(sides.target, job.datasets, job.signal);
    if (rows <= FEW_ROWS) return;
    job.onStage('again');
  }
}

/** The short part, while the body is only read. What fails here lets it be written to again. */
async function copyStandingStill(sides: MoveSides, job: MoveJob, plan: CarryPlan, from: string): Promise<number> {
  const waiting = (): void => job.onStage('waiting');
  await standStill(sides.source, waiting);
  job.onStage('still');
  try {
    await describeArrival(sides, from);
    await carryChanges(sides, plan);
    const documents = await job.documents.bring(job.signal, job.onDocuments);
    await makeSearch(sides.target, job.datasets, job.signal);
    await refuseUnfinished(sides, plan);
    await refuseStaleSearch(sides.target, job.datasets);
    return documents;
  } catch (error) {
    await job.onFreshSource((client) => release({ client, tenant: sides.source.tenant })).catch(() => undefined);
    throw error;
  }
}

/** Refuses to open a body of which something changed after it was copied: nothing can have, while it stands still. */
async function refuseUnfinished(sides: MoveSides, plan: CarryPlan): Promise<void> {
  const { changed } = await carryChanges(sides, plan);
  if (changed.size > 0)
    throw new Refusal(
      `Algo escreveu em ${[...changed].join(', ')} enquanto o órgão estava parado. A origem continua a servir; rode o comando de novo.`,
    );
}
