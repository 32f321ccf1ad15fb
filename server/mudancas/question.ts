import type { Condition } from '../../catalog/query.ts';

/** Which changes are asked for. */
export interface ChangesQuestion {
  /** Only records that these choose: as they stand or, if a file no longer brings them, as they last stood. */
  where: readonly Condition[];
  /** Only changes of loads after this one. */
  after?: number;
  /** Only changes that were written down after this moment: for who reads in turns, and must not miss a correction. */
  since?: string;
  /** Only changes of this load. */
  of?: number;
  size: number;
  /** Changes to leave out before. */
  skip?: number;
}
