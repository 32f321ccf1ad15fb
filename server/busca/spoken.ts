import type { Dataset } from '../../catalog/dataset.ts';
import { stemOf, written } from '../../catalog/texto/words.ts';
import type { Tenant } from '../tenants/tenants.ts';
import type { NearWord, WordsByLength } from './near.ts';
import { SOURCES } from './source.ts';

/** The words of every page of a body. */
interface Spoken {
  roots: ReadonlySet<string>;
  byLength: WordsByLength;
}

/** What a page is called is said often. */
const COMMON = 1_000;

const known = new WeakMap<Tenant, Promise<Spoken>>();

/** Words of a body's pages, gathered once for as long as what is known of the body stays the same. */
export function spokenBy(datasets: readonly Dataset[], tenant: Tenant): Promise<Spoken> {
  const made = known.get(tenant) ?? listen(datasets, tenant);
  known.set(tenant, made);
  return made;
}

async function listen(datasets: readonly Dataset[], tenant: Tenant): Promise<Spoken> {
  const cards = (await Promise.all(SOURCES.map((source) => source.cards(tenant, datasets)))).flat();
  const asked = datasets.map((set) => set.asked ?? '');
  const texts = [...asked, ...cards.flatMap(({ head, text, words }) => [head, text, words])];
  const spoken = [...new Set(texts.flatMap(written).map((word) => word.toLocaleLowerCase('pt-BR')))];
  const byLength = new Map<number, NearWord[]>();
  for (const [raiz, forma] of new Map(spoken.toReversed().map((word) => [stemOf(word), word])))
    byLength.set(raiz.length, [...(byLength.get(raiz.length) ?? []), { raiz, forma, vezes: COMMON }]);
  return { roots: new Set(spoken.map(stemOf)), byLength };
}
