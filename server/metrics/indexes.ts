import type pg from 'pg';
import { isSearched } from '../../catalog/busca/find.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { gaugeFamily, type MetricFamily, singleSample } from './family.ts';

const SEARCH = `SELECT t.slug, count(v.dataset) FILTER (WHERE b.versao IS DISTINCT FROM v.versao)::int AS atras
FROM portal.tenants t LEFT JOIN portal.versoes v ON v.tenant = t.id AND v.dataset = ANY ($1)
LEFT JOIN portal.buscas b ON b.tenant = v.tenant AND b.dataset = v.dataset GROUP BY t.slug ORDER BY t.slug`;

const BUILDING = `SELECT (SELECT count(*) FROM pg_stat_progress_create_index)::int AS fazendo,
  (SELECT count(*) FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
   JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'dados' AND NOT i.indisvalid)::int AS invalidos,
  pg_database_size(current_database())::float8 AS bytes`;

/** Metrics of what the database still has to do after loads: search and indexes. */
export async function indexFamilies(client: pg.ClientBase, datasets: readonly Dataset[]): Promise<MetricFamily[]> {
  const { rows: behind } = await client.query<{ slug: string; atras: number }>(SEARCH, [
    datasets.filter(isSearched).map(({ id }) => id),
  ]);
  const { rows } = await client.query<{ fazendo: number; invalidos: number; bytes: number }>(BUILDING);
  const { fazendo = 0, invalidos = 0, bytes = 0 } = rows[0] ?? {};
  const lags = behind.map(({ slug, atras }) => ({ labels: { orgao: slug }, value: atras }));
  return [
    gaugeFamily('portal_search_behind_datasets', 'Conjuntos cuja busca ainda não sabe da última carga', lags, 'max'),
    gaugeFamily('portal_index_building', 'Índices que o banco está fazendo', singleSample(fazendo), 'max'),
    gaugeFamily('portal_index_invalid', 'Índices cuja criação foi interrompida', singleSample(invalidos), 'max'),
    gaugeFamily('portal_database_bytes', 'Tamanho do banco', singleSample(bytes), 'max'),
  ];
}
