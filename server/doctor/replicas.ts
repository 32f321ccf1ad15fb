import type pg from 'pg';
import type { DatabasePlace } from '../database/db.ts';
import { openClient } from '../database/pool.ts';
import { type ReplicaHealth, replicaHealth } from '../database/replica/health.ts';
import { type DoctorFinding, failureFinding, okFinding, warningFinding } from './finding.ts';

/** Findings on the other doors to the database: each replica, and the pooler. */
export async function doorFindings(client: pg.ClientBase, place: DatabasePlace): Promise<DoctorFinding[]> {
  const found: DoctorFinding[] = [];
  for (const config of place.replicas ?? []) found.push(await replica(client, config));
  return place.pooler ? [...found, await pooler(place.pooler)] : found;
}

async function replica(client: pg.ClientBase, config: pg.ClientConfig): Promise<DoctorFinding> {
  const health = await replicaHealth(client, config);
  const name = `Réplica ${health.where}`;
  if ('reason' in health)
    return warningFinding(
      name,
      `não responde (${health.reason}); as consultas vão ao banco principal`,
      'Inicie a réplica, ou tire-a de DATABASE_REPLICA_URLS.',
    );
  if (!health.follows)
    return failureFinding(
      name,
      'não segue o banco de DATABASE_URL: foi promovida, ou é de outro servidor; nada se lê dela',
      'Refaça-a com pg_basebackup a partir do principal. Se a troca foi de propósito, ponha o endereço dela em DATABASE_URL.',
    );
  return lateness(name, health);
}

/** Seconds from which a replica is late: until it catches up, what was loaded last is read from the primary. */
const LATE_SECONDS = 30;

function lateness(name: string, { bytesBehind, secondsBehind }: ReplicaHealth): DoctorFinding {
  const text = `${Math.round(secondsBehind)} s e ${Math.round(bytesBehind)} bytes atrás do principal`;
  if (secondsBehind <= LATE_SECONDS) return okFinding(name, text);
  return warningFinding(name, text, 'Veja a rede e o disco da réplica, e se a reprodução não está em pausa.');
}

/** Tries the pooler as each role that goes through it: one that it keeps out has visitors, messages or the panel stand still. */
async function pooler({ web, desk, staff }: NonNullable<DatabasePlace['pooler']>): Promise<DoctorFinding> {
  const name = `Pooler ${web.host}:${web.port}`;
  const roles = [web, desk, staff];
  for (const config of roles) {
    const reason = await refusalOf(config);
    if (reason)
      return failureFinding(
        name,
        `o papel ${config.user} não entra: ${reason}`,
        'Confira auth_query e [databases] no pgbouncer.ini; o exemplo está em docs/operar.md, “Pooler”.',
      );
  }
  return okFinding(name, `deixa entrar os papéis ${roles.map(({ user }) => user).join(', ')}`);
}

/** Why a role cannot come in; null where it can. */
async function refusalOf(config: pg.ClientConfig): Promise<string | null> {
  try {
    const client = await openClient(config);
    await client.query('SELECT').finally(() => client.end());
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
