import { isSearched } from '../../catalog/busca/find.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { indexRows } from '../index/rows.ts';
import { Refusal } from '../refusal.ts';
import type { MoveSide } from './copy.ts';

const BEHIND = `SELECT v.dataset FROM portal.versoes v LEFT JOIN portal.buscas b ON b.tenant = v.tenant AND b.dataset = v.dataset
  WHERE v.tenant = $1 AND v.dataset = ANY ($2) AND (b.versao IS DISTINCT FROM v.versao OR b.linhas IS NULL)`;

/** Datasets whose search is behind the rows that arrived. */
async function behind({ client, tenant }: MoveSide, datasets: readonly Dataset[]): Promise<Dataset[]> {
  const searched = datasets.filter((set) => isSearched(set) && !set.cut);
  const { rows } = await client.query<{ dataset: string }>(BEHIND, [tenant, searched.map(({ id }) => id)]);
  return searched.filter(({ id }) => rows.some(({ dataset }) => dataset === id));
}

/** Makes the search of the arrived rows: its words bear the number that the tenant has at the target. */
export async function makeSearch(target: MoveSide, datasets: readonly Dataset[], signal: AbortSignal): Promise<void> {
  for (const set of await behind(target, datasets)) await indexRows(target.client, set, target.tenant, [], signal);
}

/** Refuses to open a body whose search is behind its rows. */
export async function refuseStaleSearch(target: MoveSide, datasets: readonly Dataset[]): Promise<void> {
  const stale = await behind(target, datasets);
  if (stale.length > 0)
    throw new Refusal(
      `A busca de ${stale.map(({ id }) => id).join(', ')} não ficou pronta no destino. Rode o comando de novo.`,
    );
}
