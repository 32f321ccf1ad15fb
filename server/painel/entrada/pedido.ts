import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { emailProblem } from '../../../catalog/mensagens/rascunho.ts';
import { type LinkAnswer, linkRequest } from '../../../catalog/painel/entrada/answer.ts';
import { senderOf } from '../../forms/sender.ts';
import { Fault } from '../../http/fault.ts';
import { readShape } from '../../http/shape.ts';
import type { MailProbe } from '../../mail/probe.ts';
import { findByEmail } from '../pessoas/store.ts';
import type { DeskServices } from '../services.ts';
import { type EntryAdmission, inSteadyTime, LETTERS_PER_HOUR, withinAnswer } from './admission.ts';
import { sendEntryLink } from './correio.ts';
import { countRecentLinks, ENTRY_MINUTES, hasGoodLink } from './link.ts';

/** What a request for a link passes. */
export interface LinkDoor {
  admission: EntryAdmission;
  /** Whether letters can leave now; null where this installation sends none. */
  mail: MailProbe | null;
}

/** Takes a request for a link to enter. What it answers, and when, is the same whether the address is of somebody here or not. */
export async function requestLink(
  services: DeskServices,
  { admission, mail }: LinkDoor,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<LinkAnswer> {
  const { email } = readShape(linkRequest, request.body, 'BAD_FIELDS');
  const problem = emailProblem(email);
  if (problem) throw new Fault(400, 'BAD_FIELDS', `${problem}.`, [{ field: 'email', value: '', message: problem }]);
  if (!mail)
    throw new Fault(
      503,
      'NO_MAIL',
      'Este portal não envia e-mail. Peça um link de entrada a quem cuida da instalação.',
    );
  admission.admit(senderOf(request));
  const { tenant } = request.site;
  await inSteadyTime(() =>
    Promise.all([
      services.db.staff(tenant.id, (client) => writeTo(client, services, request, email)),
      withinAnswer(mail.ask()),
    ]),
  );
  reply.status(202);
  return { ok: true, data: { minutos: ENTRY_MINUTES, fila: mail.isAway } };
}

/**
 * Writes to the person of an address, if there is one and they had not enough letters this hour. Who has no good link is
 * always written to: nobody keeps another out by asking in their name.
 */
async function writeTo(
  client: pg.ClientBase,
  { messages }: DeskServices,
  { site: { tenant } }: FastifyRequest,
  email: string,
): Promise<void> {
  const person = await findByEmail(client, tenant.id, email);
  if (!person) return;
  const isMany = (await countRecentLinks(client, tenant.id, person.id)) >= LETTERS_PER_HOUR;
  if (isMany && (await hasGoodLink(client, tenant.id, person.id))) return;
  await sendEntryLink(client, messages, tenant, person, 'entrada');
}
