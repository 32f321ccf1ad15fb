import type pg from 'pg';
import { brasiliaToday } from '../../../catalog/texto/moment.ts';
import { askForIndexes, releaseIndexes } from '../../database/indexes/release.ts';
import { ident } from '../../database/sql/names.ts';
import { refreshStatistics } from '../../database/statistics.ts';
import { indexRows } from '../../index/rows.ts';
import { compareLoads } from '../../mudancas/follow.ts';
import { sumTablesOf } from '../../sums/rollups.ts';
import { addFigures, type PeriodFigures } from '../check/figures.ts';
import type { Warning } from '../check/warnings.ts';
import type { LoadOptions } from '../options.ts';
import { askDoubt } from './doubt.ts';
import type { PendingLoad } from './pending.ts';
import { changesOf, type PeriodChange } from './periods.ts';
import { alreadyPublished, type Published, publish } from './publish.ts';
import { undatedWarning, untilOf } from './reference.ts';
import { refuseMissingRegister } from './registers.ts';
import type { LoadReport } from './report.ts';
import { refuseStale } from './standing.ts';
import { refuseAbsent, refuseFall } from './verdict.ts';

/** A load whose rows are staged, and what they add up to for each period. */
export type Staged = Omit<PendingLoad, 'changes' | 'reference'> & { parts: ReadonlyMap<string, PeriodFigures> };

/** Publishes what was staged, unless it is there already or would take away most of a period. */
export async function publishStaged(
  client: pg.ClientBase,
  options: LoadOptions,
  staged: Staged,
  read: LoadReport,
): Promise<LoadReport> {
  await refuseStale(client, options);
  const changes = await changesOf(client, staged, dater(options, staged.append));
  const load = { ...staged, changes, reference: newestOf(changes) ?? options.reference ?? brasiliaToday() };
  const report = warned(read, ...undatedIn(options, staged.append, changes));
  const same = options.back || options.anew ? null : await alreadyPublished(client, load);
  if (same !== null) return { ...report, carga: same, unchanged: true };
  const told = { ...report, before: beforeOf(changes), changes };
  if (!options.force) await askDoubt(options, 'ausente', () => refuseAbsent(told));
  if (!options.force && !load.append) {
    await askDoubt(options, 'queda', () => refuseFall(told, options.dataset));
    await askDoubt(options, 'registro', () => refuseMissingRegister(client, load, told));
  }
  return made(client, options, load, told);
}

async function made(
  client: pg.ClientBase,
  options: LoadOptions,
  load: PendingLoad,
  report: LoadReport,
): Promise<LoadReport> {
  const rehearsal = options.rehearsal ?? false;
  const { carga, warnings } = rehearsal ? await publish(client, load, true) : await published(client, load);
  const told = { ...warned(report, ...warnings), carga: rehearsal ? null : carga };
  if (rehearsal) return told;
  options.onPublished?.(told);
  options.onStage?.('medindo as tabelas');
  await refreshAll(client, load);
  // What is published is published: whatever cuts these off, the server makes up for it.
  if (options.search !== 'later') {
    options.onStage?.('preparando a busca');
    await indexRows(client, load.set, load.tenant, load.periods).catch(() => undefined);
    options.onStage?.('comparando com o que havia');
    await compareLoads(client, load.set, load.tenant).catch(() => undefined);
  }
  return told;
}

/** Publishes with the body's own indexes out of the way. Where nothing comes of it, the servers are asked to make them again. */
async function published(client: pg.ClientBase, load: PendingLoad): Promise<Published> {
  const released = await releaseIndexes(client, { set: load.set, tenant: load.tenant, rows: load.accepted });
  try {
    return await publish(client, load);
  } catch (error) {
    if (released) await askForIndexes(client, load.tenant).catch(() => undefined);
    throw error;
  }
}

const warned = (report: LoadReport, ...warnings: LoadReport['warnings']): LoadReport => ({
  ...report,
  warnings: [...report.warnings, ...warnings],
});

/** The day of a period: the one it had, when an earlier load comes back; the one that was given; or its own end. */
function dater(
  { dataset, reference, back }: LoadOptions,
  append: boolean,
): (period: string, old: string | null) => string | null {
  return (period, old) => {
    if (back) return back.dates.get(period) ?? null;
    // Rows that are put beside others never make a period older; without a day of their own they take the one it has.
    if (append && old !== null && (reference === undefined || reference < old)) return old;
    return reference ?? untilOf(dataset, period);
  };
}

/** Tells of the days that were taken because none was given. */
function undatedIn({ reference, back }: LoadOptions, append: boolean, changes: readonly PeriodChange[]): Warning[] {
  const taken = changes.filter(({ antes }) => !(append && antes));
  return reference || back || taken.length === 0 ? [] : [undatedWarning(daysOf(taken))];
}

const daysOf = (changes: readonly PeriodChange[]): string[] => changes.flatMap(({ referencia }) => referencia ?? []);

const newestOf = (changes: readonly PeriodChange[]): string | undefined => daysOf(changes).sort().at(-1);

const beforeOf = (changes: readonly PeriodChange[]): PeriodFigures =>
  changes.reduce<PeriodFigures>((sum, { antes }) => (antes ? addFigures(sum, antes) : sum), { linhas: 0 });

/** Has the planner know what came in, before the first visitor asks for it. */
async function refreshAll(client: pg.ClientBase, { set, tenant, periods }: PendingLoad): Promise<void> {
  const table = `dados.${ident(set.id)}`;
  await refreshStatistics(client, { table, tenant, periods: { column: set.period, values: periods } });
  for (const sums of sumTablesOf(set)) await refreshStatistics(client, { table: `dados.${sums}`, tenant });
}
