import { type Dataset, fieldOf } from '../dataset.ts';
import type { Condition } from '../query.ts';

/** A dataset with the columns that a question calls for: those of stopped works say why they stopped. */
export function viewedColumns(set: Dataset, where: readonly Condition[]): Dataset {
  const view = set.list.views?.find(({ field, values }) =>
    where.some(
      (own) =>
        own.field === field &&
        own.operator === 'eq' &&
        own.values.every((value) => values.includes(fieldOf(set, field).print(value))),
    ),
  );
  return view ? { ...set, list: { ...set.list, columns: view.columns } } : set;
}
