import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { DatasetReading } from '../../import/inspect/inspect.ts';
import type { RememberedColumns } from '../../import/inspect/recognise.ts';

/** What a body said of the columns of a file, for the next file that has the same. */
export interface ColumnMemory extends RememberedColumns {
  id: string;
  colunas: string[];
  gravadoEm: Date;
}

/** Files of different columns that a body has; the oldest are forgotten. */
const MOST = 500;

/** All that a body remembers of columns, the last first. */
export async function rememberedColumns(client: pg.ClientBase, tenant: number): Promise<ColumnMemory[]> {
  const { rows } = await client.query<ColumnMemory>(
    `SELECT id, dataset, assinatura AS signature, escolhas AS choices, quem AS who, "gravadoEm"::date::text AS day, colunas,
       "gravadoEm"
     FROM portal.mapeamentos WHERE tenant = $1 ORDER BY "gravadoEm" DESC`,
    [tenant],
  );
  return rows;
}

/** Remembers what was said of the columns of a file that is published. Where nothing was said there is nothing to remember. */
export async function rememberColumns(
  client: pg.ClientBase,
  tenant: number,
  quem: string,
  { dataset, signature, choices, columns }: DatasetReading,
): Promise<void> {
  if (Object.keys(choices).length === 0) return;
  await client.query(
    `INSERT INTO portal.mapeamentos (tenant, id, dataset, assinatura, colunas, escolhas, quem)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (tenant, dataset, assinatura) DO UPDATE
     SET escolhas = excluded.escolhas, quem = excluded.quem, "gravadoEm" = now()`,
    [
      tenant,
      randomUUID(),
      dataset,
      signature,
      JSON.stringify(columns.map(({ column }) => column)),
      JSON.stringify(choices),
      quem,
    ],
  );
  await client.query(
    `DELETE FROM portal.mapeamentos WHERE tenant = $1 AND id NOT IN (
       SELECT id FROM portal.mapeamentos WHERE tenant = $1 ORDER BY "gravadoEm" DESC LIMIT $2)`,
    [tenant, MOST],
  );
}

/** Forgets what was said of the columns of a file; says of which dataset it was, or null if there was nothing. */
export async function forgetColumns(
  client: pg.ClientBase,
  tenant: number,
  which: { id: string } | { dataset: string; signature: string },
): Promise<string | null> {
  const [where, values] =
    'id' in which
      ? ['id::text = $2', [which.id]]
      : ['dataset = $2 AND assinatura = $3', [which.dataset, which.signature]];
  const { rows } = await client.query<{ dataset: string }>(
    `DELETE FROM portal.mapeamentos WHERE tenant = $1 AND ${where} RETURNING dataset`,
    [tenant, ...values],
  );
  return rows[0]?.dataset ?? null;
}
