import type { Dataset } from '../../../catalog/dataset.ts';
import type { Value } from '../../../catalog/fields/field.ts';
import { binder, ident, type Statement } from './names.ts';

/** Order by a period that its index has, so that a `LIMIT 1` reads one row. PostgreSQL reads them all for a max() of these views. */
const END = { first: '', last: ' DESC' } as const;

function periodAt(set: Dataset, tenant: string, end: keyof typeof END, condition: string): string {
  const period = ident(set.period);
  return `(SELECT ${period} FROM pub.${ident(set.id)} WHERE tenant = ${tenant} AND ${period} ${condition} ORDER BY ${period}${END[end]} LIMIT 1)`;
}

/** First and last period with rows, read from both ends of an index. */
export function selectSpan(set: Dataset, tenant: number): Statement {
  const values: Value[] = [];
  const own = binder(values)(tenant);
  const [first, last] = (['first', 'last'] as const).map((end) => periodAt(set, own, end, 'IS NOT NULL'));
  return { text: `SELECT ${first} AS primeiro, ${last} AS ultimo`, values };
}

/** Latest period with rows up to a given one; where all come after it, the latest of all. */
export function selectCurrentPeriod(set: Dataset, tenant: number, until: Value): Statement {
  const values: Value[] = [];
  const bind = binder(values);
  const own = bind(tenant);
  const past = periodAt(set, own, 'last', `<= ${bind(until)}`);
  return { text: `SELECT coalesce(${past}, ${periodAt(set, own, 'last', 'IS NOT NULL')}) AS atual`, values };
}
