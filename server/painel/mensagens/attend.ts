import type { z } from 'zod';
import type { EmAtendimento } from '../../../catalog/mensagens/answer.ts';
import { ATO_BODIES, type AtendimentoDesk } from '../../../catalog/painel/mensagens/answer.ts';
import { momentOf } from '../../../catalog/texto/moment.ts';
import { Fault } from '../../http/fault.ts';
import { readShape } from '../../http/shape.ts';
import {
  answerMessage,
  closeMessage,
  extendPrazo,
  openAttendance,
  revealIdentity,
} from '../../mensagens/attend/actions.ts';
import type { Attendant } from '../../mensagens/attend/attendance.ts';
import { askSender, forwardMessage } from '../../mensagens/attend/consult.ts';
import type { MessageWork } from '../../mensagens/services.ts';
import type { Tenant } from '../../tenants/tenants.ts';
import type { DeskAct } from '../atos.ts';
import type { DeskServices } from '../services.ts';
import { discardMinuta, readMinuta, readWriters } from './minuta.ts';
import { readModels } from './modelos.ts';
import { personName, readAttendants } from './people.ts';
import { admitToMessage, deskWork, type MessageRequest, messageIdOf } from './work.ts';

export type AtoName = keyof typeof ATO_BODIES;
type AtoBody<Name extends AtoName> = z.output<(typeof ATO_BODIES)[Name]>;

interface Ato<Name extends AtoName> {
  acao: DeskAct['acao'];
  /** What the log keeps of it, besides the protocol. */
  depois?(body: AtoBody<Name>): object;
  work(
    services: MessageWork,
    tenant: Tenant,
    who: Attendant,
    body: AtoBody<Name> & { autor: string },
  ): Promise<EmAtendimento>;
}

/** What can be done to a message at the desk: the very work of the signed links, and its name in the log. */
const ATOS: { readonly [Name in AtoName]: Ato<Name> } = {
  responder: {
    acao: 'mensagem.respondida',
    depois: ({ resultado, anexos }) => ({ resultado: resultado || null, anexos: anexos.length }),
    work: answerMessage,
  },
  perguntar: { acao: 'mensagem.perguntada', work: askSender },
  prorrogar: { acao: 'mensagem.prorrogada', work: extendPrazo },
  encerrar: { acao: 'mensagem.encerrada', work: closeMessage },
  encaminhar: { acao: 'mensagem.encaminhada', depois: ({ unidade }) => ({ unidade }), work: forwardMessage },
  identidade: { acao: 'mensagem.identidade-vista', work: revealIdentity },
};

const attendantOf = (request: MessageRequest): Attendant => ({
  mensagem: messageIdOf(request),
  papel: 'ouvidoria',
  setor: null,
});

/** Does something to the message of a request, and shows the message as it then is. */
export async function actOnMessage<Name extends AtoName>(
  services: DeskServices,
  request: MessageRequest,
  name: Name,
): Promise<AtendimentoDesk> {
  const { acao, depois, work }: Ato<Name> = ATOS[name];
  // The schema of the same name read it: TypeScript does not follow a name through a record.
  const body = readShape(ATO_BODIES[name], request.body, 'BAD_FIELDS') as AtoBody<Name>;
  const desk = deskWork(services, request, () => ({ acao, depois: depois?.(body) }));
  const { tenant } = request.site;
  const mensagem = await work(desk, tenant, attendantOf(request), { ...body, autor: request.person.nome }).catch(
    (error: unknown) => sayWhoEnded(services, request, error),
  );
  if (name === 'responder' || name === 'encerrar') await dropDraft(services, request);
  return aroundMessage(services, request, mensagem);
}

const dropDraft = ({ db }: DeskServices, request: MessageRequest): Promise<unknown> =>
  db.staff(request.site.tenant.id, (client) => discardMinuta(client, draftOf(request)));

/** The draft of the person of a request. */
export const draftOf = (request: MessageRequest) => ({
  tenant: request.site.tenant.id,
  mensagem: messageIdOf(request),
  pessoa: request.person.id,
});

/** Tells the second of two who answer at once who was first, and that nothing of theirs is lost. */
async function sayWhoEnded({ db }: DeskServices, request: MessageRequest, error: unknown): Promise<never> {
  if (!(error instanceof Fault) || error.type !== 'CLOSED') throw error;
  const tenant = request.site.tenant.id;
  const { rows } = await db.staff(tenant, (client) =>
    client.query<{ autor: string; quando: Date; acao: string }>(
      `SELECT autor, quando, acao FROM mensagens.passos WHERE tenant = $1 AND mensagem = $2
       AND acao IN ('respondida', 'recurso-respondido', 'encerrada') ORDER BY quando DESC LIMIT 1`,
      [tenant, messageIdOf(request)],
    ),
  );
  const [last] = rows;
  if (!last) throw error;
  const did = last.acao === 'encerrada' ? 'encerrou' : 'respondeu';
  throw new Fault(
    409,
    'CLOSED',
    `${last.autor} ${did} esta mensagem em ${momentOf(last.quando.toISOString())}. O que você escreveu não foi enviado e continua no seu rascunho.`,
  );
}

/** The message of a request as the person sees it. The first look is a step, and an act. */
export async function openAtDesk(services: DeskServices, request: MessageRequest): Promise<AtendimentoDesk> {
  const desk = deskWork(services, request, ({ situacao }) =>
    situacao === 'recebida' ? { acao: 'mensagem.lida' } : null,
  );
  const mensagem = await openAttendance(desk, request.site.tenant, attendantOf(request), request.person.nome);
  return aroundMessage(services, request, mensagem);
}

/** A message with what the desk knows around it: who is on it, who writes, and what helps to answer. */
function aroundMessage(
  { db, messages }: DeskServices,
  request: MessageRequest,
  mensagem: EmAtendimento,
): Promise<AtendimentoDesk> {
  const tenant = request.site.tenant.id;
  const own = draftOf(request);
  return db.staff(tenant, async (client) => {
    const { atendente, canal } = await admitToMessage(client, request);
    return {
      mensagem,
      atendente: atendente === null ? null : { id: atendente, nome: await personName(client, tenant, atendente) },
      colegas: await readAttendants(client, tenant, canal),
      escrevendo: await readWriters(client, own),
      minuta: await readMinuta(client, messages.keyring, own),
      modelos: await readModels(client, tenant, [canal]),
    };
  });
}
