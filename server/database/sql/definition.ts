import { createHash } from 'node:crypto';
import { type Dataset, sourceOf } from '../../../catalog/dataset.ts';
import { summaryFields } from '../../../catalog/list/summary.ts';
import type { Bind } from './names.ts';

/**
 * What the summaries of a dataset depend on, as a short text that is kept with them: where a newer version counts or adds
 * up otherwise, those of an older one are not read.
 */
export function summaryDefinition(set: Dataset): string {
  const { totals, counted, apart } = set.list;
  const said = [set.period, apart, summaryFields(set), totals, counted, set.cut, set.derived];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 12);
}

/** SELECT of the periods of a dataset that have rows and no summary by a dimension, or one of another version. */
export function unsummarizedPeriods(set: Dataset, tenant: number, dimension: string, bind: Bind): string {
  const own = bind(tenant);
  return `SELECT p.periodo FROM pub._periodos p LEFT JOIN pub._resumidos r ON r.tenant = ${own} AND r.dataset = ${bind(set.id)}
AND r.periodo = p.periodo AND r.definicao = ${bind(summaryDefinition(set))} AND ${bind(dimension)} = ANY (r.dimensoes)
WHERE p.tenant = ${own} AND p.dataset = ${bind(sourceOf(set))} AND p.linhas > 0 AND r.periodo IS NULL`;
}
