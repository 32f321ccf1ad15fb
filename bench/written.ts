import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brasiliaToday } from '../catalog/texto/moment.ts';
import { root } from '../scripts/tasks.mjs';
import type { BenchFigure } from './figure.ts';
import { type BenchResults, type PartResult, resultsPage } from './results.ts';

const RESULTS = new URL('./results.json', import.meta.url);
const PAGE = new URL('./RESULTS.md', import.meta.url);

/** Commit of the code that is measured. */
export const measuredCommit = (): string =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();

/** A part as it is written down, measured since a moment of `performance.now()`. */
export const partResult = (figures: readonly BenchFigure[], begun: number): PartResult => ({
  date: brasiliaToday(),
  commit: measuredCommit(),
  minutes: (performance.now() - begun) / 60_000,
  figures,
});

/** Writes parts down beside what is known of the others, which keep their order; new ones come last. */
export function writeParts(found: BenchResults): void {
  const before: BenchResults = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {};
  const results = { ...before, ...found };
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(PAGE, resultsPage(results));
}
