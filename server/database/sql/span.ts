import type { Dataset } from '../../../catalog/dataset.ts';
import type { Value } from '../../../catalog/fields/field.ts';
import { binder, ident, type Statement } from './names.ts';

/** First and last period with rows, read from both ends of an index. */
export function selectSpan(set: Dataset, tenant: number): Statement {
  const values: Value[] = [];
  const period = ident(set.period);
  const from = `pub.${ident(set.id)} WHERE tenant = ${binder(values)(tenant)}`;
  const text = `SELECT (SELECT min(${period}) FROM ${from}) AS primeiro, (SELECT max(${period}) FROM ${from}) AS ultimo`;
  return { text, values };
}

/** Latest period with rows up to a given one; where all come after it, the latest of all. */
export function selectCurrentPeriod(set: Dataset, tenant: number, until: Value): Statement {
  const values: Value[] = [];
  const bind = binder(values);
  const newest = `SELECT max(${ident(set.period)}) FROM pub.${ident(set.id)} WHERE tenant = ${bind(tenant)}`;
  const text = `SELECT coalesce((${newest} AND ${ident(set.period)} <= ${bind(until)}), (${newest})) AS atual`;
  return { text, values };
}
