import type pg from 'pg';
import type { AtoVisto, RegistroQuery } from '../../../catalog/painel/registro/answer.ts';

/** Acts of a page. */
export const PAGE = 50;

interface ActRow extends Omit<AtoVisto, 'quando'> {
  quando: Date;
}

const ACTS = `SELECT numero::float8 AS numero, quando, quem,
    (SELECT email FROM portal.pessoas p WHERE p.tenant = a.tenant AND p.id = a.pessoa) AS email,
    acao, alvo, antes, depois, resumo FROM portal.atos a
  WHERE tenant = $1 AND ($2::text IS NULL OR quem = $2) AND ($3::text IS NULL OR acao = $3)
    AND ($4::date IS NULL OR quando >= $4::date::timestamp AT TIME ZONE 'America/Sao_Paulo')
    AND ($5::date IS NULL OR quando < ($5::date + 1)::timestamp AT TIME ZONE 'America/Sao_Paulo')
    AND ($6::text IS NULL OR strpos(portal.norm(alvo), portal.norm($6)) > 0)
    AND ($7::bigint IS NULL OR numero < $7)
  ORDER BY numero DESC LIMIT $8`;

/** The acts of a body that a question asks for, the newest first. */
export async function readActs(
  client: pg.ClientBase,
  tenant: number,
  { quem, acao, de, ate, texto, antes }: RegistroQuery,
  most: number,
): Promise<AtoVisto[]> {
  const asked = [quem || null, acao || null, de ?? null, ate ?? null, texto?.trim() || null, antes ?? null];
  const { rows } = await client.query<ActRow>(ACTS, [tenant, ...asked, most]);
  return rows.map((row) => ({ ...row, quando: row.quando.toISOString() }));
}

/** Names that are offered in a filter at most. */
const OFFERED = 500;

/** Who acted in a body, and what kinds of acts there are. */
export async function actOptions(
  client: pg.ClientBase,
  tenant: number,
): Promise<{ pessoas: string[]; acoes: string[] }> {
  const pessoas = await client.query<{ nome: string }>(
    `SELECT DISTINCT quem AS nome FROM portal.atos WHERE tenant = $1 ORDER BY 1 LIMIT ${OFFERED}`,
    [tenant],
  );
  const acoes = await client.query<{ nome: string }>(
    `SELECT DISTINCT acao AS nome FROM portal.atos WHERE tenant = $1 ORDER BY 1 LIMIT ${OFFERED}`,
    [tenant],
  );
  return { pessoas: pessoas.rows.map(({ nome }) => nome), acoes: acoes.rows.map(({ nome }) => nome) };
}
