import type pg from 'pg';
import { NOTIFY_CHANGE } from './apply.ts';

/** Why a body shows nothing to the public, since when, and who said so. */
export interface TenantSuspension {
  desde: string;
  motivo: string;
  quem: string;
}

/** Suspends a body, or lets it answer again; every server is told at the commit. */
export async function setSuspension(
  client: pg.ClientBase,
  tenant: number,
  suspension: TenantSuspension | null,
): Promise<void> {
  await client.query(`UPDATE portal.tenants SET suspensao = $2 WHERE id = $1 RETURNING ${NOTIFY_CHANGE}`, [
    tenant,
    suspension && JSON.stringify(suspension),
  ]);
}

/** What the public is told of a suspended body. */
export const suspendedSentence = (nome: string, { motivo }: TenantSuspension): string =>
  `O portal de ${nome} está suspenso. ${motivo}`;
