import type pg from 'pg';
import type { LoadOptions } from '../options.ts';
import type { LoadReport } from '../publish/report.ts';

type ToldOptions = Pick<
  LoadOptions,
  | 'tenant'
  | 'name'
  | 'period'
  | 'reference'
  | 'author'
  | 'forced'
  | 'ignore'
  | 'maxRefused'
  | 'force'
  | 'append'
  | 'rehearsal'
  | 'refusedPath'
>;

/** A load as one process tells it to another: of a dataset its id, of a file its path. */
export interface LoadTask extends ToldOptions {
  /** Connection of the owner. */
  database: pg.ClientConfig;
  dataset: string;
  path: string;
}

/** What the process of a load tells: how far it is, that all is published, and how it ended. */
export type LoadMessage = LoadStep | { kind: 'published'; report: LoadReport } | LoadEnding;

/** How far a load is: the lines it has read, and then what it does with them. */
export type LoadStep = { kind: 'read'; lines: number } | { kind: 'stage'; what: string };

export type LoadEnding =
  | { kind: 'done'; report: LoadReport }
  | { kind: 'rejected'; message: string; report: LoadReport }
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; message: string; code: string; stack: string };
