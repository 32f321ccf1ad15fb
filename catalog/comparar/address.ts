import type { Pairs } from '../query.ts';
import { comparisonOf } from './comparar.ts';

/** The parameters of a comparison, in the order in which its address says them. */
const NAMES = ['por', 'estagio', 'anos', 'ate', 'orgaos'] as const;
/** Those that are lists: a form repeats the name, the address separates values by commas. */
const LISTS: readonly string[] = ['anos', 'orgaos'];

/**
 * The one address of a comparison, without its question mark: lists joined, what a form left empty dropped, and the stage of
 * an expense only beside an expense. Unknown names stay, so that the API refuses them with a sentence.
 */
export function comparisonSearch(pairs: Pairs): string {
  const given = new Map<string, string[]>();
  for (const [name, value] of pairs) if (value !== '') given.set(name, [...(given.get(name) ?? []), value]);
  const by = comparisonOf(given.get('por')?.[0] ?? '');
  if (by && by.of !== 'despesa') given.delete('estagio');
  const names = [...NAMES, ...[...given.keys()].filter((name) => !NAMES.some((own) => own === name))];
  return names.flatMap((name) => printed(name, given.get(name) ?? [])).join('&');
}

function printed(name: string, values: readonly string[]): string[] {
  const all = LISTS.includes(name) && values.length > 0 ? [listOf(values)] : values;
  return all.map((value) => `${encodeURIComponent(name)}=${encodeURIComponent(value).replaceAll('%2C', ',')}`);
}

/** Values in one order, each once: years from the oldest on. */
const listOf = (values: readonly string[]): string =>
  [...new Set(values.flatMap((value) => value.split(',')))].sort().join(',');
