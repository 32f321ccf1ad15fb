import { type Dataset, storedOf } from '../catalog/dataset.ts';
import type { LoadReport } from '../server/import/publish/report.ts';
import type { Portal } from './portal.ts';

/** Rows and totals of a list. */
export interface Agreement {
  rows: number;
  totals: Readonly<Record<string, number>>;
}

/** The totals of a list that files bring; the others are worked out from other datasets. */
function brought(set: Dataset): string[] {
  const stored = new Set(storedOf(set).map(([name]) => name));
  return set.list.totals.filter((name) => stored.has(name));
}

/** What an import told its publisher that the list would show. */
export const said = (set: Dataset, { accepted, sums, counted }: LoadReport): Agreement => ({
  rows: accepted,
  totals: Object.fromEntries(brought(set).map((name) => [name, counted[name] ?? sums[name] ?? 0])),
});

/** What the list shows to anybody, on the page and added up from its groups. */
export async function shown(portal: Portal, set: Dataset, host: string): Promise<Agreement> {
  const { json: list } = await portal.ask(`/api/v1/${set.id}?_size=1`, host);
  const { json: groups } = await portal.ask(`/api/v1/${set.id}?_por=${set.period}&_size=500`, host);
  const sum = (name: string): number =>
    groups.data.reduce((cents, row) => cents + Math.round(Number(row[name]) * 100), 0);
  for (const name of ['linhas', ...brought(set)]) {
    const whole = name === 'linhas' ? list.total : (list.totals[name] ?? 0);
    if (Math.round(whole * 100) !== sum(name)) throw new Error(`${set.id}: the groups add up to another ${name}`);
  }
  return { rows: list.total, totals: Object.fromEntries(brought(set).map((name) => [name, list.totals[name] ?? 0])) };
}
