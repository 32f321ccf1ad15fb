import type pg from 'pg';
import { brasiliaToday } from '../../catalog/texto/moment.ts';
import { index } from '../busca/keep.ts';
import { ident } from '../database/sql/names.ts';
import { summedIn } from '../sums/add.ts';
import { refuseGone } from './gone.ts';
import type { Options } from './load.ts';
import type { Warning } from './notes.ts';
import { added, type Figures } from './parts.ts';
import { type Load, publish, published } from './publish.ts';
import { undated, untilOf } from './reference.ts';
import type { Report } from './report.ts';
import { type Change, changesOf } from './standing.ts';
import { refuseAbsent, refuseFall } from './verdict.ts';

/** A load whose rows are staged, and what they add up to for each period. */
export type Staged = Omit<Load, 'changes' | 'reference'> & { parts: ReadonlyMap<string, Figures> };

/** Publishes what was staged, unless it is there already or would take away most of a period. */
export async function settle(client: pg.ClientBase, options: Options, staged: Staged, read: Report): Promise<Report> {
  const changes = await changesOf(client, staged, dater(options, staged.append));
  const load = { ...staged, changes, reference: newestOf(changes) ?? options.reference ?? brasiliaToday() };
  const report = warned(read, ...undatedIn(options, staged.append, changes));
  const same = options.back ? null : await published(client, load);
  if (same !== null) return { ...report, carga: same, unchanged: true };
  const told = { ...report, before: beforeOf(changes), changes };
  if (!options.force) refuseAbsent(told);
  if (!options.force && !load.append) {
    refuseFall(told, options.dataset);
    await refuseGone(client, load, told);
  }
  return made(client, options, load, told);
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

/** The day of a period: the one it had, when an earlier load comes back; the one that was given; or its own end. */
function dater(
  { dataset, reference, back }: Options,
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
function undatedIn({ reference, back }: Options, append: boolean, changes: readonly Change[]): Warning[] {
  const taken = changes.filter(({ antes }) => !(append && antes));
  return reference || back || taken.length === 0 ? [] : [undated(daysOf(taken))];
}

const daysOf = (changes: readonly Change[]): string[] => changes.flatMap(({ referencia }) => referencia ?? []);

const newestOf = (changes: readonly Change[]): string | undefined => daysOf(changes).sort().at(-1);

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
