import type { Dataset } from '../catalog/dataset.ts';
import type { Cells } from '../catalog/samples/sample.ts';
import type { Day } from './calendar.ts';

/** That nothing of a kind happened, said and dated, in place of an empty list. */
export interface EmptyStatement {
  dataset: Dataset;
  from: Day;
  to: Day;
  text: string;
}

/** A slice of a body's demonstration data. Rows are made as they are drawn, so that a million need no memory. */
export interface Part {
  datasets: readonly { dataset: Dataset; rows(): Iterable<Cells> }[];
  files?: Iterable<{ path: string; bytes: Buffer }>;
  statements?: readonly EmptyStatement[];
}
