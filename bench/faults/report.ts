import { cpus, totalmem } from 'node:os';
import { type BenchFigure, count, mb, ms, times } from '../figure.ts';
import {
  brokenPromises,
  type FaultLine,
  IDLE_FLOOR_MS,
  MOST_MEMORY,
  MOST_TIMES_IDLE,
  timesIdle,
  type VisitFigures,
} from './line.ts';
import type { TrialLine } from './trial.ts';

/** A whole run. */
export interface FaultRun {
  date: string;
  commit: string;
  scale: string;
  idle: VisitFigures;
  lines: readonly FaultLine[];
  /** Absent in runs of before there were trials. */
  trials?: readonly TrialLine[];
}

const failed = ({ failures }: VisitFigures): string =>
  Object.entries(failures)
    .map(([status, found]) => (status === '0' ? `${found} unanswered` : `${found} × ${status}`))
    .join(', ');

/** What the visitor saw, in words. */
export const visitWords = (visit: VisitFigures, idle: VisitFigures): string =>
  [`${ms(visit.p95)} (${times(timesIdle(visit, idle))}×)`, failed(visit)].filter(Boolean).join(', ');

function before(id: string, run: FaultRun | null): string {
  const line = run?.lines.find((one) => one.id === id);
  if (!run || !line) return '–';
  const lost = line.lost ? 'the portal was lost; ' : '';
  return `${lost}${line.outcome.success}; ${visitWords(line.visit, run.idle)}; ${mb(line.memory)}`;
}

function row(line: FaultLine, idle: VisitFigures, old: FaultRun | null): string {
  const broken = brokenPromises(line, idle);
  const kept = broken.length === 0 ? 'yes' : `**no**: ${broken.join(', ')}`;
  const lost = line.lost ? 'the portal was lost; ' : '';
  const cells = [
    line.id,
    line.name,
    `${lost}${line.outcome.success}`,
    visitWords(line.visit, idle),
    mb(line.memory),
    kept,
  ];
  return `| ${[...cells, before(line.id, old)].join(' | ')} |`;
}

export const faultsTable = ({ lines, idle }: FaultRun, old: FaultRun | null): string =>
  [
    '| # | attack | attacker’s success | other visitor’s p95 (× idle) | memory | kept | before |',
    '|---|---|---|---|---|---|---|',
    ...lines.map((line) => row(line, idle, old)),
  ].join('\n');

/** Faults that are no attacks, in a table of their own. */
export const trialsTable = (trials: readonly TrialLine[]): string =>
  [
    '| # | what was done | limit | found | kept |',
    '|---|---|---|---|---|',
    ...trials.map(
      ({ id, name, limit, found, kept }) => `| ${id} | ${name} | ${limit} | ${found} | ${kept ? 'yes' : '**no**'} |`,
    ),
  ].join('\n');

/** Lines that broke a promise, by their names. */
export const brokenLines = ({ lines, trials = [], idle }: FaultRun): string[] => [
  ...lines.filter((line) => brokenPromises(line, idle).length > 0).map(({ id, name }) => `${id} ${name}`),
  ...trials.filter(({ kept }) => !kept).map(({ id, name }) => `${id} ${name}`),
];

/** The run in figures for bench/RESULTS.md: how many lines kept their promises, and each measure beside its limit. */
export function faultFigures(run: FaultRun): BenchFigure[] {
  const { lines, trials = [], idle } = run;
  const all = lines.length + trials.length;
  const kept = all - brokenLines(run).length;
  const slowed = lines.map((line) => ({
    what: `${line.id} ${line.name}: another body’s p95 meanwhile`,
    measured: ms(line.visit.p95),
    against: `${ms(Math.max(idle.p95, IDLE_FLOOR_MS))}, idle`,
    ratio: timesIdle(line.visit, idle),
    limit: { most: MOST_TIMES_IDLE },
  }));
  const promises = {
    what: 'Attacks and faults that kept every promise ([FAULTS.md](FAULTS.md))',
    measured: count(kept),
    against: `${count(all)} tried`,
    ratio: kept / all,
    limit: { least: 1 },
  };
  return [promises, ...slowed, ...trials.flatMap(({ figures = [] }) => figures)];
}

/** The run as a page to commit. It describes the machine without telling whose it is. */
export function faultsPage(run: FaultRun, old: FaultRun | null): string {
  const cores = cpus();
  const earlier = old
    ? `\n* Before: the same attacks on ${old.date}, at ${old.commit}, before the limits, on a machine that others used too (idle p95 ${ms(old.idle.p95)})`
    : '';
  const trials = run.trials?.length ? `\n## Other faults\n\n${trialsTable(run.trials)}\n` : '';
  return `# Attacks

Written by \`npm run faults\`, which attacks a portal of its own with its usual limits while a visitor of another body
reads on. Each line is one attack on one body; limits: the other body’s p95 at most ${MOST_TIMES_IDLE}× idle, none of its requests
refused or unanswered, the server and its workers at most ${mb(MOST_MEMORY)}. An idle p95 below ${IDLE_FLOOR_MS} ms counts as ${IDLE_FLOOR_MS} ms. Attacks
that only wait run together, and so do those of a few requests: their lines share what the other visitor saw. It is no test:
a busy machine moves it.

* Date: ${run.date}, at ${run.commit}
* Machine: ${cores.length} cores (${cores[0]?.model.trim()}), ${count(totalmem() / 2 ** 30)} GiB of memory, ${process.platform} ${process.arch}
* Node ${process.versions.node}, the embedded PostgreSQL, the demonstration at scale ${run.scale}
* Idle: p50 ${ms(run.idle.p50)}, p95 ${ms(run.idle.p95)}, slowest ${ms(run.idle.max)} of ${count(run.idle.requests)} requests, before and after all attacks
* The attackers share the machine at nice 15, from 39 addresses${earlier}

${faultsTable(run, old)}
${trials}`;
}
