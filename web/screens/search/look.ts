import type { Dataset } from '../../../catalog/dataset.ts';
import type { Field } from '../../../catalog/fields/field.ts';
import { ALL } from '../../../catalog/opening.ts';
import { type Condition, print, sayWhere } from '../../../catalog/query.ts';
import { ask, type ListAnswer } from '../../api.ts';
import { applies, definition, pages } from '../../catalog.ts';
import { write } from '../../dataset/url.ts';

export interface Found {
  to: string;
  says: string;
  total: number;
}

/** So many questions at a time: a search asks a hundred, and others are asking too. */
const AT_ONCE = 3;

/** Names, numbers and objects are looked through; what is of less weight is found on the list itself. */
const WEIGHT = 2;

/** Asks every field that may be searched, and keeps those that answer. */
export async function lookUp(term: string): Promise<Found[]> {
  if (term === '') return [];
  const listed = pages.filter((page) => page.menu && applies(page));
  const sets = await Promise.all(listed.map(({ id }) => definition(id)));
  const questions = sets.flatMap((set) => questionsOf(set, term));
  const found: Found[] = [];
  const left = questions.entries();
  const asking = async () => {
    for (const [place, { set, where }] of left) found[place] = await count(set, where);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, asking));
  return found.filter(({ total }) => total > 0);
}

export function questionsOf(set: Dataset, term: string): { set: Dataset; where: Condition[] }[] {
  return Object.entries(set.fields).flatMap(([name, field]) => {
    const weighty = field.search !== undefined && field.search <= WEIGHT;
    const condition = weighty ? conditionOf(name, field, term) : null;
    return condition ? [{ set, where: [condition] }] : [];
  });
}

/** Words inside a text, or the whole of an identifier; what cannot be one is not asked. */
function conditionOf(name: string, field: Field, term: string): Condition | null {
  const operator = field.operators.find((own) => own === 'has') ?? field.operators.find((own) => own === 'eq');
  const parsed = field.parse(term, 'br');
  return operator && parsed.ok ? { field: name, operator, values: [parsed.value] } : null;
}

async function count(set: Dataset, where: Condition[]): Promise<Found> {
  const query = { ...ALL, where };
  const path = `/${set.id}?${print(set, { ...query, size: 1 })}`;
  const { total } = await ask<ListAnswer>(path, new AbortController().signal);
  return { to: `/${set.id}${write(set, query)}`, says: sayWhere(set, where), total };
}
