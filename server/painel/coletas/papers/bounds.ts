import type { DocumentReader } from '../../../arquivos/reading/reader.ts';
import type { FetchAddress } from '../../../remote/client.ts';
import type { OwnerAccess } from '../../arquivos/owner.ts';
import type { PaperManners } from './fetch.ts';

export const MEGABYTE = 1024 ** 2;

/** Where files that harvests bring are kept, and how they are asked for and read. */
export interface PaperRoom {
  db: OwnerAccess;
  filesDir: string;
  stagingDir: string;
  reader: DocumentReader;
  documentMegabytes: number;
  fetch: FetchAddress;
  signal: AbortSignal;
  bounds?: Partial<PaperBounds>;
  /** Called after each file, whatever became of it. */
  onEach?(done: number): void;
}

/** What one reading may take. */
export interface PaperBounds extends Pick<PaperManners, 'rest' | 'pause' | 'longest' | 'stalled'> {
  /** Milliseconds and bytes of all files of a reading; the others wait for the next. */
  patience: number;
  bytes: number;
  photoBytes: number;
  /** Failures in a row after which the server is left alone. */
  failures: number;
}

/** Twenty minutes leave room for the rows in the hour that a reading has. */
export const USUAL_BOUNDS: PaperBounds = {
  ...{ rest: 200, pause: 2_000, longest: 300_000, stalled: 30_000 },
  ...{ patience: 1_200_000, bytes: 1_024 * MEGABYTE, photoBytes: 10 * MEGABYTE, failures: 5 },
};
