import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { concerns } from '../../catalog/body.ts';
import { type Dataset, sourceOf } from '../../catalog/dataset.ts';
import type { BulkManifest } from '../../catalog/pacotes/answer.ts';
import { frequencyCode } from '../../catalog/pacotes/themes.ts';
import { siteOf } from '../dataset/cite.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { manifestOf, readBulkState } from './manifest.ts';
import type { BulkServices } from './send.ts';

/** When a dataset was first and last published, and on how many days. */
interface LoadDays {
  dataset: string;
  primeira: Date;
  ultima: Date;
  dias: number;
}

/** A dataset as catalogues of other portals tell it. */
export interface CataloguedDataset {
  set: Dataset;
  manifest: BulkManifest;
  created: string;
  modified: string;
  frequency: string;
}

/** What a body publishes, and where. */
export interface Catalogue {
  tenant: Tenant;
  site: string;
  datasets: readonly CataloguedDataset[];
}

/** Loads from which on a rhythm is told. */
const FEWEST = 3;
const DAY_MS = 86_400_000;

/** Reads what a body has published: what it never published is in no catalogue. */
export async function readBodyCatalogue(services: BulkServices, request: FastifyRequest): Promise<Catalogue> {
  const { tenant } = request.site;
  const site = siteOf(services, request);
  const [state, loads] = await services.db.read(tenant.id, async (client) => [
    await readBulkState(client, tenant.id),
    await readLoadDays(client, tenant.id),
  ]);
  const datasets = services.datasets
    .filter((set) => concerns(set, tenant.tipo))
    .flatMap((set) => catalogued(set, manifestOf(set, state, site), loads.get(sourceOf(set))));
  return { tenant, site, datasets };
}

function catalogued(set: Dataset, manifest: BulkManifest, loads: LoadDays | undefined): CataloguedDataset[] {
  if (!loads) return [];
  const { primeira, ultima, dias } = loads;
  const days = dias < FEWEST ? null : (ultima.getTime() - primeira.getTime()) / DAY_MS / (dias - 1);
  const frequency = frequencyCode(set, days);
  return [{ set, manifest, created: primeira.toISOString(), modified: ultima.toISOString(), frequency }];
}

async function readLoadDays(client: pg.ClientBase, tenant: number): Promise<Map<string, LoadDays>> {
  const { rows } = await client.query<LoadDays>(
    `SELECT dataset, min("publicadaEm") AS primeira, max("publicadaEm") AS ultima,
       count(DISTINCT "publicadaEm"::date)::int AS dias FROM pub._cargas WHERE tenant = $1 GROUP BY dataset`,
    [tenant],
  );
  return new Map(rows.map((row) => [row.dataset, row]));
}

/** One file of a dataset: the whole of it as it stands now, or one year as it was made. */
export interface DatasetFile {
  url: string;
  title: string;
  /** Its format as catalogues call it, and its type. */
  format: string;
  media: string;
  /** Of a file that was made: its size and digest. */
  bytes?: number;
  sha256?: string;
  /** Whether the format is within a gzip file. */
  gzipped: boolean;
}

const LIVE = [
  ['csv', 'CSV', 'text/csv'],
  ['json', 'JSON', 'application/json'],
  ['jsonl', 'JSONL', 'application/jsonl'],
  ['parquet', 'Parquet', 'application/vnd.apache.parquet'],
  ['xlsx', 'XLSX', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
] as const;

/** Types of what is within the files that were made. */
const HELD: Readonly<Record<string, readonly [format: string, media: string]>> = {
  'csv.gz': ['CSV', 'text/csv'],
  'jsonl.gz': ['JSONL', 'application/jsonl'],
  parquet: ['Parquet', 'application/vnd.apache.parquet'],
};

/** Every file of a dataset. */
export function datasetFiles({ set, manifest }: CataloguedDataset, site: string): DatasetFile[] {
  const live = LIVE.map(([ending, format, media]) => ({
    url: `${site}/api/v1/${set.id}.${ending}`,
    title: `${set.title}, completo e atual, em ${format}`,
    format,
    media,
    gzipped: false,
  }));
  const made = manifest.anos.flatMap(({ ano, arquivos }) =>
    arquivos.map(({ formato, href, bytes, sha256 }) => {
      const [format, media] = HELD[formato] ?? ['', 'application/octet-stream'];
      const title = `${set.title}, ${ano}, em ${format}`;
      return { url: href, title, format, media, bytes, sha256, gzipped: formato.endsWith('.gz') };
    }),
  );
  return [...live, ...made];
}
