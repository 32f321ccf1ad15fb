import type pg from 'pg';
import { unitsOf } from '../../../catalog/estrutura/estrutura.ts';
import { Fault } from '../../http/fault.ts';
import type { WrittenLetter } from '../../mail/letter.ts';
import { type AddressedLetter, enqueueLetter } from '../../mail/outbox.ts';
import type { Tenant } from '../../tenants/tenants.ts';
import { atendimentoOf } from '../atendimento.ts';
import { attendUrl, signAttendLink } from '../attend/link.ts';
import { openConteudo, openPessoa, type Recebida } from '../message.ts';
import type { MessageWork } from '../services.ts';
import * as letters from './letters.ts';

const factsOf = ({ siteOf }: MessageWork, tenant: Tenant, row: Recebida): letters.LetterFacts => ({
  orgao: tenant.dados.txtCliente,
  canal: row.canal,
  tipo: row.tipo,
  protocolo: row.protocolo,
  prazo: row.prazo,
  site: siteOf(tenant),
  email: atendimentoOf(tenant).canais[row.canal].email,
});

/** Queues a letter to the sender of a message, if they left an address. */
export async function notifyCitizen(
  client: pg.ClientBase,
  services: MessageWork,
  tenant: Tenant,
  row: Recebida,
  write: (facts: letters.LetterFacts) => WrittenLetter,
): Promise<void> {
  const person = openPessoa(services.keyring, tenant.id, row);
  if (!person?.email) return;
  const letter: AddressedLetter = { destino: 'cidadao', para: person.email, ...write(factsOf(services, tenant, row)) };
  await enqueueLetter(client, services.keyring, tenant.id, row.id, letter);
}

/** Queues a letter to the mailbox of the channel, with a link that opens this message and no other. */
export async function notifyBody(
  client: pg.ClientBase,
  services: MessageWork,
  tenant: Tenant,
  row: Recebida,
  write: (facts: letters.LetterFacts, link: string) => WrittenLetter,
): Promise<void> {
  const pass = signAttendLink(services.keyring, {
    orgao: tenant.slug,
    mensagem: row.id,
    papel: 'ouvidoria',
    setor: null,
  });
  const facts = factsOf(services, tenant, row);
  const para = atendimentoOf(tenant).canais[row.canal].email;
  const letter: AddressedLetter = { destino: 'orgao', para, ...write(facts, attendUrl(facts.site, pass)) };
  await enqueueLetter(client, services.keyring, tenant.id, row.id, letter);
}

/** Queues a letter to a unit, with a link that opens this message without its sender. Gives false where the unit has no mailbox. */
export async function notifyUnit(
  client: pg.ClientBase,
  services: MessageWork,
  tenant: Tenant,
  row: Recebida,
  setor: string,
  write: (facts: letters.LetterFacts, link: string) => WrittenLetter,
): Promise<boolean> {
  const para = mailboxOf(tenant, setor);
  if (!para) return false;
  const pass = signAttendLink(services.keyring, { orgao: tenant.slug, mensagem: row.id, papel: 'unidade', setor });
  const facts = factsOf(services, tenant, row);
  const letter: AddressedLetter = { destino: 'unidade', para, ...write(facts, attendUrl(facts.site, pass)) };
  await enqueueLetter(client, services.keyring, tenant.id, row.id, letter);
  return true;
}

/** Letters about one message in an hour past which they are a flood. */
const NOISE = 12;

/** Refuses actions that would flood a mailbox: those that anybody with a link or key can repeat, and that no law demands. */
export async function refuseMailFlood(client: pg.ClientBase, tenant: number, mensagem: string): Promise<void> {
  const { rows } = await client.query<{ many: number }>(
    `SELECT count(*)::int AS many FROM mensagens.correio
     WHERE tenant = $1 AND mensagem = $2 AND destino <> 'cidadao' AND "criadaEm" > now() - interval '1 hour'`,
    [tenant, mensagem],
  );
  if ((rows[0]?.many ?? 0) >= NOISE)
    throw new Fault(
      429,
      'TOO_MANY_REQUESTS',
      'Já foram muitos avisos sobre esta mensagem na última hora. Espere um pouco e tente de novo.',
    );
}

export const mailboxOf = ({ dados }: Tenant, slug: string): string | null =>
  unitsOf(dados.estrutura?.unidades ?? []).find(({ unit }) => unit.slug === slug)?.unit.email ?? null;

/** Queues the letters of a new message: a copy to its sender, and a notice to the body. */
export async function notifyArrival(
  client: pg.ClientBase,
  services: MessageWork,
  tenant: Tenant,
  row: Recebida,
): Promise<void> {
  const person = openPessoa(services.keyring, tenant.id, row);
  const content = openConteudo(services.keyring, tenant.id, row);
  const said = {
    nome: person?.nome ?? '',
    email: person?.email ?? '',
    assunto: content?.assunto ?? '',
    texto: content?.texto ?? '',
  };
  await notifyCitizen(client, services, tenant, row, (facts) => letters.received(facts, said));
  const copy = row.canal === 'fale-conosco' ? said : null;
  await notifyBody(client, services, tenant, row, (facts, link) => letters.arrived(facts, link, copy));
}
