import type pg from 'pg';
import { type Dataset, sourceOf, timeOf } from '../../catalog/dataset.ts';
import { BULK_FORMATS } from '../../catalog/pacotes/formats.ts';
import { parseQuery, type Query } from '../../catalog/query.ts';
import { selectTotals } from '../database/sql/select.ts';
import { fileAbout } from '../export/about.ts';
import type { PublishedYear } from './state.ts';
import { type WrittenVolume, writeVolume } from './write.ts';

/** A body whose files are made. */
export interface PackedBody {
  id: number;
  /** Its name, which its files tell. */
  name: string;
  /** Where its pages are, if it has a host of its own. */
  site: string;
  /** The folder of its files. */
  folder: string;
}

/** What was made of a year, and up to which correction it was read. */
export interface MadeYear {
  linhas: number;
  somas: Readonly<Record<string, number>>;
  correcao: number;
  volumes: readonly WrittenVolume[];
}

/** The question for the rows of one year of a dataset. */
export function yearQuery(set: Dataset, ano: number): Query {
  const whole = parseQuery(set, []);
  if (!whole.ok) throw new Error(`the list of ${set.id} cannot be asked for`);
  const [from, to] = timeOf(set).ofYear(ano);
  return {
    ...whole.query,
    where: [
      { field: set.period, operator: 'gte', values: [from] },
      { field: set.period, operator: 'lte', values: [to] },
    ],
  };
}

/**
 * Makes the files of a year from one snapshot, so that all of them have the same rows, or only counts them. Of no rows no
 * file is made.
 */
export async function makeYear(
  client: pg.ClientBase,
  body: PackedBody,
  set: Dataset,
  year: PublishedYear,
  what: 'files' | 'counts',
  signal?: AbortSignal,
): Promise<MadeYear> {
  const query = yearQuery(set, year.ano);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    await client.query(`SET LOCAL app.tenant = ${Math.trunc(body.id)}`);
    await client.query('SET LOCAL jit = off');
    const found = await client.query<Record<string, number>>(selectTotals(set, body.id, query));
    const { linhas = 0, ...somas } = found.rows[0] ?? {};
    const correcao = await lastCorrection(client, body.id, sourceOf(set));
    const dados = { ...year, publicadaEm: year.publicadaEm.toISOString() };
    const about = fileAbout(body.name, set, `${body.site}/${set.id}`, dados);
    const volumes: WrittenVolume[] = [];
    for (const { ending } of linhas > 0 && what === 'files' ? BULK_FORMATS : []) {
      const rows = { client, set, tenant: body.id, query, about, linhas };
      volumes.push(await writeVolume(body.folder, year.ano, ending, rows, signal));
    }
    await client.query('COMMIT');
    return { linhas, somas, correcao, volumes };
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function lastCorrection(client: pg.ClientBase, tenant: number, dataset: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    'SELECT coalesce(max(id), 0) AS id FROM portal.correcoes WHERE tenant = $1 AND dataset = $2',
    [tenant, dataset],
  );
  return rows[0]?.id ?? 0;
}
