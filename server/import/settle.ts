import type pg from 'pg';
import { index } from '../search/keep.ts';
import { ident } from '../sql/names.ts';
import { summedIn } from '../sums/add.ts';
import type { Options } from './load.ts';
import { added, type Figures } from './parts.ts';
import { type Load, publish, published } from './publish.ts';
import { undated, untilOf } from './reference.ts';
import type { Report } from './report.ts';
import { type Change, changesOf } from './standing.ts';
import { refuseAbsent, refuseFall } from './verdict.ts';

/** A load whose rows are staged, and what they add up to for each period. */
export type Staged = Omit<Load, 'changes' | 'dates' | 'reference'> & { parts: ReadonlyMap<string, Figures> };

/** Publishes what was staged, unless it is there already or would take away most of a period. */
export async function settle(client: pg.ClientBase, options: Options, staged: Staged, read: Report): Promise<Report> {
  const dates = datesOf(options, staged.periods);
  const report = options.reference || options.back ? read : warned(read, undated(dates));
  const load = { ...staged, dates, reference: [...dates.values()].sort().at(-1) ?? untilOf('') };
  const same = options.back ? null : await published(client, load);
  if (same !== null) return { ...report, carga: same, unchanged: true };
  const changes = await changesOf(client, staged, staged.parts, dates);
  const told = { ...report, before: beforeOf(changes), changes };
  if (!options.force) refuseAbsent(told);
  if (!options.force && !load.append) refuseFall(told, options.dataset);
  return made(client, options, { ...load, changes }, told);
}

async function made(client: pg.ClientBase, options: Options, load: Load, report: Report): Promise<Report> {
  const rehearsal = options.rehearsal ?? false;
  const { carga, warnings } = await publish(client, load, rehearsal);
  const told = warned(report, ...warnings);
  if (rehearsal) return told;
  for (const table of [ident(load.set.id), ...summedIn(load.set)])
    await measure(client, `dados.${table}`, load.accepted);
  // What is published is published: whatever cuts the search off, the server makes up for it.
  if (options.search !== 'later') {
    options.onStage?.('preparando a busca');
    await index(client, load.set, load.tenant, load.periods).catch(() => undefined);
  }
  return { ...told, carga };
}

const warned = (report: Report, ...warnings: Report['warnings']): Report => ({
  ...report,
  warnings: [...report.warnings, ...warnings],
});

/** The day of each period: the one it had, when an earlier load comes back; the one that was given; or its own end. */
const datesOf = ({ reference, back }: Options, periods: readonly string[]): Map<string, string> =>
  new Map(periods.map((period) => [period, back?.dates.get(period) ?? reference ?? untilOf(period)]));

const beforeOf = (changes: readonly Change[]): Figures =>
  changes.reduce<Figures>((sum, { antes }) => (antes ? added(sum, antes) : sum), { linhas: 0 });

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
