import type pg from 'pg';
import { Refusal } from '../refusal.ts';
import { type CarriedTable, columnList } from './carried.ts';
import { inGroups } from './marks.ts';

/** Makes the same value the same text in both databases, whatever their settings. */
export const SAME_TEXT = `SET datestyle = 'ISO, YMD'; SET intervalstyle = 'postgres'; SET timezone = 'UTC';
SET extra_float_digits = 1; SET bytea_output = 'hex'; SET client_encoding = 'UTF8'; SET jit = off`;

/** Count of some rows of a body and the sum of their digests: the same in both databases when the rows are. */
export async function rowsDigest(
  client: pg.ClientBase,
  table: CarriedTable,
  tenant: number,
  groups: readonly string[],
): Promise<string> {
  const text = `convert_to(ROW(${columnList(table)})::text, 'UTF8')`;
  const { rows } = await client.query<{ digest: string }>(
    `SELECT count(*) || ' ' || coalesce(sum(('x' || left(encode(sha256(${text}), 'hex'), 16))::bit(64)::bigint::numeric), 0) AS digest
     FROM ${table.name} WHERE ${inGroups(table, tenant, groups)}`,
  );
  return rows[0]?.digest ?? '';
}

/** Refuses rows that are not, at the target, what they are at the source. */
export function refuseUnequal(table: string, source: string, target: string): void {
  if (source !== target)
    throw new Refusal(
      `As linhas de ${table} não chegaram iguais: ${source} na origem, ${target} no destino. A origem continua a servir; rode o comando de novo e, se repetir, desfaça com --desfazer.`,
    );
}
