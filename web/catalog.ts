import type { Dataset } from '../catalog/dataset.ts';
import type { Page } from '../catalog/site/pages.ts';

/**
 * The entries of all datasets that the portal must know at once; the definitions come one by one, when they are needed.
 */
export const datasetPages: readonly Page[] = Object.values(
  import.meta.glob<readonly Page[]>('../generated/pages.json', { eager: true, import: 'default' }),
).flat();

export const pageFor = (id: string): Page | undefined => datasetPages.find((page) => page.id === id);

const asked = new Map<string, Promise<Dataset>>();
const loaded = new Map<string, Dataset>();

/** The definition of a dataset, loaded once. */
export function loadDefinition(id: string): Promise<Dataset> {
  const known = asked.get(id) ?? load(id);
  asked.set(id, known);
  return known;
}

/** The definition of a dataset, where it is here already. */
export const loadedDefinition = (id: string): Dataset | undefined => loaded.get(id);

async function load(id: string): Promise<Dataset> {
  const { definitionFile, definitionFiles, listedDefinition } = await import('./definitions.ts');
  const file = await definitionFiles[definitionFile(id)]?.();
  const own = Object.values(file ?? {}).find((one) => one.id === id);
  if (!own) throw new Error(`the portal has no dataset ${id}`);
  const set = listedDefinition(own);
  loaded.set(id, set);
  return set;
}
