import type pg from 'pg';
import type { Tenant } from '../../tenants/tenants.ts';
import { sendEntryLink } from '../entrada/correio.ts';
import { entryAddress, makeEntryLink } from '../entrada/link.ts';
import { addPerson } from '../pessoas/store.ts';
import type { DeskServices } from '../services.ts';

/**
 * Invites the first person who keeps a new body: by letter, or where no letter can leave by a link that the operator hands
 * over. Gives that link.
 */
export async function inviteKeeper(
  client: pg.ClientBase,
  { mailer, messages }: DeskServices,
  tenant: Tenant,
  { nome, email }: { nome: string; email: string },
): Promise<string | null> {
  const person = await addPerson(client, tenant.id, { nome, email, papeis: ['controle'] });
  if (!person) throw new Error('a new body had a person already');
  if (mailer) {
    await sendEntryLink(client, messages, tenant, person, 'convite');
    return null;
  }
  const secret = await makeEntryLink(client, { tenant: tenant.id, pessoa: person.id, tipo: 'convite' });
  return entryAddress(messages.siteOf(tenant), secret);
}
