import type { Dataset } from '../dataset.ts';
import { fieldOf } from '../dataset.ts';
import { termOf } from './fields.ts';

/** What each term of a body's glossary means, by its slug. */
export type Explanations = ReadonlyMap<string, string>;

/** The term of the glossary that explains a field, where there is one. */
export function explainedBy(set: Dataset, name: string, explanations: Explanations): string | null {
  const slug = termOf(name, fieldOf(set, name));
  return slug && explanations.has(slug) ? slug : null;
}

/**
 * What a field means: what its definition says of it, else the glossary. A field that neither explains is one whose
 * label does.
 */
export function meaningOf(set: Dataset, name: string, explanations: Explanations): string {
  const { help, label } = fieldOf(set, name);
  const term = explanations.get(explainedBy(set, name, explanations) ?? '');
  return help ?? term ?? `${label} de cada ${lowered(set.singular)}.`;
}

/** A name in the middle of a sentence. An abbreviation keeps its capitals. */
const lowered = (name: string): string =>
  /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLocaleLowerCase('pt-BR') + name.slice(1);
