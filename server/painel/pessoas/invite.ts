import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { ConviteAnswer } from '../../../catalog/painel/pessoas/answer.ts';
import { isMailDown, sendEntryLink } from '../entrada/correio.ts';
import { entryAddress, INVITATION_HOURS, makeEntryLink, revokeEntryLinks } from '../entrada/link.ts';
import type { DeskServices } from '../services.ts';
import { listPeople, type StandingPerson, shownPerson } from './store.ts';

/**
 * Invites a person: by letter, or where no letter can leave by a link that whoever invites hands over, shown once. Only the
 * newest invitation is good.
 */
export async function inviteAnswer(
  client: pg.ClientBase,
  { mailer, messages }: DeskServices,
  { site: { tenant }, person: own }: FastifyRequest,
  person: StandingPerson,
): Promise<ConviteAnswer> {
  await revokeEntryLinks(client, tenant.id, person.id);
  const link = mailer ? null : await handedLink(client, messages.siteOf(tenant), tenant.id, person.id);
  if (mailer) await sendEntryLink(client, messages, tenant, person, 'convite');
  const listed = (await listPeople(client, tenant.id)).find(({ id }) => id === person.id);
  const pessoa = shownPerson(listed ?? { ...person, conviteAte: null }, own.id);
  const fila = mailer ? await isMailDown(client, tenant.id) : false;
  return { ok: true, data: { pessoa, link, fila, horas: INVITATION_HOURS } };
}

const handedLink = async (client: pg.ClientBase, site: string, tenant: number, pessoa: string): Promise<string> =>
  entryAddress(site, await makeEntryLink(client, { tenant, pessoa, tipo: 'convite' }));
