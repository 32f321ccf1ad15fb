import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';

/** How far the search of a dataset is behind what is published. */
export interface IndexState {
  versao: number;
  carga: number;
  /** Periods that were loaded since the search last caught up. */
  loaded: readonly string[];
  /** Loads that the search does not know, and other changes, of which none tells. */
  loads: number;
  others: number;
  current: boolean;
}

/** A version of a dataset and the one that the search knows; counts and versions are of eight bytes, which travel as text. */
interface Versions {
  versao: string;
  sabida: string | null;
  carga: number;
  cargas: string;
  periodos: string[] | null;
}

/** An index that was written before its rows lay in blocks is as good as none: it is written anew. */
const STATE = `SELECT v.versao, CASE WHEN b.linhas IS NOT NULL THEN b.versao END AS sabida,
  coalesce((SELECT max(id) FROM portal.cargas c WHERE c.tenant = $1 AND c.dataset = $2), 0) AS carga,
  (SELECT count(*) FROM portal.cargas c WHERE c.tenant = $1 AND c.dataset = $2 AND c.id > coalesce(b.carga, 0)) AS cargas,
  (SELECT array_agg(DISTINCT p) FROM portal.cargas c, unnest(c.periodo) p
   WHERE c.tenant = $1 AND c.dataset = $2 AND c.id > coalesce(b.carga, 0)) AS periodos
FROM portal.versoes v LEFT JOIN portal.buscas b ON b.tenant = v.tenant AND b.dataset = v.dataset
WHERE v.tenant = $1 AND v.dataset = $2`;

export async function indexState(client: pg.ClientBase, set: Dataset, tenant: number): Promise<IndexState> {
  const { rows } = await client.query<Versions>(STATE, [tenant, set.id]);
  const [row] = rows;
  if (!row) return { versao: 0, carga: 0, loaded: [], loads: 0, others: 0, current: true };
  // A dataset that the search never came to is new altogether.
  const behind = row.sabida === null ? Number.POSITIVE_INFINITY : Number(row.versao) - Number(row.sabida);
  const loads = Number(row.cargas);
  const [versao, carga] = [Number(row.versao), Number(row.carga)];
  return { versao, carga, loaded: row.periodos ?? [], loads, others: behind - loads, current: behind === 0 };
}

/** Writes down that the search has reached a version, and how many rows it has of each year that was written. */
export async function keepState(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  { versao, carga }: IndexState,
  written: Readonly<Record<number, number>>,
): Promise<void> {
  await client.query(
    `INSERT INTO portal.buscas (tenant, dataset, versao, carga, linhas) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (tenant, dataset) DO UPDATE SET versao = excluded.versao, carga = excluded.carga,
       linhas = coalesce(buscas.linhas, '{}') || excluded.linhas`,
    [tenant, set.id, versao, carga, JSON.stringify(written)],
  );
  await client.query("SELECT pg_notify('portal_versao', $1)", [JSON.stringify({ tenant, dataset: '_busca' })]);
}

/** Whether the years to write are known: loads say what they replaced; of the only other change, whoever made it says it. */
export const isTold = ({ loads, others }: IndexState, periods: readonly string[]): boolean =>
  others <= 0 || (others === 1 && loads === 0 && periods.length > 0);
