import { createHash } from 'node:crypto';
import type { Dataset } from '../../../catalog/dataset.ts';
import { summaryFields } from '../../../catalog/list/summary.ts';

/**
 * What the summaries of a dataset depend on, as a short text that is kept with them: where a newer version counts or adds
 * up otherwise, those of an older one are not read.
 */
export function summaryDefinition(set: Dataset): string {
  const { totals, counted, apart } = set.list;
  const said = [set.period, apart, summaryFields(set), totals, counted, set.cut, set.derived];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 12);
}
