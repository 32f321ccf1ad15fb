import type { Dataset } from '../../../catalog/dataset.ts';
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
  /** The rows are put beside those of their periods instead of in their place. */
  append: boolean;
  /** The load whose rows these are, when it is brought back. */
  back: number | null;
  archive: Archive;
  signal?: AbortSignal | undefined;
  onStage(what: string): void;
}
