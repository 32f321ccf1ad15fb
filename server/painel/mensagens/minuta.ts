import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Minuta } from '../../../catalog/painel/mensagens/answer.ts';
import { sealContext } from '../../seal/context.ts';
import type { Keyring } from '../../seal/keyring.ts';

/** The person and the message that a draft is of. */
export interface DraftOf {
  tenant: number;
  mensagem: string;
  pessoa: string;
}

/** The answer that somebody has begun to a message; null where there is none. */
export async function readMinuta(client: pg.ClientBase, keyring: Keyring, of: DraftOf): Promise<Minuta | null> {
  const { rows } = await client.query<{ id: string; conteudo: Buffer; gravadaEm: Date }>(
    'SELECT id, conteudo, "gravadaEm" FROM mensagens.minutas WHERE tenant = $1 AND mensagem = $2 AND pessoa = $3',
    [of.tenant, of.mensagem, of.pessoa],
  );
  const [row] = rows;
  if (!row) return null;
  const kept = keyring.openJson<Omit<Minuta, 'gravadaEm' | 'outros'> & Partial<Pick<Minuta, 'outros'>>>(
    row.conteudo,
    sealContext.minuta(of.tenant, row.id),
  );
  // One that was kept before other acts had drafts holds none of theirs.
  return { ...kept, outros: kept.outros ?? {}, gravadaEm: row.gravadaEm.toISOString() };
}

/** Keeps an answer that is being written, sealed: it quotes what a citizen wrote. */
export async function saveMinuta(
  client: pg.ClientBase,
  keyring: Keyring,
  of: DraftOf,
  content: Omit<Minuta, 'gravadaEm'>,
): Promise<Date> {
  // The seal is bound to the row, so that the row is known first.
  const own = [of.tenant, of.mensagem, of.pessoa];
  const known = await client.query<{ id: string }>(
    'SELECT id FROM mensagens.minutas WHERE tenant = $1 AND mensagem = $2 AND pessoa = $3',
    own,
  );
  const id = known.rows[0]?.id ?? randomUUID();
  const sealed = keyring.sealJson(content, sealContext.minuta(of.tenant, id));
  const { rows } = await client.query<{ gravadaEm: Date }>(
    `INSERT INTO mensagens.minutas (tenant, mensagem, pessoa, id, conteudo) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (tenant, id) DO UPDATE SET conteudo = excluded.conteudo, "gravadaEm" = now() RETURNING "gravadaEm"`,
    [...own, id, sealed],
  );
  return rows[0]?.gravadaEm ?? new Date();
}

export const discardMinuta = (client: pg.ClientBase, { tenant, mensagem, pessoa }: DraftOf): Promise<unknown> =>
  client.query('DELETE FROM mensagens.minutas WHERE tenant = $1 AND mensagem = $2 AND pessoa = $3', [
    tenant,
    mensagem,
    pessoa,
  ]);

/** The others who have written at an answer to the same message in the last day. */
export async function readWriters(
  client: pg.ClientBase,
  { tenant, mensagem, pessoa }: DraftOf,
): Promise<{ nome: string; desde: string }[]> {
  const { rows } = await client.query<{ nome: string; gravadaEm: Date }>(
    `SELECT p.nome, m."gravadaEm" FROM mensagens.minutas m JOIN portal.pessoas p ON p.tenant = m.tenant AND p.id = m.pessoa
     WHERE m.tenant = $1 AND m.mensagem = $2 AND m.pessoa <> $3 AND m."gravadaEm" > now() - interval '1 day'
     ORDER BY m."gravadaEm" DESC LIMIT 20`,
    [tenant, mensagem, pessoa],
  );
  return rows.map(({ nome, gravadaEm }) => ({ nome, desde: gravadaEm.toISOString() }));
}
