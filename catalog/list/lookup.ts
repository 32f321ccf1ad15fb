import { type Dataset, fieldOf, storedOf } from '../dataset.ts';

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
