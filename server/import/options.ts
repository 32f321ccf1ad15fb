import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Value } from '../../catalog/fields/field.ts';
import type { LineMend } from './check/mends.ts';
import type { ColumnChoices } from './columns/choices.ts';
import type { SourceLayout } from './columns/layout.ts';
import type { DoubtKind, LoadDoubt, LoadReport } from './publish/report.ts';
import type { ImportFile } from './read/files.ts';
import type { ForcedFormat } from './read/table.ts';

/** What a load takes, from whom, and what was said of it. */
export interface LoadOptions {
  tenant: number;
  dataset: Dataset;
  /** One file, or the pages of a folder. */
  files: AsyncIterable<ImportFile>;
  /** What the publisher calls what is sent. */
  name: string;
  /** The periods that the file replaces: rows of others are left out, and one without rows is emptied. Otherwise those of its rows. */
  period?: readonly Value[];
  /** The day the data are of, 2026-11-12. Without it each period goes to its own end, or to today while it runs. */
  reference?: string | undefined;
  author: string;
  forced?: ForcedFormat;
  layout?: SourceLayout;
  /** Columns of the file that are left out. */
  ignore?: readonly string[];
  /** The share of refused rows above which nothing is published. */
  maxRefused?: number;
  /** Publishes though far less comes than there was. */
  force?: boolean;
  /** Rows are put beside those of their periods. */
  append?: boolean;
  /** Doubts that the publisher was told of and confirmed. */
  confirmed?: readonly DoubtKind[];
  /** Hears of each doubt instead of the load being refused: for a rehearsal alone. */
  onDoubt?(doubt: LoadDoubt): void;
  /** What the publisher says of single columns. */
  choices?: ColumnChoices;
  /** Cells that the publisher mended, in place of those of the file. */
  mends?: readonly LineMend[];
  /** Publishes though the same file is there already: it is read otherwise now. */
  anew?: boolean;
  /** Kept with the load, which at most one load of the body has: who asked for it finds out whether it was published. */
  mark?: string;
  /** The version of the published rows that the load was rehearsed against: another one refuses it. */
  standing?: number;
  /** Hears which version of the published rows the load is held against. */
  onStanding?(version: number): void;
  /** Where the accepted rows are written, as the archive of a load has them. */
  keptPath?: string;
  /** Where the first refused rows are written cell by cell, to be mended. */
  gridPath?: string;
  /** Does all but publish. */
  rehearsal?: boolean;
  /** Where the refused lines are written, if there are any. */
  refusedPath?: string;
  /** Which rows of an archive are wanted, and the day of each period then; set with the load that is brought back, and why. */
  back?: {
    carga: number;
    reason: string | null;
    dates: ReadonlyMap<string, string>;
    keep(file: string, period: string): boolean;
  };
  signal?: AbortSignal;
  /** The search may be left to the server, which catches up by itself. */
  search?: 'later';
  onProgress?(read: number): void;
  /** Called in the transaction of the load, with its number, for what must stand or fall with it. */
  onRecorded?(client: pg.ClientBase, carga: number): Promise<void>;
  /** Called once the rows are published, before the search and the statistics follow. */
  onPublished?(report: LoadReport): void;
  /** What is being done once all lines are read: of a large file, minutes in which nothing is counted. */
  onStage?(what: string): void;
  /** Another load of the same dataset is under way. */
  onWait?(): void;
}
