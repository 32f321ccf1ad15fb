import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import type { Canal, Situacao } from '../../../catalog/mensagens/canal.ts';
import { canaisOf } from '../../../catalog/painel/mensagens/canais.ts';
import { Fault } from '../../http/fault.ts';
import type { MessageWork } from '../../mensagens/services.ts';
import { type DeskAct, recordAct } from '../atos.ts';
import type { DeskServices } from '../services.ts';
import { isAttended } from './attended.ts';

/** A request about one message. */
export type MessageRequest = FastifyRequest<{ Params: { id: string } }>;

/** What the desk has to know of a message before anything is done to it. */
export interface DeskMessage {
  id: string;
  protocolo: string;
  canal: Canal;
  situacao: Situacao;
  prazo: string | null;
  unidade: string | null;
  atendente: string | null;
}

const NONE = 'Esta mensagem não está na sua caixa. Volte à lista e abra-a de novo.';

/** The id of a message in an address. One that is no id at all is answered like one that does not exist. */
export function messageIdOf({ params: { id } }: MessageRequest): string {
  if (!z.uuid().safeParse(id).success) throw new Fault(404, 'NOT_FOUND', NONE);
  return id;
}

/** The message of a request, locked, if it came by a channel of the person. Others are answered as if there were none. */
export async function admitToMessage(client: pg.ClientBase, request: MessageRequest): Promise<DeskMessage> {
  const { rows } = await client.query<DeskMessage>(
    `SELECT id, protocolo, canal, situacao, prazo::text, unidade, CASE WHEN ${isAttended('recebidas')} THEN atendente END AS atendente
     FROM mensagens.recebidas WHERE tenant = $1 AND id = $2 AND canal = ANY ($3) FOR UPDATE`,
    [request.site.tenant.id, messageIdOf(request), canaisOf(request.person.papeis)],
  );
  const [found] = rows;
  if (!found) throw new Fault(404, 'NOT_FOUND', NONE);
  return found;
}

/** What of an act goes into the log: nothing that a citizen wrote. Null where nothing was done. */
export type ActOf = (message: DeskMessage) => (Pick<DeskAct, 'acao'> & { depois?: object | undefined }) | null;

/** What an act may change of a message, as the log tells it. */
const stateOf = ({ situacao, prazo, unidade }: DeskMessage): object => ({ situacao, prazo, unidade });

/**
 * What works on a message, for the person of a request: in one transaction of the panel's role, which admits the person,
 * does the work of the signed links, and records the act by the protocol.
 */
export const deskWork = ({ db, messages }: DeskServices, request: MessageRequest, actOf: ActOf): MessageWork => ({
  ...messages,
  db: {
    hear: (tenant, work) =>
      db.staff(tenant, async (client) => {
        const message = await admitToMessage(client, request);
        const done = await work(client);
        const act = actOf(message);
        if (!act) return done;
        const depois = { ...stateOf(await admitToMessage(client, request)), ...act.depois };
        const { protocolo: alvo } = message;
        await recordAct(client, request, { acao: act.acao, alvo, antes: stateOf(message), depois });
        return done;
      }),
  },
});
