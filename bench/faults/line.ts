import type { AttackOutcome } from './attack.ts';
import type { VisitSample } from './visit.ts';

/** Limits of every line. */
export const MOST_TIMES_IDLE = 2;
export const MOST_MEMORY = 1_000_000_000;
/** Milliseconds that count as idle even where idle is faster: below this the noise of a machine decides. */
export const IDLE_FLOOR_MS = 20;

/** What the other body's visitor saw. */
export interface VisitFigures {
  p50: number;
  p95: number;
  max: number;
  requests: number;
  /** Requests refused, broken or unanswered, by status; 0 is no answer. */
  failures: Readonly<Record<string, number>>;
}

/** One line of the table: an attack, what it achieved and what it did to the other body's visitor. */
export interface FaultLine {
  id: string;
  name: string;
  outcome: AttackOutcome;
  visit: VisitFigures;
  memory: number;
  /** Whether the server's process ended, or did not answer promptly within a minute of the attack. */
  lost: boolean;
}

export function visitFigures(samples: readonly VisitSample[]): VisitFigures {
  const sorted = samples.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;
  const failures: Record<string, number> = {};
  for (const { status } of samples) if (status !== 200) failures[status] = (failures[status] ?? 0) + 1;
  return { p50: at(0.5), p95: at(0.95), max: at(1), requests: samples.length, failures };
}

/** The visitor's p95 as a multiple of what it is when nobody attacks. */
export const timesIdle = ({ p95 }: VisitFigures, idle: VisitFigures): number => p95 / Math.max(idle.p95, IDLE_FLOOR_MS);

/** The promises that a line breaks, in words; none where it keeps them all. */
export function brokenPromises(line: FaultLine, idle: VisitFigures): string[] {
  const broken: [boolean, string][] = [
    [line.lost, 'the portal was lost'],
    [!line.outcome.held, 'the attack succeeded'],
    [timesIdle(line.visit, idle) > MOST_TIMES_IDLE, 'the other body was slowed'],
    [Object.keys(line.visit.failures).length > 0, 'the other body was refused'],
    [line.memory > MOST_MEMORY, 'memory'],
  ];
  return broken.filter(([is]) => is).map(([, words]) => words);
}
