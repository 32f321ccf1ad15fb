import type { Dataset } from '../../catalog/dataset.ts';
import { indexRows } from '../index/rows.ts';
import { Refusal } from '../refusal.ts';
import type { MoveSide } from './copy.ts';

/** Makes the search of the arrived rows: its words bear the number that the tenant has at the target. */
export async function makeSearch(
  { client, tenant }: MoveSide,
  datasets: readonly Dataset[],
  signal: AbortSignal,
): Promise<void> {
  for (const set of datasets) if (!set.cut) await indexRows(client, set, tenant, [], signal);
}

const BEHIND = `SELECT v.dataset FROM portal.versoes v LEFT JOIN portal.buscas b ON b.tenant = v.tenant AND b.dataset = v.dataset
  WHERE v.tenant = $1 AND v.dataset = ANY ($2) AND b.versao IS DISTINCT FROM v.versao`;

/** Refuses to open a body whose search is behind its rows. */
export async function refuseStaleSearch({ client, tenant }: MoveSide, searched: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ dataset: string }>(BEHIND, [tenant, searched]);
  if (rows.length > 0)
    throw new Refusal(
      `A busca de ${rows.map(({ dataset }) => dataset).join(', ')} não ficou pronta no destino. Rode o comando de novo.`,
    );
}
