import type pg from 'pg';
import { isSearched } from '../../catalog/busca/find.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { catchUpFiles } from './files.ts';
import { indexRows } from './rows.ts';

/** Brings the search up to what is published, wherever it is behind. Says of how many datasets, and of how many bodies' files, it was. */
export async function catchUpIndex(
  client: pg.ClientBase,
  datasets: readonly Dataset[],
  signal?: AbortSignal,
): Promise<number> {
  const { rows } = await client.query<{ tenant: number; dataset: string }>(
    `SELECT v.tenant, v.dataset FROM portal.versoes v
     LEFT JOIN portal.buscas b ON b.tenant = v.tenant AND b.dataset = v.dataset
     WHERE b.versao IS DISTINCT FROM v.versao OR b.linhas IS NULL ORDER BY v.tenant, v.dataset`,
  );
  let done = 0;
  for (const { tenant, dataset } of rows) {
    const set = datasets.find((own) => own.id === dataset && isSearched(own));
    if (set && (await indexRows(client, set, Number(tenant), [], signal))) done++;
  }
  return done + (await catchUpFiles(client));
}
