import type pg from 'pg';
import type { Canal } from '../../../catalog/mensagens/canal.ts';
import type { Atendente } from '../../../catalog/painel/mensagens/answer.ts';
import { ATENDEM } from '../../../catalog/painel/mensagens/canais.ts';
import { Fault } from '../../http/fault.ts';
import { logStep } from '../../mensagens/message.ts';
import { recordAct } from '../atos.ts';
import type { DeskServices } from '../services.ts';
import { admitToMessage, type DeskMessage, type MessageRequest } from './work.ts';

/** The people of a body who answer a channel, by name. */
export async function readAttendants(client: pg.ClientBase, tenant: number, canal: Canal): Promise<Atendente[]> {
  const { rows } = await client.query<Atendente>(
    `SELECT id, nome FROM portal.pessoas WHERE tenant = $1 AND "removidaEm" IS NULL AND papeis && $2::text[]
     ORDER BY nome, id LIMIT 200`,
    [tenant, ATENDEM[canal]],
  );
  return rows;
}

/** The name of a person of the body, also of one who has left. */
export async function personName(client: pg.ClientBase, tenant: number, id: string): Promise<string> {
  const { rows } = await client.query<{ nome: string }>(
    'SELECT nome FROM portal.pessoas WHERE tenant = $1 AND id = $2',
    [tenant, id],
  );
  return rows[0]?.nome ?? 'Pessoa removida';
}

/** Puts somebody on a message, or nobody. Both the message and the log tell who changed it. */
export const assignMessage = (
  { db, messages }: DeskServices,
  request: MessageRequest,
  pessoa: string | null,
): Promise<void> =>
  db.staff(request.site.tenant.id, async (client) => {
    const tenant = request.site.tenant.id;
    const message = await admitToMessage(client, request);
    if (message.atendente === pessoa) return;
    const antes = message.atendente && (await personName(client, tenant, message.atendente));
    const depois = pessoa && (await attendantName(client, tenant, message, pessoa));
    await client.query('UPDATE mensagens.recebidas SET atendente = $3 WHERE tenant = $1 AND id = $2', [
      tenant,
      message.id,
      pessoa,
    ]);
    const texto = depois ? `Com ${depois}` : 'Com ninguém';
    await logStep(client, messages.keyring, tenant, message.id, {
      ...{ acao: 'atendente', autor: request.person.nome, texto, publico: false },
    });
    const acao = pessoa === null ? 'mensagem.deixada' : 'mensagem.assumida';
    await recordAct(client, request, { acao, alvo: message.protocolo, antes, depois });
  });

async function attendantName(
  client: pg.ClientBase,
  tenant: number,
  { canal }: DeskMessage,
  pessoa: string,
): Promise<string> {
  const found = (await readAttendants(client, tenant, canal)).find(({ id }) => id === pessoa);
  if (!found) throw new Fault(422, 'REFUSED', 'Esta pessoa não atende este canal. Escolha outra da lista.');
  return found.nome;
}
