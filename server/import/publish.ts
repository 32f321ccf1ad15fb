import type pg from 'pg';
import { type Dataset, storedOf } from '../../catalog/dataset.ts';
import type { Value } from '../../catalog/fields/field.ts';
import { ident } from '../sql/names.ts';
import { addUp } from '../sums/add.ts';
import { fill } from './bulk.ts';
import { columnsOf, STAGING } from './stage.ts';

export interface Load {
  tenant: number;
  set: Dataset;
  name: string;
  sha256: string;
  periods: readonly string[];
  reference: string;
  author: string;
  read: number;
  accepted: number;
  refused: number;
}

/** Replaces the periods by what was staged: readers see all of the old rows or all of the new. Gives the load's number. */
export async function publish(client: pg.ClientBase, load: Load): Promise<number> {
  await client.query('BEGIN');
  try {
    const carga = await record(client, load);
    await replace(client, load, carga);
    await addUp(client, load.set, load.tenant, load.periods);
    await announce(client, load);
    await client.query('COMMIT');
    return carga;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function record(client: pg.ClientBase, load: Load): Promise<number> {
  const { rows } = await client.query(
    `INSERT INTO portal.cargas (tenant, dataset, arquivo, sha256, periodo, referencia, lidas, linhas, recusadas, autor)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id`,
    [
      load.tenant,
      load.set.id,
      load.name,
      load.sha256,
      load.periods,
      load.reference,
      load.read,
      load.accepted,
      load.refused,
      load.author,
    ],
  );
  return Number(rows[0].id);
}

async function replace(client: pg.ClientBase, { tenant, set, periods, accepted }: Load, carga: number): Promise<void> {
  const table = `dados.${ident(set.id)}`;
  const columns = columnsOf(set);
  const clear = `DELETE FROM ${table} WHERE tenant = $1 AND ${ident(set.period)} = ANY ($2)`;
  const insert = `INSERT INTO ${table} (tenant, carga, ${columns}) SELECT $1::int, $2::int, ${columns} FROM ${STAGING}`;
  await fill(client, set, accepted, async () => {
    await client.query(clear, [tenant, periods]);
    await client.query(insert, [tenant, carga]);
  });
}

/** A new version, told to every server when the transaction is through. */
export async function announce(client: pg.ClientBase, { tenant, set }: Pick<Load, 'tenant' | 'set'>): Promise<void> {
  await client.query(
    `INSERT INTO portal.versoes (tenant, dataset, versao) VALUES ($1, $2, 1)
     ON CONFLICT (tenant, dataset) DO UPDATE SET versao = portal.versoes.versao + 1`,
    [tenant, set.id],
  );
  await client.query("SELECT pg_notify('portal_versao', $1)", [JSON.stringify({ tenant, dataset: set.id })]);
}

/**
 * The load that already published this very file for these periods, if none of them changed since. The same file with
 * another reference date is news: it says that nothing happened until then.
 */
export async function published(
  client: pg.ClientBase,
  { tenant, set, sha256, periods, reference }: Load,
): Promise<number | null> {
  const { rows } = await client.query(
    `SELECT id, sha256 = $4 AND periodo @> $3 AND periodo <@ $3 AND referencia = $5 AS same
     FROM portal.cargas WHERE tenant = $1 AND dataset = $2 AND periodo && $3 ORDER BY id DESC LIMIT 1`,
    [tenant, set.id, periods, sha256, reference],
  );
  return rows[0]?.same ? Number(rows[0].id) : null;
}

/** What the accepted rows add up to, for the publisher to compare with the books. */
export async function sums(client: pg.ClientBase, set: Dataset): Promise<Record<string, number>> {
  const names = storedOf(set).flatMap(([name, { summable }]) => (summable ? [name] : []));
  if (names.length === 0) return {};
  const list = names.map((name) => `coalesce(sum(${ident(name)}), 0)::text AS ${ident(name)}`).join(', ');
  const { rows } = await client.query<Record<string, Value>>(`SELECT ${list} FROM ${STAGING}`);
  return Object.fromEntries(names.map((name) => [name, Number(rows[0]?.[name])]));
}
