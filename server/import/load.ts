import type pg from 'pg';
import { fieldOf } from '../../catalog/dataset.ts';
import { hideCpf } from '../../catalog/texto/privacy.ts';
import { explainFault } from '../database/explain.ts';
import { Refusal } from '../refusal.ts';
import { correctorOf } from './check/corrections.ts';
import { RefusedGrid } from './check/grid.ts';
import { lineMender } from './check/mends.ts';
import { RefusedFile } from './check/refused.ts';
import { knownLayouts, type SourceLayout } from './columns/layout.ts';
import type { LoadOptions } from './options.ts';
import { askDoubt } from './publish/doubt.ts';
import type { LoadReport } from './publish/report.ts';
import { publishStaged, type Staged } from './publish/settle.ts';
import { refuseDoubt, refuseFaulty, refuseGarbled, refuseNothing } from './publish/verdict.ts';
import type { ForcedFormat } from './read/table.ts';
import { Archive } from './stage/archive.ts';
import type { StagingJob } from './stage/job.ts';
import { STAGING, stageFiles, type Tally } from './stage/stage.ts';

const TOLERANCE = 0.01;

/**
 * The only way data enter: a file replaces whole periods of one dataset of one tenant, all or nothing. Two loads of the
 * same dataset wait for each other.
 */
export async function load(client: pg.ClientBase, options: LoadOptions): Promise<LoadReport> {
  const { cut, id } = options.dataset;
  if (cut) throw new Refusal(`${id} mostra linhas de ${cut.of} e não recebe arquivos: publique-as em ${cut.of}.`);
  return oneLoadAtATime(client, options, () => run(client, options));
}

/** One at a time for a dataset of a tenant; others are not held up. */
export async function oneLoadAtATime<T>(
  client: pg.ClientBase,
  { tenant, dataset, onWait }: Pick<LoadOptions, 'tenant' | 'dataset' | 'onWait'>,
  work: () => Promise<T>,
): Promise<T> {
  const lock = [tenant, dataset.id];
  const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1, hashtext($2)) AS free', lock);
  if (!rows[0]?.free) {
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

async function run(client: pg.ClientBase, options: LoadOptions): Promise<LoadReport> {
  const archive = await Archive.open();
  const refused = new RefusedFile(options.refusedPath ?? null);
  const grid = new RefusedGrid(options.gridPath ?? null);
  try {
    const tally = await taken(client, options, archive, { refused, grid });
    await grid.end();
    const report = reportOf(options, tally, await refused.end());
    refuseNothing(report, options.period !== undefined);
    await askDoubt(options, 'recusadas', () => refuseFaulty(report, options.maxRefused ?? TOLERANCE));
    await askDoubt(options, 'letras', () => refuseGarbled(report));
    refuseDoubt(report);
    if (options.keptPath) await archive.copyTo(options.keptPath);
    return await publishStaged(client, options, stagedOf(options, report, tally, archive), report);
  } finally {
    await archive.close();
    await refused.end();
    await grid.end();
  }
}

async function taken(
  client: pg.ClientBase,
  options: LoadOptions,
  archive: Archive,
  refusals: Pick<StagingJob, 'refused' | 'grid'>,
): Promise<Tally> {
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
  return stageFiles(client, {
    set,
    files,
    forced: { ...said(layout), ...options.forced },
    hints: { layout, known, ignore, choices: options.choices },
    only: options.period?.map((value) => fieldOf(set, set.period).print(value)) ?? null,
    amend: await correctorOf(client, set, tenant),
    keep: back?.keep,
    mend: lineMender(options.mends ?? []),
    ...refusals,
    archive,
    signal,
    onProgress,
  });
}

/** What a layout says of its files. */
function said(layout: SourceLayout | null): ForcedFormat {
  const { separador, codificacao, planilha } = layout ?? {};
  return { ...(separador && { separador }), ...(codificacao && { codificacao }), ...(planilha && { planilha }) };
}

function reportOf(options: LoadOptions, tally: Tally, refusedFile: string | null): LoadReport {
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

const stagedOf = (options: LoadOptions, report: LoadReport, tally: Tally, archive: Archive): Staged => ({
  tenant: options.tenant,
  set: options.dataset,
  // The name of a file is its publisher's own, and may say whose it is.
  name: hideCpf(options.name),
  sha256: tally.sha256,
  periods: report.periods,
  parts: tally.parts,
  advice: report.warnings.filter(({ tipo }) => tipo === 'conselho' || tipo === 'emenda'),
  mark: options.mark ?? null,
  author: options.author,
  read: report.read,
  accepted: report.accepted,
  refused: report.refused,
  sums: report.sums,
  append: report.append,
  back: options.back?.carga ?? null,
  reason: options.back?.reason ?? null,
  archive,
  signal: options.signal,
  onStage: options.onStage ?? (() => undefined),
  onRecorded: options.onRecorded,
});
