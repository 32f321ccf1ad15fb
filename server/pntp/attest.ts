import type pg from 'pg';
import type { PntpAtesto } from '../../catalog/pntp/answer.ts';
import { plusDays } from '../../catalog/texto/day.ts';

/** What somebody answers for, as it is stored. */
export type AttestationRow = Omit<PntpAtesto, 'vencido'> & { criterio: string };

const COLUMNS = 'criterio, quem, em::text AS em, endereco, ate::text AS ate';

export async function readAttestations(client: pg.ClientBase, tenant: number): Promise<Map<string, AttestationRow>> {
  const { rows } = await client.query<AttestationRow>(`SELECT ${COLUMNS} FROM pub._atestos WHERE tenant = $1`, [
    tenant,
  ]);
  return new Map(rows.map((row) => [row.criterio, row]));
}

/** Days after which whoever attested has to look again, however far the date that they gave. */
export const LONGEST_ATTESTATION = 365;

/** Writes down who answers for a criterion, and tells every process of it. Gives what stood before; null where nothing did. */
export async function attest(
  client: pg.ClientBase,
  tenant: number,
  row: AttestationRow,
): Promise<AttestationRow | null> {
  const { rows } = await client.query<AttestationRow>(
    `SELECT ${COLUMNS} FROM portal.atestos WHERE tenant = $1 AND criterio = $2 FOR UPDATE`,
    [tenant, row.criterio],
  );
  await client.query(
    `INSERT INTO portal.atestos (tenant, criterio, quem, em, endereco, ate) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (tenant, criterio) DO UPDATE
     SET quem = excluded.quem, em = excluded.em, endereco = excluded.endereco, ate = excluded.ate`,
    [tenant, row.criterio, row.quem, row.em, row.endereco, row.ate],
  );
  await announceAttested(client, tenant);
  return rows[0] ?? null;
}

/** Takes back the word of somebody. Gives what stood; null where nothing did. */
export async function withdrawAttestation(
  client: pg.ClientBase,
  tenant: number,
  criterio: string,
): Promise<AttestationRow | null> {
  const { rows } = await client.query<AttestationRow>(
    `DELETE FROM portal.atestos WHERE tenant = $1 AND criterio = $2 RETURNING ${COLUMNS}`,
    [tenant, criterio],
  );
  await announceAttested(client, tenant);
  return rows[0] ?? null;
}

const announceAttested = (client: pg.ClientBase, tenant: number): Promise<unknown> =>
  client.query("SELECT pg_notify('portal_versao', $1)", [JSON.stringify({ tenant, dataset: PNTP_TAG })]);

/** The name under which answers that depend on the mirror's own tables are remembered. */
export const PNTP_TAG = '_pntp';

/** An attestation as of a day, with whether it has ended. */
export const attestationOn = (row: AttestationRow, today: string): PntpAtesto => {
  const { criterio: _, ...told } = row;
  return { ...told, vencido: row.ate < today };
};

/** The first day on which an attestation no longer holds. */
export const attestationEnd = ({ ate }: Pick<AttestationRow, 'ate'>): string => plusDays(ate, 1);
