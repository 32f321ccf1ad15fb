import { type Dataset, fieldOf, storedOf, timeOf } from '../dataset.ts';
import type { Operator, Value } from '../fields/field.ts';
import { brief } from '../texto/brief.ts';

/**
 * How rows are found by the words of a text: in its index of words; among the values of its column, where they are few
 * and sorted; or by reading the text of every row.
 */
export type TextLookup = 'words' | 'values' | 'rows';

/** Finds how a dataset looks through one of its texts: the filters of its screen have an index, other fields have none. */
export function textLookup(set: Dataset, name: string): TextLookup {
  const filters = [...set.list.filters.main, ...set.list.filters.more];
  if (!filters.includes(name) || !storedOf(set).some(([stored]) => stored === name)) return 'rows';
  const { index, listed } = fieldOf(set, name);
  if (index === 'words') return 'words';
  return index === 'btree' && listed ? 'values' : 'rows';
}

/** A condition of a question, as far as it concerns texts. */
interface TextCondition {
  field: string;
  operator: Operator;
  values: readonly Value[];
}

/** Texts without an index are read row by row, so that they are looked through within one period only: those that are not. */
export function unboundedTexts(
  set: Dataset,
  where: readonly TextCondition[],
): { field: string; value: string; message: string }[] {
  const isBounded = where.some(
    ({ field, operator, values }) => field === set.period && operator === 'eq' && values.length === 1,
  );
  const texts = where.filter(({ field, operator }) => operator === 'has' && textLookup(set, field) === 'rows');
  if (isBounded) return [];
  const { print } = fieldOf(set, set.period);
  const example = `${set.period}=${print(timeOf(set).ofDay('2025-03-01'))}`;
  return texts.map(({ field, values }) => ({
    field: `${field}.has`,
    value: brief(String(values[0])),
    message: `${fieldOf(set, field).label} só se procura em um período de cada vez; acrescente-o, como em ${example}.`,
  }));
}
