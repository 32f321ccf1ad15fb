import type { Dataset } from '../../../catalog/dataset.ts';
import type { Warning } from '../check/warnings.ts';
import type { LoadOptions } from '../options.ts';
import type { Archive } from '../stage/archive.ts';
import type { PeriodChange } from './periods.ts';

/** A load whose rows are staged, about to be published. */
export interface PendingLoad {
  tenant: number;
  set: Dataset;
  name: string;
  sha256: string;
  periods: readonly string[];
  /** What comes of each period. */
  changes: readonly PeriodChange[];
  /** The newest day that any of them goes to. */
  reference: string;
  author: string;
  read: number;
  accepted: number;
  refused: number;
  sums: Readonly<Record<string, number>>;
  /** What the dataset advises of the rows, for the page of the load. */
  advice: readonly Warning[];
  /** The rows are put beside those of their periods instead of in their place. */
  append: boolean;
  /** The load whose rows these are, when it is brought back. */
  back: number | null;
  /** What its publisher finds the load again by. */
  mark: string | null;
  /** Why it is brought back. */
  reason: string | null;
  archive: Archive;
  signal?: AbortSignal | undefined;
  onStage(what: string): void;
  onRecorded?: LoadOptions['onRecorded'];
}
