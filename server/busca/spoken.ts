import type { Dataset } from '../../catalog/dataset.ts';
import { stemOf, written } from '../../catalog/texto/words.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { SOURCES } from './source.ts';

interface Spoken {
  /** As they are written. */
  spoken: readonly string[];
  roots: ReadonlySet<string>;
}

const known = new WeakMap<Tenant, Promise<Spoken>>();

/** Every word of every page, made once for as long as what is known of the body stays the same. */
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
  return { spoken, roots: new Set(spoken.map(stemOf)) };
}
