import type pg from 'pg';
import { Refusal } from '../../refusal.ts';
import { atomically } from '../atomic.ts';
import { SCHEMA_LOCK } from '../migrate/migrate.ts';
import { nodeName, prepareNodes, workerNodes } from './nodes.ts';
import { beginDistributing, clearLocalRows, distributeTables, type LocalTable, localTables } from './tables.ts';

/** What a distribution does, or would do. */
export interface DistributionPlan {
  workers: string[];
  tables: (LocalTable & { rows: number })[];
}

/** Checks that this is a cluster whose tables may be spread, and says which are not yet. */
export async function planDistribution(client: pg.ClientBase): Promise<DistributionPlan> {
  await refuseMissing(client);
  const workers = (await workerNodes(client)).map(nodeName);
  if (workers.length === 0)
    throw new Refusal(
      "Nenhum servidor de linhas está registrado. No coordenador: SELECT citus_set_coordinator_host('ENDEREÇO'); SELECT citus_add_node('SERVIDOR', 5432);",
    );
  const tables = await localTables(client);
  const counts = await countRows(client, tables);
  return { workers, tables: tables.map((table) => ({ ...table, rows: counts.get(table.name) ?? 0 })) };
}

async function refuseMissing(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ citus: boolean; superuser: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus') AS citus,
       (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS superuser`,
  );
  if (!rows[0]?.citus)
    throw new Refusal(
      "Este banco não tem a extensão Citus. Instale-a em cada servidor, ponha shared_preload_libraries = 'citus' e use CREATE EXTENSION citus neste banco de cada um.",
    );
  if (!rows[0].superuser)
    throw new Refusal(
      'Só um superusuário pode distribuir: a parede por linhas depende de funções que só ele marca. Ponha-o em DATABASE_URL.',
    );
}

/**
 * Spreads the tables over the workers in one transaction: cut off or refused, all is as it was, and the command can be used
 * again. The rows of each table are counted before and after. What follows the transaction may be repeated at will.
 */
export async function distributeDatabase(
  client: pg.ClientBase,
  { tables }: DistributionPlan,
  onTable: (name: string) => void,
): Promise<void> {
  await prepareNodes(client);
  await atomically(client, async () => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
    await beginDistributing(client);
    for (const { name } of tables) await client.query(`LOCK TABLE ${name} IN EXCLUSIVE MODE`);
    const before = await countRows(client, tables);
    await distributeTables(client, tables, onTable);
    refuseLoss(before, await countRows(client, tables));
  });
  await clearLocalRows(client);
}

async function countRows(client: pg.ClientBase, tables: readonly LocalTable[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const { rows } = await client.query<{ rows: string }>(`SELECT count(*) AS rows FROM ${name}`);
    counts.set(name, Number(rows[0]?.rows));
  }
  return counts;
}

function refuseLoss(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): void {
  const lost = [...before].find(([name, rows]) => after.get(name) !== rows);
  if (lost)
    throw new Refusal(
      `Nada foi distribuído: ${lost[0]} tinha ${lost[1]} linhas e ficou com ${after.get(lost[0])}. Repita com o portal parado.`,
    );
}
