import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import type { Value } from '../../catalog/fields/field.ts';
import { explainFault } from '../database/explain.ts';
import { Refusal } from '../refusal.ts';
import { amender } from './amend.ts';
import { Archive } from './archive.ts';
import { knownLayouts, type Layout } from './layout.ts';
import { RefusedFile } from './refused.ts';
import type { Report } from './report.ts';
import { type Staged, settle } from './settle.ts';
import type { Entry } from './source.ts';
import { STAGING, stage, type Tally } from './stage.ts';
import type { Forced } from './table.ts';
import { refuseDoubt, refuseFaulty } from './verdict.ts';

export interface Options {
  tenant: number;
  dataset: Dataset;
  /** One file, or the pages of a folder. */
  files: AsyncIterable<Entry>;
  /** What the publisher calls what is sent. */
  name: string;
  /** The periods that the file replaces: rows of others are left out, and one without rows is emptied. Otherwise those of its rows. */
  period?: readonly Value[];
  /** The day the data are of, 2026-11-12. Without it each period goes to its own end, or to today while it runs. */
  reference?: string | undefined;
  author: string;
  forced?: Forced;
  layout?: Layout;
  /** Columns of the file that are left out. */
  ignore?: readonly string[];
  /** The share of refused rows above which nothing is published. */
  maxRefused?: number;
  /** Publishes though far less comes than there was. */
  force?: boolean;
  /** Rows are put beside those of their periods. */
  append?: boolean;
  /** Does all but publish. */
  rehearsal?: boolean;
  /** Where the refused lines are written, if there are any. */
  refusedPath?: string;
  /** Which rows of an archive are wanted, and the day of each period then; set with the load that is brought back. */
  back?: { carga: number; dates: ReadonlyMap<string, string>; keep(file: string, period: string): boolean };
  signal?: AbortSignal;
  /** The search may be left to the server, which catches up by itself. */
  search?: 'later';
  onProgress?(read: number): void;
  /** What is being done once all lines are read: of a large file, minutes in which nothing is counted. */
  onStage?(what: string): void;
  /** Another load of the same dataset is under way. */
  onWait?(): void;
}

const TOLERANCE = 0.01;

/**
 * The only way data enter: a file replaces whole periods of one dataset of one tenant, all or nothing. Two loads of the
 * same dataset wait for each other.
 */
export async function load(client: pg.ClientBase, options: Options): Promise<Report> {
  const { cut, id } = options.dataset;
  if (cut) throw new Refusal(`${id} mostra linhas de ${cut.of} e não recebe arquivos: publique-as em ${cut.of}.`);
  return alone(client, options, () => run(client, options));
}

/** One at a time for a dataset of a tenant; others are not held up. */
export async function alone<T>(
  client: pg.ClientBase,
  { tenant, dataset, onWait }: Pick<Options, 'tenant' | 'dataset' | 'onWait'>,
  work: () => Promise<T>,
): Promise<T> {
  const lock = [tenant, dataset.id];
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1, hashtext($2)) AS free', lock);
  if (!rows[0].free) {
    onWait?.();
    await client.query('SELECT pg_advisory_lock($1, hashtext($2))', lock);
  }
  try {
    return await work();
  } catch (error) {
    throw explainFault(error) ?? error;
  } finally {
    // On a connection that broke there is nothing to clear, and its own error is the one to tell.
    await client.query(`DROP TABLE IF EXISTS ${STAGING}`).catch(() => undefined);
    await client.query('SELECT pg_advisory_unlock($1, hashtext($2))', lock).catch(() => undefined);
  }
}

async function run(client: pg.ClientBase, options: Options): Promise<Report> {
  const archive = await Archive.open();
  const refused = new RefusedFile(options.refusedPath ?? null);
  try {
    const tally = await taken(client, options, archive, refused);
    const report = reportOf(options, tally, await refused.end());
    refuseFaulty(report, options.period !== undefined, options.maxRefused ?? TOLERANCE);
    refuseDoubt(report);
    return await settle(client, options, stagedOf(options, report, tally, archive), report);
  } finally {
    await archive.close();
    await refused.end();
  }
}

async function taken(client: pg.ClientBase, options: Options, archive: Archive, refused: RefusedFile): Promise<Tally> {
  const {
    dataset: set,
    tenant,
    files,
    layout = null,
    ignore = [],
    onProgress = () => undefined,
    signal,
    back,
  } = options;
  const known = layout ? [] : await knownLayouts(set);
  return stage(client, {
    set,
    files,
    forced: { ...said(layout), ...options.forced },
    hints: { layout, known, ignore },
    only: options.period?.map((value) => fieldOf(set, set.period).print(value)) ?? null,
    amend: await amender(client, set, tenant),
    keep: back?.keep,
    refused,
    archive,
    signal,
    onProgress,
  });
}

/** What a layout says of its files. */
function said(layout: Layout | null): Forced {
  const { separador, codificacao, planilha } = layout ?? {};
  return { ...(separador && { separador }), ...(codificacao && { codificacao }), ...(planilha && { planilha }) };
}

function reportOf(options: Options, tally: Tally, refusedFile: string | null): Report {
  const { dataset: set, period } = options;
  const { read, accepted, refused, refusals, sums, counted, warnings, found, leftOut } = tally;
  const only = period?.map((value) => fieldOf(set, set.period).print(value));
  return {
    carga: null,
    read,
    accepted,
    refused,
    refusals,
    refusedFile,
    sums,
    counted,
    periods: [...new Set(only ?? tally.parts.keys())].sort(),
    warnings,
    found,
    before: null,
    changes: [],
    leftOut,
    unchanged: false,
    rehearsal: options.rehearsal ?? false,
    append: options.append ?? tally.again,
  };
}

const stagedOf = (options: Options, report: Report, tally: Tally, archive: Archive): Staged => ({
  tenant: options.tenant,
  set: options.dataset,
  name: options.name,
  sha256: tally.sha256,
  periods: report.periods,
  parts: tally.parts,
  author: options.author,
  read: report.read,
  accepted: report.accepted,
  refused: report.refused,
  sums: report.sums,
  append: report.append,
  back: options.back?.carga ?? null,
  archive,
  signal: options.signal,
  onStage: options.onStage ?? (() => undefined),
});
