import type pg from 'pg';
import { PAPEL_WORDS, type Papel } from '../../../catalog/painel/papeis.ts';
import { momentOf } from '../../../catalog/texto/moment.ts';
import { enqueueLetter } from '../../mail/outbox.ts';
import type { Keyring } from '../../seal/keyring.ts';
import type { OriginOf } from '../../tenants/origin.ts';
import type { Tenant } from '../../tenants/tenants.ts';
import { LETTERS_PER_HOUR } from './admission.ts';
import { entryLetter, invitationLetter, type NewPasskey, passkeyLetter } from './letters.ts';
import { ENTRY_MINUTES, entryAddress, INVITATION_HOURS, type LinkKind, makeEntryLink } from './link.ts';

/** What letters to the people of a body are written with. */
export interface StaffMail {
  keyring: Keyring;
  siteOf: OriginOf;
}

/** A person who is written to. */
export interface StaffReceiver {
  id: string;
  nome: string;
  email: string;
  papeis: readonly Papel[];
}

/** Makes a link and puts the letter that brings it into the outbox, in one transaction. */
export async function sendEntryLink(
  client: pg.ClientBase,
  { keyring, siteOf }: StaffMail,
  tenant: Tenant,
  to: StaffReceiver,
  tipo: LinkKind,
): Promise<void> {
  const site = siteOf(tenant);
  const secret = await makeEntryLink(client, { tenant: tenant.id, pessoa: to.id, tipo });
  const facts = { orgao: tenant.dados.txtCliente, site, nome: to.nome, link: entryAddress(site, secret) };
  const letter =
    tipo === 'convite'
      ? invitationLetter(
          facts,
          INVITATION_HOURS,
          to.papeis.map((papel) => PAPEL_WORDS[papel].faz),
        )
      : entryLetter(facts, ENTRY_MINUTES);
  await enqueueLetter(client, keyring, tenant.id, null, { destino: 'pessoa', para: to.email, ...letter });
}

/** Passkeys that a person was told of in the last hour: who adds and removes without end fills no mailbox. */
const RECENT = `SELECT count(*)::int AS count FROM portal.atos
  WHERE tenant = $1 AND quando > now() - interval '1 hour' AND pessoa = $2 AND acao = 'passkey.criada'`;

/** Tells somebody of a passkey that was just added to their account, before the log says so. */
export async function tellOfPasskey(
  client: pg.ClientBase,
  { keyring, siteOf }: StaffMail,
  tenant: Tenant,
  to: Pick<StaffReceiver, 'id' | 'nome' | 'email'>,
  added: Omit<NewPasskey, 'quando'>,
): Promise<void> {
  const { rows } = await client.query<{ count: number }>(RECENT, [tenant.id, to.id]);
  if ((rows[0]?.count ?? 0) >= LETTERS_PER_HOUR) return;
  const facts = { orgao: tenant.dados.txtCliente, site: siteOf(tenant), nome: to.nome };
  const letter = passkeyLetter(facts, { ...added, quando: momentOf(new Date().toISOString()) });
  await enqueueLetter(client, keyring, tenant.id, null, { destino: 'pessoa', para: to.email, ...letter });
}

/** Whether letters of a body wait because the mail server does not answer: said the same to everybody who asks. */
export async function isMailDown(client: pg.ClientBase, tenant: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM mensagens.correio
     WHERE tenant = $1 AND "enviadaEm" IS NULL
       AND ("proximaEm" < now() - interval '1 minute' OR ("proximaEm" IS NOT NULL AND erro IS NOT NULL)) LIMIT 1`,
    [tenant],
  );
  return rowCount === 1;
}
