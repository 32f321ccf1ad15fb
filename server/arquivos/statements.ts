import type pg from 'pg';
import { categoryOf } from '../../catalog/arquivos/arquivos.ts';
import type { DocumentStatement } from '../../catalog/arquivos/dever.ts';
import type { StatementEntry } from '../../catalog/arquivos/entry.ts';

/** Makes the statements of a body equal to a list. A whole year or document is stored as an empty period or part. */
export async function registerStatements(
  client: pg.ClientBase,
  tenant: number,
  statements: readonly StatementEntry[],
): Promise<void> {
  await client.query('DELETE FROM portal.declarados WHERE tenant = $1', [tenant]);
  await client.query(INSERT, [tenant, JSON.stringify(statements)]);
}

/** Keeps one statement, in the place of the one about the same document. The transaction is the caller's. */
export async function registerStatement(client: pg.ClientBase, tenant: number, one: StatementEntry): Promise<void> {
  await dropStatement(client, tenant, one);
  await client.query(INSERT, [tenant, JSON.stringify([one])]);
}

/** What a statement is about: a document of a year, or a period or a part of it. */
export type StatementPlace = Pick<StatementEntry, 'categoria' | 'ano' | 'periodo' | 'parte'>;

/** What a statement is about, in words that people know it by. */
export const statementName = ({ categoria, ano, periodo, parte }: StatementPlace): string =>
  [categoryOf(categoria)?.title ?? categoria, parte, periodo, ano].filter(Boolean).join(', ');

/** Takes a statement back. Gives its words; null where there was none. */
export async function dropStatement(
  client: pg.ClientBase,
  tenant: number,
  { categoria, ano, periodo = '', parte = '' }: StatementPlace,
): Promise<string | null> {
  const { rows } = await client.query<{ texto: string }>(
    `DELETE FROM portal.declarados WHERE tenant = $1 AND categoria = $2 AND ano = $3 AND periodo = $4 AND parte = $5
     RETURNING texto`,
    [tenant, categoria, ano, periodo, parte],
  );
  return rows[0]?.texto ?? null;
}

const INSERT = `INSERT INTO portal.declarados (tenant, categoria, ano, periodo, parte, texto, data)
  SELECT $1, categoria, ano, coalesce(periodo, ''), coalesce(parte, ''), declaracao, data
  FROM jsonb_to_recordset($2::jsonb) AS sent (categoria text, ano int, periodo text, parte text, declaracao text, data date)`;

/** What a body declared in the place of documents, the newest years first. */
export async function readStatements(client: pg.ClientBase, tenant: number): Promise<DocumentStatement[]> {
  const { rows } = await client.query<DocumentStatement>(
    `SELECT categoria, ano, periodo, parte, texto, data FROM pub._declarados WHERE tenant = $1
     ORDER BY categoria, ano DESC, periodo NULLS FIRST, parte NULLS FIRST`,
    [tenant],
  );
  return rows;
}
