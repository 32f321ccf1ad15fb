import type { FastifyReply } from 'fastify';
import type { Acompanhada } from '../../../catalog/mensagens/answer.ts';
import { ATOS, type AtoCidadao, type PostedTicket } from '../../../catalog/mensagens/formulario.ts';
import { anexoBody } from '../../../catalog/mensagens/request.ts';
import type { FormFields } from '../../forms/body.ts';
import { type FormOutcome, refusalOf, refusedForm } from '../../forms/outcome.ts';
import { type Fault, faultOf } from '../../http/fault.ts';
import { readShape } from '../../http/shape.ts';
import type { Tenant } from '../../tenants/tenants.ts';
import { answerQuestion } from '../clarify.ts';
import {
  addToMessage,
  appealAnswer,
  consultMessage,
  fetchAttachment,
  type MessageTicket,
  rateAnswer,
} from '../follow.ts';
import { sendAttachment } from '../requests.ts';
import type { MessageServices } from '../services.ts';

const ticketIn = (fields: FormFields): MessageTicket => ({
  protocolo: fields.text('protocolo'),
  chave: fields.text('chave'),
});

/** The page of a protocol whose form could not be read. */
export const blankTicket = (): PostedTicket => ({
  page: 'acompanhar',
  protocolo: '',
  chave: '',
  problems: [],
  failure: null,
  encontrada: null,
  ato: null,
});

type Act = (
  services: MessageServices,
  tenant: Tenant,
  ticket: MessageTicket,
  fields: FormFields,
) => Promise<Acompanhada>;

const ACTS: Readonly<Record<AtoCidadao, Act>> = {
  complemento: (services, tenant, ticket, fields) => addToMessage(services, tenant, ticket, fields.text('complemento')),
  esclarecimento: (services, tenant, ticket, fields) =>
    answerQuestion(services, tenant, ticket, fields.text('esclarecimento')),
  recurso: (services, tenant, ticket, fields) => appealAnswer(services, tenant, ticket, fields.text('recurso')),
  avaliacao: (services, tenant, ticket, fields) =>
    rateAnswer(services, tenant, ticket, { nota: Number(fields.text('nota')), comentario: fields.text('comentario') }),
};

/** Shows a message to whoever has its protocol and key, after doing what its form asks. */
export async function sendTicketForm(
  services: MessageServices,
  tenant: Tenant,
  fields: FormFields,
): Promise<FormOutcome<PostedTicket>> {
  const ticket = ticketIn(fields);
  const page = { ...blankTicket(), ...ticket };
  const ato = ATOS.find((nome) => nome === fields.text('ato'));
  try {
    const work = ato ? ACTS[ato] : consultMessage;
    return { status: 200, posted: { ...page, encontrada: await work(services, tenant, ticket, fields) } };
  } catch (error) {
    return refusedTicket(services, tenant, { ...page, ato: ato ? typedIn(ato, fields) : null }, refusalOf(error));
  }
}

const typedIn = (nome: AtoCidadao, fields: FormFields) => ({
  nome,
  texto: fields.text(nome === 'avaliacao' ? 'comentario' : nome),
  nota: fields.text('nota'),
});

/** The page of a refusal: of an act, with the message and what was typed; of a ticket that opens nothing, the first form. */
async function refusedTicket(
  services: MessageServices,
  tenant: Tenant,
  page: PostedTicket,
  fault: Fault,
): Promise<FormOutcome<PostedTicket>> {
  const isShown = page.ato && fault.status !== 404;
  // Without the message itself, where the database is still away, the page keeps what was typed all the same.
  const encontrada = isShown ? await consultMessage(services, tenant, page).catch(nothingWhileAway) : null;
  return refusedForm({ ...page, encontrada }, fault);
}

function nothingWhileAway(error: unknown): null {
  if (faultOf(error).status !== 503) throw error;
  return null;
}

/** Sends a file of a message to be saved. */
export async function fileForm(
  services: MessageServices,
  tenant: Tenant,
  fields: FormFields,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body = readShape(anexoBody, { ...ticketIn(fields), id: fields.text('id') }, 'BAD_FIELDS');
  return sendAttachment(reply, await fetchAttachment(services, tenant, body, body.id));
}
