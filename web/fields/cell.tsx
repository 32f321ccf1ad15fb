import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import type { FilterProps } from './face.ts';
import { faces } from './index.ts';

/** One field of a row, as its kind shows it. */
export function Cell({ set, name, row, brief = false }: { set: Dataset; name: string; row: Row; brief?: boolean }) {
  const field = fieldOf(set, name);
  const Own = faces[field.kind].Cell;
  return <Own field={field} value={row[name] ?? null} brief={brief} />;
}

/** The filter of a field, as its kind asks for it. */
export function Filter(props: FilterProps) {
  const Own = faces[props.field.kind].Filter;
  return <Own {...props} />;
}
