import type pg from 'pg';
import { ident } from '../../database/sql/names.ts';
import { overrunWarnings } from '../../sums/overruns.ts';
import { writeSums } from '../../sums/rollups.ts';
import type { Warning } from '../check/warnings.ts';
import { STAGING, stagedColumns } from '../stage/stage.ts';
import type { PendingLoad } from './pending.ts';
import { recordPeriods } from './periods.ts';

export interface Published {
  carga: number;
  warnings: readonly Warning[];
}

/**
 * Replaces the periods by what was staged: readers see all of the old rows or all of the new. A rehearsal does the same and
 * then takes it back.
 */
export async function publish(client: pg.ClientBase, load: PendingLoad, rehearsal = false): Promise<Published> {
  await client.query('BEGIN');
  try {
    const carga = await record(client, load);
    await replace(client, load, carga);
    await recordPeriods(client, load, carga, load.changes);
    load.signal?.throwIfAborted();
    load.onStage('somando');
    await writeSums(client, load.set, load.tenant, load.periods);
    load.onStage('comparando os estágios');
    const warnings = await overrunWarnings(client, load);
    load.onStage('guardando o arquivo');
    if (!rehearsal) await load.archive.store(client, load.tenant, carga);
    if (!rehearsal) await load.onRecorded?.(client, carga);
    await announceVersion(client, load);
    load.signal?.throwIfAborted();
    await client.query(rehearsal ? 'ROLLBACK' : 'COMMIT');
    return { carga, warnings };
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function record(client: pg.ClientBase, load: PendingLoad): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO portal.cargas
     (tenant, dataset, arquivo, sha256, periodo, referencia, lidas, linhas, recusadas, autor, somas, acrescenta, "voltaA",
      referencias, avisos, ensaio, motivo)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) RETURNING id`,
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
      JSON.stringify(load.sums),
      load.append,
      load.back,
      JSON.stringify(Object.fromEntries(load.changes.map(({ periodo, referencia }) => [periodo, referencia]))),
      JSON.stringify(load.advice.map(({ quantas, mensagem }) => ({ quantas, mensagem }))),
      load.mark,
      load.reason,
    ],
  );
  const [made] = rows;
  if (!made) throw new Error('a load that was recorded has no number');
  return made.id;
}

async function replace(client: pg.ClientBase, load: PendingLoad, carga: number): Promise<void> {
  const { tenant, set, periods, append, onStage } = load;
  const table = `dados.${ident(set.id)}`;
  const columns = stagedColumns(set);
  const clear = `DELETE FROM ${table} WHERE tenant = $1 AND ${ident(set.period)} = ANY ($2)`;
  const insert = `INSERT INTO ${table} (tenant, carga, ${columns}) SELECT $1::int, $2::int, ${columns} FROM ${STAGING}`;
  if (!append) {
    onStage('tirando as linhas de antes');
    await client.query(clear, [tenant, periods]);
  }
  onStage('gravando as linhas');
  await client.query(insert, [tenant, carga]);
}

/** A new version, told to every server when the transaction is through. */
export async function announceVersion(
  client: pg.ClientBase,
  { tenant, set }: Pick<PendingLoad, 'tenant' | 'set'>,
): Promise<void> {
  await client.query(
    `INSERT INTO portal.versoes (tenant, dataset, versao) VALUES ($1, $2, 1)
     ON CONFLICT (tenant, dataset) DO UPDATE SET versao = portal.versoes.versao + 1`,
    [tenant, set.id],
  );
  await client.query("SELECT pg_notify('portal_versao', $1)", [JSON.stringify({ tenant, dataset: set.id })]);
}

/**
 * The load that already published this very file for these periods, if none of them changed since. The same file with
 * another reference date is news: it says that nothing happened until then. So is one of which more or fewer rows are taken.
 */
export async function alreadyPublished(
  client: pg.ClientBase,
  { tenant, set, sha256, periods, reference, accepted }: PendingLoad,
): Promise<number | null> {
  const { rows } = await client.query<{ id: number; same: boolean }>(
    `SELECT id, sha256 = $4 AND linhas = $6 AND periodo @> $3 AND periodo <@ $3 AND referencia = $5 AS same
     FROM portal.cargas WHERE tenant = $1 AND dataset = $2 AND periodo && $3 ORDER BY id DESC LIMIT 1`,
    [tenant, set.id, periods, sha256, reference, accepted],
  );
  return rows[0]?.same ? Number(rows[0].id) : null;
}
