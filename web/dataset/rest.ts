import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import type { Field } from '../../catalog/fields/field.ts';

export interface FieldGroup {
  title: string;
  names: readonly string[];
}

const GROUPS: readonly { title: string; holds(field: Field): boolean }[] = [
  { title: 'Datas', holds: ({ grains }) => grains.length > 0 },
  { title: 'Valores e quantidades', holds: ({ summable }) => summable },
  { title: 'Informações', holds: () => true },
];

/** The fields of a row besides its columns, grouped by section: what is unfolded where a row has no page. */
export function restOf(set: Dataset): FieldGroup[] {
  const shown = new Set(set.list.columns.flat());
  const names = Object.keys(set.fields).filter((name) => !shown.has(name));
  const titleOf = (name: string) => GROUPS.find(({ holds }) => holds(fieldOf(set, name)))?.title;
  return [...GROUPS]
    .reverse()
    .map(({ title }) => ({ title, names: names.filter((name) => titleOf(name) === title) }))
    .filter((group) => group.names.length > 0);
}
