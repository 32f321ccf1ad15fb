import { synonyms } from '../../catalog/busca/synonyms.ts';
import { merged, synonymsOf } from '../../catalog/glossario/index.ts';
import { wordsOf } from '../../catalog/texto/words.ts';
import type { Tenant } from '../tenants/tenants.ts';

/** A word or phrase, and what else it is called, each of one or more words. */
export interface Family {
  own: readonly string[];
  others: readonly (readonly string[])[];
}

type Names = Readonly<Record<string, readonly string[]>>;

/** One table of several, in which nothing stands twice; the longest phrase is the one that is meant. */
function table(...all: readonly Names[]): Family[] {
  const found = new Map<string, Map<string, readonly string[]>>();
  for (const [name, others] of all.flatMap((names) => Object.entries(names))) {
    const own = wordsOf(name).join(' ');
    const known = found.get(own) ?? new Map<string, readonly string[]>();
    for (const words of others.map(wordsOf)) if (words.join(' ') !== own) known.set(words.join(' '), words);
    if (own !== '') found.set(own, known);
  }
  return [...found]
    .map(([own, others]) => ({ own: own.split(' '), others: [...others.values()].filter(({ length }) => length > 0) }))
    .sort((a, b) => b.own.length - a.own.length);
}

/** What is the same thing by another name. */
export const SAME: readonly Family[] = table(synonyms);

type Speaker = { dados: Pick<Tenant['dados'], 'glossario'> };

const wider = new WeakMap<Speaker, readonly Family[]>();

/**
 * Also what the glossary, the body's own words included, says that people mean. They mean it loosely (`show` is mostly hired
 * by inexigibilidade), and whole sentences are among it: it is asked only where nothing published has what was typed.
 */
export function wideFor(tenant: Speaker): readonly Family[] {
  const made = wider.get(tenant) ?? table(synonyms, synonymsOf(merged(tenant.dados.glossario ?? [])));
  wider.set(tenant, made);
  return made;
}
