import { createHash } from 'node:crypto';
import type pg from 'pg';
import { type Dataset, sourceOf } from '../../catalog/dataset.ts';
import { sourcesOf } from '../sums/derived.ts';

/** A dataset of a body whose files are behind what is published, and the version that they are to reach. */
export interface BehindDataset {
  tenant: number;
  dataset: string;
  versao: string;
}

/** A year of a dataset as it stands in the tables. */
export interface PublishedYear {
  ano: number;
  /** What its files depend on, as a short text: the loads of its periods, the corrections, and the fields. */
  marca: string;
  carga: number;
  referencia: string;
  publicadaEm: Date;
}

/** The datasets whose files show rows of one that was loaded, by its name. */
export const packedFrom = (datasets: readonly Dataset[], source: string): Dataset[] =>
  datasets.filter((set) => sourcesOf(set).includes(source));

/** What the files of a dataset depend on besides its rows: a version that adds a field makes them again. */
export const definitionOf = (set: Dataset): string =>
  digest([set.id, set.period, set.cut, Object.entries(set.fields).map(([name, { parquet }]) => [name, parquet])]);

const digest = (said: unknown): string =>
  createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 12);

/** What the files of all datasets that show rows of a source depend on. */
const definitionFrom = (datasets: readonly Dataset[], source: string): string =>
  digest(packedFrom(datasets, source).map(definitionOf));

/**
 * The datasets of all bodies whose files are behind. A body that is being moved or erased may vanish meanwhile; one that is
 * still being filled waits until it is whole, and the filling does not wait for its files.
 */
export async function behindDatasets(client: pg.ClientBase, datasets: readonly Dataset[]): Promise<BehindDataset[]> {
  const sources = datasets.filter(({ cut }) => !cut).map(({ id }) => id);
  const wanted = sources.map((id) => definitionFrom(datasets, id));
  const { rows } = await client.query<BehindDataset>(
    `SELECT v.tenant, v.dataset, v.versao::text FROM portal.versoes v
     JOIN portal.tenants t ON t.id = v.tenant AND NOT t.dados ? 'preenchimento'
     JOIN unnest($1::text[], $2::text[]) AS d (dataset, definicao) ON d.dataset = v.dataset
     LEFT JOIN portal.empacotados e ON e.tenant = v.tenant AND e.dataset = v.dataset
     WHERE e.versao IS DISTINCT FROM v.versao OR e.definicao <> d.definicao ORDER BY v.tenant, v.dataset`,
    [sources, wanted],
  );
  return rows;
}

/** Writes down that the files of a dataset have reached a version, and tells every process of it. */
export async function keepReached(
  client: pg.ClientBase,
  datasets: readonly Dataset[],
  { tenant, dataset, versao }: BehindDataset,
): Promise<void> {
  await client.query(
    `INSERT INTO portal.empacotados (tenant, dataset, versao, definicao) VALUES ($1, $2, $3, $4)
     ON CONFLICT (tenant, dataset) DO UPDATE SET versao = excluded.versao, definicao = excluded.definicao`,
    [tenant, dataset, versao, definitionFrom(datasets, dataset)],
  );
  await client.query("SELECT pg_notify('portal_versao', $1)", [JSON.stringify({ tenant, dataset: '_pacotes' })]);
}

/** The years of a dataset that have rows, with what their files depend on. */
export async function publishedYears(client: pg.ClientBase, set: Dataset, tenant: number): Promise<PublishedYear[]> {
  const { rows } = await client.query<Omit<PublishedYear, 'marca'> & { periodos: string; correcao: number }>(
    `SELECT left(p.periodo, 4)::int AS ano, max(p.carga) FILTER (WHERE p.dataset = $2) AS carga,
       max(p.referencia) FILTER (WHERE p.dataset = $2)::text AS referencia, max(c."publicadaEm") AS "publicadaEm",
       string_agg(concat_ws(':', p.dataset, p.periodo, p.carga, p.linhas), ',' ORDER BY p.dataset, p.periodo) AS periodos,
       coalesce((SELECT max(id) FROM portal.correcoes c WHERE c.tenant = $1 AND c.dataset = ANY ($3)), 0) AS correcao
     FROM portal.periodos p JOIN portal.cargas c ON c.tenant = p.tenant AND c.id = p.carga
     WHERE p.tenant = $1 AND p.dataset = ANY ($3) GROUP BY 1
     HAVING sum(p.linhas) FILTER (WHERE p.dataset = $2) > 0 ORDER BY 1`,
    [tenant, sourceOf(set), sourcesOf(set)],
  );
  const definition = definitionOf(set);
  return rows.map(({ periodos, correcao, ...year }) => ({ ...year, marca: digest([definition, periodos, correcao]) }));
}

/** The marks of the years whose files were made. */
export async function packedYears(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
): Promise<Map<number, { marca: string; falta: string | null }>> {
  const { rows } = await client.query<{ ano: number; marca: string; falta: string | null }>(
    'SELECT ano, marca, falta FROM portal.pacotes WHERE tenant = $1 AND dataset = $2',
    [tenant, set.id],
  );
  return new Map(rows.map(({ ano, marca, falta }) => [ano, { marca, falta }]));
}
