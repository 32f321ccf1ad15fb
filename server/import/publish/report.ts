import { Refusal } from '../../refusal.ts';
import type { RefusedCell } from '../check/check.ts';
import type { LeftOut } from '../check/leftout.ts';
import type { Warning } from '../check/warnings.ts';
import type { Tally } from '../stage/stage.ts';
import type { PeriodChange } from './periods.ts';

export interface LoadReport {
  /** Number of the load; null when nothing was published. */
  carga: number | null;
  read: number;
  accepted: number;
  refused: number;
  /** The first hundred. */
  refusals: readonly RefusedCell[];
  /** Where all refused lines are. */
  refusedFile: string | null;
  sums: Readonly<Record<string, number>>;
  /** What the list shows as total, where it counts only rows of some kind: `vlrTotal` of homologated tenders. */
  counted: Readonly<Record<string, number>>;
  periods: readonly string[];
  warnings: readonly Warning[];
  /** How the file was written. */
  found: Tally['found'];
  /** What the load took the place of: rows and sums. */
  before: Readonly<Record<string, number>> | null;
  /** The same for each of its periods, with what comes in its place; empty when nothing was done. */
  changes: readonly PeriodChange[];
  /** Rows of the file that are of other periods than those that were asked for, the most first. */
  leftOut: readonly LeftOut[];
  /** The same file was already there: nothing was done. */
  unchanged: boolean;
  rehearsal: boolean;
  append: boolean;
}

/** A file too faulty to publish. The report says line by line what to mend. */
export class RejectedLoad extends Refusal {
  override name = 'Rejected';
  readonly report: LoadReport;

  constructor(message: string, report: LoadReport) {
    super(message, { report });
    this.report = report;
  }
}

/** What may be wrong with a load, and right all the same: its publisher decides. */
export type DoubtKind = 'recusadas' | 'letras' | 'ausente' | 'queda' | 'registro';

/** A doubt about a load, in the words in which it would be refused. */
export interface LoadDoubt {
  kind: DoubtKind;
  message: string;
}
