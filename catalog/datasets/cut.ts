import { type Dataset, fieldOf } from '../dataset.ts';

interface Cut extends Pick<Dataset, 'id' | 'title' | 'singular' | 'plural' | 'about' | 'asked' | 'law'> {
  where: NonNullable<Dataset['cut']>['where'];
  closed?: string;
  /** Where its addresses say less than its parent's. */
  key?: Dataset['key'];
}

/** A view of a dataset under a name of its own: some of its rows, with the same fields, list and record. */
export function cut(of: Dataset, { where, ...own }: Cut): Dataset {
  for (const name of Object.keys(where)) fieldOf(of, name);
  // The criteria and the sums are the parent's, and so are the reference system's questions.
  const { pntp: _, date: __, stage: ___, ...shared } = of;
  return Object.freeze({ ...shared, ...own, cut: { of: of.id, where } });
}
