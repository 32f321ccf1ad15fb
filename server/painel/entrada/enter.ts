import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { EntryMeans } from '../../../catalog/painel/entrada/answer.ts';
import { Fault } from '../../http/fault.ts';
import { writeAct } from '../atos.ts';
import { describeDevice } from './aparelho.ts';
import { sessionSecret, setSessionCookie } from './cookie.ts';
import { revokeEntryLinks } from './link.ts';
import { beginSession, endForgotten } from './session.ts';

/**
 * Lets a person in: a session of its own for this browser, whatever cookie it came with, and the entry in the log. The
 * cookie is set once all of it is written.
 */
export async function enterAs(
  client: pg.ClientBase,
  request: FastifyRequest,
  pessoa: string,
  meio: EntryMeans,
): Promise<string> {
  const tenant = request.site.tenant.id;
  const nome = await standingName(client, tenant, pessoa);
  await endForgotten(client, tenant, sessionSecret(request));
  // An invitation that somebody did not need is no longer a way in.
  await revokeEntryLinks(client, tenant, pessoa);
  const aparelho = describeDevice(request.headers['user-agent']);
  await writeAct(
    client,
    { tenant, pessoa, quem: nome },
    { acao: 'pessoa.entrou', alvo: nome, depois: { meio, aparelho } },
  );
  return beginSession(client, { tenant, pessoa, aparelho, meio });
}

/** Answers one who came in. */
export function answerEntered(reply: FastifyReply, secret: string): { ok: true } {
  setSessionCookie(reply, secret);
  return { ok: true };
}

/**
 * The name of a person who was not removed, or a refusal. Locks the person before the log, as whoever changes people does: in
 * another order the two would wait for each other.
 */
async function standingName(client: pg.ClientBase, tenant: number, pessoa: string): Promise<string> {
  const { rows } = await client.query<{ nome: string }>(
    'SELECT nome FROM portal.pessoas WHERE tenant = $1 AND id = $2 AND "removidaEm" IS NULL FOR NO KEY UPDATE',
    [tenant, pessoa],
  );
  if (!rows[0])
    throw new Fault(401, 'NOT_INVITED', 'Esta pessoa não tem mais acesso. Peça um convite a quem cuida do painel.');
  return rows[0].nome;
}
