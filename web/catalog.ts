import { concerns } from '../catalog/body.ts';
import type { Dataset } from '../catalog/dataset.ts';
import { isChamber } from '../catalog/routes.ts';
import type { Page } from '../catalog/site/pages.ts';
import { portal } from './portal.ts';

/**
 * The entries of all datasets that the portal must know at once; the definitions come one by one, when they are needed.
 */
export const pages: readonly Page[] = Object.values(
  import.meta.glob<readonly Page[]>('../generated/pages.json', { eager: true, import: 'default' }),
).flat();

export const pageFor = (id: string): Page | undefined => pages.find((page) => page.id === id);

/** Whether the portal is that of a câmara, which has some pages of its own. */
export const chamber = isChamber(portal.tenant?.tipo ?? '', globalThis.location?.hostname ?? '');

/** Whether this body publishes such data at all. */
export const applies = (page: Page): boolean => concerns(page, portal.tenant?.tipo ?? '');

const files = import.meta.glob<Readonly<Record<string, Dataset>>>([
  '../catalog/datasets/*.ts',
  '!../catalog/datasets/index.ts',
]);
const asked = new Map<string, Promise<Dataset>>();

/** The definition of a dataset, loaded once. */
export function definition(id: string): Promise<Dataset> {
  const known = asked.get(id) ?? load(id);
  asked.set(id, known);
  return known;
}

async function load(id: string): Promise<Dataset> {
  const file = await files[`../catalog/datasets/${pageFor(id)?.file}.ts`]?.();
  const set = Object.values(file ?? {}).find((own) => own.id === id);
  if (!set) throw new Error(`the portal has no dataset ${id}`);
  return set;
}
