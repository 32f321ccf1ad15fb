import { join } from 'node:path';
import type pg from 'pg';
import { concerns } from '../../catalog/body.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { BODY_KIND, DEMO_SLUGS, type DemoSlug } from '../../demo/town/units.ts';
import { applyTenant } from '../tenants/apply.ts';
import { BodyProgress } from './progress.ts';

/** The author of the demonstration's loads, which tells them from what anybody else published. */
export const DEMO_AUTHOR = 'demonstração';

const UNFILLED = `SELECT (SELECT bool_and(slug = ANY ($1)) FROM portal.tenants) IS NOT FALSE
  AND NOT EXISTS (SELECT 1 FROM portal.cargas WHERE autor <> $2)
  AND NOT EXISTS (SELECT 1 FROM portal.removidos)
  AND ((SELECT count(*) FROM portal.versoes v JOIN portal.tenants t ON t.id = v.tenant
       WHERE t.slug || '/' || v.dataset = ANY ($3)) < cardinality($3)
       OR EXISTS (SELECT 1 FROM portal.tenants WHERE slug = ANY ($1) AND dados ? 'preenchimento')) AS unfilled`;

/**
 * Whether nobody publishes here yet, or only demonstration bodies do and a first start was cut off before they were whole.
 * A demonstration body that somebody removed does not come back.
 */
export async function isUnfilled(client: pg.ClientBase): Promise<boolean> {
  const pages = DEMO_SLUGS.flatMap((slug) => pagesOf(slug).map((id) => `${slug}/${id}`));
  const { rows } = await client.query<{ unfilled: boolean }>(UNFILLED, [DEMO_SLUGS, DEMO_AUTHOR, pages]);
  return rows.some(({ unfilled }) => unfilled);
}

/** The datasets that a demonstration body publishes: cuts are views, and some do not concern its kind. */
export const demoDatasets = (slug: DemoSlug): Dataset[] =>
  datasets.filter((set) => !set.cut && concerns(set, BODY_KIND[slug]));

/** The datasets with a page, which have rows or a statement that there were none; their details may be missing. */
const pagesOf = (slug: DemoSlug): string[] =>
  demoDatasets(slug)
    .filter(({ menu }) => menu)
    .map(({ id }) => id);

/** Gives a connection of the owner for some work, and closes it. */
export type SeedConnection = <T>(work: (client: pg.ClientBase) => Promise<T>) => Promise<T>;

/** A demonstration body that is stored: every start looks for these, and only the process that fills them loads what makes their data. */
export interface SeededBody {
  id: number;
  slug: DemoSlug;
}

/** Stores the demonstration bodies, each with the mark that its data are still to come. */
export async function applyDemoBodies(own: SeedConnection, root: string): Promise<SeededBody[]> {
  const bodies: SeededBody[] = [];
  for (const slug of DEMO_SLUGS)
    await own(async (client) => {
      const { id } = await applyTenant(client, join(root, 'tenants', slug));
      await new BodyProgress(id, demoDatasets(slug)).tell(client);
      bodies.push({ id, slug });
    });
  return bodies;
}
