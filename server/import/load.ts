import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import type { Value } from '../../catalog/fields/field.ts';
import { explained } from '../explain.ts';
import { Refusal } from '../refusal.ts';
import { index } from '../search/keep.ts';
import { ident } from '../sql/names.ts';
import { summedIn } from '../sums/add.ts';
import { amender } from './amend.ts';
import { Archive } from './archive.ts';
import { knownLayouts, type Layout } from './layout.ts';
import { type Load, publish, published, standing } from './publish.ts';
import { RefusedFile } from './refused.ts';
import type { Report } from './report.ts';
import type { Entry } from './source.ts';
import { STAGING, stage, type Tally } from './stage.ts';
import type { Forced } from './table.ts';
import { refuseDoubt, refuseFall, refuseFaulty } from './verdict.ts';

export interface Options {
  tenant: number;
  dataset: Dataset;
  /** One file, or the pages of a folder. */
  files: AsyncIterable<Entry>;
  /** What the publisher calls what is sent. */
  name: string;
  /** The periods that the file replaces, when it may hold no row of some; otherwise those of its rows. */
  period?: readonly Value[];
  /** The day the data are of, 2026-11-12. */
  reference: string;
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
  /** Which rows of an archive are wanted; set with the load that is brought back. */
  back?: { carga: number; keep(file: string, period: string): boolean };
  signal?: AbortSignal;
  /** The search may be left to the server, which catches up by itself. */
  search?: 'later';
  onProgress?(read: number): void;
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
    throw explained(error) ?? error;
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
    return await settled(client, options, report, planOf(options, report, tally.sha256, archive));
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

async function settled(client: pg.ClientBase, options: Options, report: Report, plan: Load): Promise<Report> {
  const same = options.back ? null : await published(client, plan);
  if (same !== null) return { ...report, carga: same, unchanged: true };
  const before = await standing(client, plan);
  if (!options.force && !plan.append) refuseFall({ ...report, before }, options.dataset);
  const rehearsal = options.rehearsal ?? false;
  const { carga, warnings } = await publish(client, plan, rehearsal);
  const told = { ...report, before, warnings: [...report.warnings, ...warnings] };
  if (rehearsal) return told;
  for (const table of [ident(plan.set.id), ...summedIn(plan.set)])
    await measure(client, `dados.${table}`, plan.accepted);
  // What is published is published: whatever cuts the search off, the server makes up for it.
  if (options.search !== 'later') await index(client, plan.set, plan.tenant, plan.periods).catch(() => undefined);
  return { ...told, carga };
}

/**
 * A new tenant's first pages must not wait until the database notices what came in. A few rows more change nothing, and it
 * counts them by itself.
 */
async function measure(client: pg.ClientBase, table: string, rows: number): Promise<void> {
  const { rows: found } = await client.query('SELECT reltuples AS known FROM pg_class WHERE oid = $1::regclass', [
    table,
  ]);
  if (Number(found[0]?.known ?? 0) < rows * SHARE) await client.query(`ANALYZE ${table}`);
}

/** Fewer than one in so many rows are no news. */
const SHARE = 10;

function reportOf(options: Options, tally: Tally, refusedFile: string | null): Report {
  const { dataset: set, period } = options;
  const { read, accepted, refused, refusals, sums, counted, warnings, found } = tally;
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
    periods: [...(only ?? tally.periods)].sort(),
    warnings,
    found,
    before: null,
    unchanged: false,
    rehearsal: options.rehearsal ?? false,
    append: options.append ?? tally.again,
  };
}

const planOf = (options: Options, report: Report, sha256: string, archive: Archive): Load => ({
  tenant: options.tenant,
  set: options.dataset,
  name: options.name,
  sha256,
  periods: report.periods,
  reference: options.reference,
  author: options.author,
  read: report.read,
  accepted: report.accepted,
  refused: report.refused,
  sums: report.sums,
  append: report.append,
  back: options.back?.carga ?? null,
  archive,
  signal: options.signal,
});
