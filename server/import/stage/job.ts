import type { Dataset } from '../../../catalog/dataset.ts';
import type { Row } from '../../../catalog/fields/field.ts';
import type { RefusedGrid } from '../check/grid.ts';
import type { RefusedFile } from '../check/refused.ts';
import type { Hints } from '../columns/header.ts';
import type { FileLine } from '../read/csv.ts';
import type { ImportFile } from '../read/files.ts';
import type { ForcedFormat } from '../read/table.ts';
import type { Archive } from './archive.ts';

/** Files on their way to staging, and what was said of them. */
export interface StagingJob {
  set: Dataset;
  files: AsyncIterable<ImportFile>;
  forced: ForcedFormat;
  hints: Hints;
  /** When given, rows of any other period are left out. */
  only: readonly string[] | null;
  amend: ((row: Row) => Row | null) | null;
  /** Which rows of a file are wanted, by their period; all when absent. */
  keep?: ((file: string, period: string) => boolean) | undefined;
  /** Puts mended cells in place of those of a line; null of a line that nobody mended. */
  mend?: ((file: string, line: FileLine) => FileLine | null) | undefined;
  refused: RefusedFile;
  grid: RefusedGrid;
  archive: Archive;
  signal?: AbortSignal | undefined;
  onProgress(read: number): void;
}
