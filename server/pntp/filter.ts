import type { Dataset } from '../../catalog/dataset.ts';
import type { Field, Row, Value } from '../../catalog/fields/field.ts';
import { wordsIn } from '../../catalog/list/limits.ts';
import type { Pairs } from '../../catalog/query.ts';
import { fold } from '../../catalog/texto/words.ts';
import { addressQuery, type PortalAsker, readFirst } from './ask.ts';

/** A filter with a value to look for, and which rows are then about it. */
interface FilterQuestion {
  pairs: Pairs;
  isAbout(value: Value | null): boolean;
}

/** Whether a list offers a filter, takes it, and answers with the rows that it is about and no other. */
export async function filterWorks(
  ask: PortalAsker,
  set: Dataset,
  name: string,
  rows: readonly Row[],
): Promise<boolean> {
  const { main, more } = set.list.filters;
  if (![...main, ...more].includes(name)) return false;
  const question = filterQuestion(set, name, rows);
  if (!question) return false;
  const found = await readFirst(ask, set, question.pairs);
  const isThere = found !== null && (found.length > 0 || rows.length === 0);
  return isThere && found.every((row) => question.isAbout(row[name] ?? null));
}

/** Looks for the value of one of some rows; where they have none, for one that may be written there. Null where none is taken. */
function filterQuestion(set: Dataset, name: string, rows: readonly Row[]): FilterQuestion | null {
  const field = set.fields[name];
  if (!field) return null;
  const own = rows.flatMap((row) => row[name] ?? []);
  // The first rows come also where nothing is looked for: another value than theirs tells whether it is.
  const values = [...own.filter((value) => value !== own[0]), ...own, ...fallbackOf(field)];
  const questions = values.map((value) => (isByWords(field) ? byWord : byValue)(name, field, value));
  return questions.find(({ pairs }) => addressQuery(set, pairs) !== null) ?? null;
}

/** Whether the screen asks for words of its text, and not for one of its values. */
const isByWords = ({ operators, listed }: Field): boolean => operators.includes('has') && !listed;

function byWord(name: string, { print }: Field, value: Value): FilterQuestion {
  const [word = ''] = wordsIn(print(value)).sort((a, b) => b.length - a.length);
  const isAbout = (found: Value | null): boolean => found !== null && fold(String(found)).includes(fold(word));
  return { pairs: [[`${name}.has`, word]], isAbout };
}

const byValue = (name: string, { print }: Field, value: Value): FilterQuestion => ({
  pairs: [[name, print(value)]],
  isAbout: (found) => found === value,
});

const A_DAY = '2025-01-01';

/** A value of a list that has no rows yet. */
const fallbackOf = ({ time, options }: Field): Value[] => [time?.ofDay(A_DAY) ?? options[0] ?? 'palavra'];
