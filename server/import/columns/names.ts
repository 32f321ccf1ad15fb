import { type Dataset, storedOf } from '../../../catalog/dataset.ts';
import { fold } from '../../../catalog/fields/choice.ts';
import type { ColumnChoices } from './choices.ts';

/** What the publisher says of columns: those to leave, and what single ones are. */
export interface SaidColumns {
  ignore: readonly string[];
  choices?: ColumnChoices | undefined;
}

/** The field of each column that says its name or its label. */
export function fieldNames(set: Dataset): Map<string, string> {
  const known = new Map<string, string>();
  for (const [name, { label }] of storedOf(set)) known.set(fold(label), name);
  for (const [name] of storedOf(set)) known.set(fold(name), name);
  return known;
}

/** The field of each column that is known by its name or label, or of which the publisher says it. */
export function columnNames(set: Dataset, { choices = {} }: Pick<SaidColumns, 'choices'>): Map<string, string> {
  const known = fieldNames(set);
  for (const [column, field] of Object.entries(choices)) {
    if (field === null) known.delete(fold(column));
    else known.set(fold(column), field);
  }
  return known;
}

/** Columns without a place to go: what the publisher says, and what the portal works out by itself and its own files bring. */
export const leftColumns = (set: Dataset, { ignore, choices = {} }: SaidColumns): Set<string> =>
  new Set(
    [
      ...ignore,
      ...Object.keys(choices).filter((column) => choices[column] === null),
      ...(set.derived ?? []).flatMap((name) => [name, set.fields[name]?.label ?? '']),
    ].map(fold),
  );

/** Whether the catalog and the publisher explain every column. */
export function isNamed(set: Dataset, header: readonly string[], hints: SaidColumns): boolean {
  const known = columnNames(set, hints);
  const left = leftColumns(set, hints);
  return header.every((text) => fold(text) === '' || known.has(fold(text)) || left.has(fold(text)));
}
