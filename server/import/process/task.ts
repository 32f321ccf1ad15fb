import type pg from 'pg';
import type { Inspection, InspectOrder } from '../inspect/inspect.ts';
import type { LoadOptions } from '../options.ts';
import type { LoadDoubt, LoadReport } from '../publish/report.ts';
import type { NamedFile } from '../read/files.ts';

type ToldOptions = Pick<
  LoadOptions,
  | 'tenant'
  | 'name'
  | 'period'
  | 'reference'
  | 'author'
  | 'forced'
  | 'ignore'
  | 'choices'
  | 'mends'
  | 'anew'
  | 'maxRefused'
  | 'force'
  | 'confirmed'
  | 'append'
  | 'rehearsal'
  | 'refusedPath'
  | 'gridPath'
  | 'keptPath'
  | 'mark'
  | 'standing'
>;

/** A load as one process tells it to another: of a dataset its id, of files their paths. */
export interface LoadTask extends ToldOptions {
  /** Connection of the owner. */
  database: pg.ClientConfig;
  dataset: string;
  files: readonly NamedFile[];
  /** Doubts are told and passed over: for a rehearsal that a person looks at. */
  doubting?: boolean;
}

/** Files that are only looked at. */
export interface InspectTask {
  inspect: InspectOrder;
}

/** What the process of a load tells: how far it is, that all is published, and how it ended. */
export type LoadMessage = LoadStep | { kind: 'published'; report: LoadReport } | LoadEnding;

/** How far a load is: the lines it has read, what it does with them, and what it found on the way. */
export type LoadStep =
  | { kind: 'read'; lines: number }
  | { kind: 'stage'; what: string }
  | { kind: 'doubt'; doubt: LoadDoubt }
  | { kind: 'standing'; version: number };

export type LoadEnding =
  | { kind: 'done'; report: LoadReport }
  | { kind: 'inspected'; inspection: Inspection }
  | { kind: 'rejected'; message: string; report: LoadReport }
  | { kind: 'stale' }
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; message: string; code: string; stack: string };

const STEPS: ReadonlySet<LoadMessage['kind']> = new Set(['read', 'stage', 'doubt', 'standing']);

/** Whether a message says how far a load is. */
export const isStep = (message: LoadMessage): message is LoadStep => STEPS.has(message.kind);
