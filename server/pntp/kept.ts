import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import { listSources } from '../sums/derived.ts';
import { type CriteriaFacts, measuredDatasets, readDatasetFacts, readPublished } from './facts.ts';

interface KeptRow {
  dataset: string;
  versao: string;
  definicao: string;
  fatos: CriteriaFacts;
}

/** The form of the facts. Another number has every dataset read again. */
const FORM = 3;

/** What the facts of a dataset depend on besides its rows. */
const definitionOf = ({ pntp, period, advice = [] }: Dataset): string =>
  createHash('sha256')
    .update(JSON.stringify([FORM, pntp, period, advice.map(({ fields, many }) => [fields, many])]))
    .digest('base64url')
    .slice(0, 12);

/** The datasets that the facts of one are read from: its own rows, those it takes values from, and those looked for beside them. */
const factSources = (set: Dataset): string[] => [
  ...new Set([
    ...listSources(set),
    ...Object.values(set.pntp ?? {}).flatMap(({ acompanha }) => acompanha?.dataset ?? []),
  ]),
];

/** The version of what a dataset shows. */
function versionOf(set: Dataset, versions: ReadonlyMap<string, number>): number {
  return factSources(set).reduce((sum, id) => sum + (versions.get(id) ?? 0), 0);
}

/** The facts of the datasets that a body ever published or stated something of, and which of them had to be read because what is kept is behind. */
export interface BodyFacts {
  of: ReadonlyMap<string, CriteriaFacts>;
  behind: readonly { set: Dataset; versao: number }[];
}

/**
 * Reads the facts of every measured dataset of a body: what is kept where it is of today's version, and the rows themselves
 * only of what a load has touched since.
 */
export async function readBodyFacts(
  client: pg.ClientBase,
  datasets: readonly Dataset[],
  tenant: number,
): Promise<BodyFacts> {
  const versions = await readVersions(client, tenant);
  const kept = await readKept(client, tenant);
  const of = new Map<string, CriteriaFacts>();
  const behind: { set: Dataset; versao: number }[] = [];
  for (const set of measuredDatasets(datasets)) {
    const versao = versionOf(set, versions);
    // Of what was never loaded nor stated there is nothing to read, and nothing to keep.
    if (versao === 0) continue;
    const known = kept.get(set.id);
    if (known?.versao === String(versao) && known.definicao === definitionOf(set)) of.set(set.id, known.fatos);
    else behind.push({ set, versao });
  }
  if (behind.length === 0) return { of, behind };
  const published = await readPublished(client, tenant);
  for (const { set } of behind) of.set(set.id, await readDatasetFacts(client, set, tenant, published));
  return { of, behind };
}

async function readVersions(client: pg.ClientBase, tenant: number): Promise<Map<string, number>> {
  const { rows } = await client.query<{ dataset: string; versao: string }>(
    'SELECT dataset, versao::text FROM pub._versoes WHERE tenant = $1',
    [tenant],
  );
  return new Map(rows.map(({ dataset, versao }) => [dataset, Number(versao)]));
}

async function readKept(client: pg.ClientBase, tenant: number): Promise<Map<string, KeptRow>> {
  const { rows } = await client.query<KeptRow>(
    'SELECT dataset, versao::text, definicao, fatos FROM pub._medidas WHERE tenant = $1',
    [tenant],
  );
  return new Map(rows.map((row) => [row.dataset, row]));
}

/** Keeps the facts that had to be read, so that nobody reads those rows again before the next load. */
export async function keepFacts(client: pg.ClientBase, tenant: number, { of, behind }: BodyFacts): Promise<void> {
  if (behind.length === 0) return;
  const read = behind.map(({ set, versao }) => ({
    ...{ dataset: set.id, versao, definicao: definitionOf(set), fatos: of.get(set.id) ?? {} },
  }));
  await client.query(
    `INSERT INTO portal.medidas (tenant, dataset, versao, definicao, fatos)
     SELECT $1, dataset, versao, definicao, fatos
     FROM jsonb_to_recordset($2::jsonb) AS lidas (dataset text, versao bigint, definicao text, fatos jsonb)
     ON CONFLICT (tenant, dataset) DO UPDATE
     SET versao = excluded.versao, definicao = excluded.definicao, fatos = excluded.fatos`,
    [tenant, JSON.stringify(read)],
  );
}

/** The names of the datasets whose loads change the mirror. */
export const measuredSources = (datasets: readonly Dataset[]): string[] => [
  ...new Set(measuredDatasets(datasets).flatMap(factSources)),
];
