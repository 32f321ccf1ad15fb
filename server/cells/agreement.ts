import type pg from 'pg';
import { Refusal } from '../refusal.ts';

/** Identifies an installation: its database's number and its server's. Says which move a half-arrived body belongs to. */
export async function installationName(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT oid || '@' || (SELECT system_identifier FROM pg_control_system()) AS name
     FROM pg_database WHERE datname = current_database()`,
  );
  return rows[0]?.name ?? '';
}

/** Refuses two databases between which no body can move. */
export async function refuseUnlikeDatabases(source: pg.ClientBase, target: pg.ClientBase): Promise<void> {
  const [here, there] = [await installationName(source), await installationName(target)];
  if (here === there) throw new Refusal('A origem e o destino são o mesmo banco de dados. Confira --para ou --pasta.');
  for (const client of [source, target]) await refuseDistributed(client);
  const [own, other] = [await schemaName(source), await schemaName(target)];
  if (own !== other)
    throw new Refusal(
      `As duas instalações são de versões diferentes: o esquema daqui é ${own} e o de lá é ${other}. Atualize a mais antiga, inicie-a uma vez e rode o comando de novo.`,
    );
}

async function refuseDistributed(client: pg.ClientBase): Promise<void> {
  const { rowCount } = await client.query(`SELECT 1 FROM pg_extension WHERE extname = 'citus'`);
  if (rowCount)
    throw new Refusal(
      'Um dos bancos é distribuído (Citus): nele um órgão muda de servidor pelo próprio Citus, e não de instalação. Veja docs/operar.md.',
    );
}

/** The schema of a database, as short as a person can compare: the last migration and the beginning of its digest. */
async function schemaName(client: pg.ClientBase): Promise<string> {
  const { rows: tables } = await client.query<{ here: boolean }>(
    `SELECT to_regclass('portal.esquema') IS NOT NULL AS here`,
  );
  if (!tables[0]?.here) return 'nenhum (nunca foi iniciada)';
  const { rows } = await client.query<{ resumo: string; migracao: number }>(
    'SELECT resumo, migracao FROM portal.esquema',
  );
  return rows[0] ? `${rows[0].migracao}-${rows[0].resumo.slice(0, 12)}` : 'nenhum';
}
