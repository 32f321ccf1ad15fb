import type { Dataset } from '../../catalog/dataset.ts';
import type { Field, Value } from '../../catalog/fields/field.ts';
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
export async function filterWorks(ask: PortalAsker, set: Dataset, name: string): Promise<boolean> {
  const { main, more } = set.list.filters;
  const field = set.fields[name];
  if (!field || ![...main, ...more].includes(name)) return false;
  const values = await valuesOf(ask, set, name);
  const question = filterQuestions(name, field, values).find(({ pairs }) => addressQuery(set, pairs) !== null);
  const found = question && (await readFirst(ask, set, question.pairs));
  if (!found) return false;
  return found.length > 0 ? found.every((row) => question.isAbout(row[name] ?? null)) : values.length === 0;
}

/** Values that rows of a list have in a field: of its first rows or, where those say nothing of it, of those that do. */
async function valuesOf(ask: PortalAsker, set: Dataset, name: string): Promise<Value[]> {
  const valuesIn = async (pairs: Pairs) => ((await readFirst(ask, set, pairs)) ?? []).flatMap((row) => row[name] ?? []);
  const values = await valuesIn([]);
  return values.length > 0 ? values : valuesIn([['_sort', `-${name}`]]);
}

/** Questions about one of some values, the first of which that is taken tells; of values that may be written where there are none. */
function filterQuestions(name: string, field: Field, values: readonly Value[]): FilterQuestion[] {
  if (values.length === 0)
    return [...field.options, ...WORDS].flatMap((word) =>
      [name, `${name}.has`].map((asked) => ({
        pairs: [[asked, word]] as const,
        isAbout: (found: Value | null) => found !== null,
      })),
    );
  // The first rows come also where nothing is looked for: another value than theirs tells whether it is.
  const others = values.filter((value) => value !== values[0]);
  return [...others, ...values].map((value) => (isByWords(field) ? byWord : byValue)(name, field, value));
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

/** What may be written in a filter of each kind where no row has a value to look for. */
const WORDS = ['palavra', '2025', '2025-01', '2025-01-01', '11.222.333/0001-81'];
