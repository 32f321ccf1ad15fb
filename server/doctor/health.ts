import type pg from 'pg';
import { datasets } from '../../catalog/datasets/index.ts';
import type { Database, DatabasePlace } from '../database/db.ts';
import { isCurrent, isNewerSchema, latestMigration, schemaState } from '../database/migrate/migrate.ts';
import { portalMigrations } from '../database/open.ts';
import { schemaPlan } from '../tables.ts';
import { type DoctorFinding, failureFinding, okFinding, warningFinding } from './finding.ts';
import { doorFindings } from './replicas.ts';

/** Findings on the database: version, clock, schema, wall, replicas and pooler. */
export async function databaseFindings(db: Database, place: DatabasePlace): Promise<DoctorFinding[]> {
  return db.own(async (client) => [
    await version(client),
    await clock(client),
    await schema(client),
    await wall(db, client, place),
    ...(await doorFindings(client, place)),
  ]);
}

async function version(client: pg.ClientBase): Promise<DoctorFinding> {
  const { rows } = await client.query<{ version: string; size: string }>(
    "SELECT current_setting('server_version') AS version, pg_size_pretty(pg_database_size(current_database())) AS size",
  );
  return okFinding('Banco de dados', `PostgreSQL ${rows[0]?.version}, ${rows[0]?.size}`);
}

const DRIFT = 60;

/** Compares the clocks: loads are dated by the database, and pages by the server. */
async function clock(client: pg.ClientBase): Promise<DoctorFinding> {
  const { rows } = await client.query<{ now: number }>('SELECT extract(epoch FROM clock_timestamp())::float8 AS now');
  const apart = Math.round(Math.abs((rows[0]?.now ?? 0) - Date.now() / 1000));
  const now = new Date().toISOString().slice(0, 16).replace('T', ' ');
  if (apart <= DRIFT) return okFinding('Relógio', `${now} UTC`);
  return warningFinding('Relógio', `o do banco está ${apart} s distante do desta máquina`, 'Acerte os dois por NTP.');
}

async function schema(client: pg.ClientBase): Promise<DoctorFinding> {
  const migrations = await portalMigrations();
  if (await isCurrent(client, schemaPlan(datasets), migrations)) return okFinding('Esquema', 'em dia com esta versão');
  const current = await schemaState(client);
  if (current && isNewerSchema(current, latestMigration(migrations)))
    return failureFinding(
      'Esquema',
      `o banco de dados é de uma versão mais nova do portal (${current.programa || 'sem número'})`,
      'Use a versão mais nova: esta não inicia com ele.',
    );
  return warningFinding(
    'Esquema',
    'não é o desta versão do portal',
    'Inicie o portal, ou use portal tenant list: ambos o atualizam.',
  );
}

/**
 * Checks the role that visitors read through, which sees one body at a time. Without it the portal still works, without
 * the wall.
 */
async function wall(db: Database, client: pg.ClientBase, { web }: DatabasePlace): Promise<DoctorFinding> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [web.user]);
  if (!rowCount)
    return warningFinding(
      'Muro',
      `falta o papel ${web.user}`,
      'ALTER ROLE … CREATEROLE para o dono do banco; veja docs/operar.md.',
    );
  try {
    const open = await db.read(0, async (reader) => {
      const { rows } = await reader.query<{ open: boolean }>("SELECT has_schema_privilege('dados', 'USAGE') AS open");
      return rows[0]?.open ?? false;
    });
    if (!open) return okFinding('Muro', `o papel ${web.user} só vê as visões`);
    return failureFinding(
      'Muro',
      `o papel ${web.user} alcança as tabelas`,
      `REVOKE ALL ON SCHEMA dados FROM ${web.user}, PUBLIC`,
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return failureFinding(
      'Muro',
      `o papel ${web.user} não entra no banco: ${reason}`,
      'Reinicie o portal: ele o refaz.',
    );
  }
}
