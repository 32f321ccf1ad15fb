import type pg from 'pg';
import { emailProblem } from '../../catalog/mensagens/rascunho.ts';
import { PAPEIS, type Papel } from '../../catalog/painel/papeis.ts';
import { atomically } from '../database/atomic.ts';
import { writeAct } from '../painel/atos.ts';
import { sendEntryLink } from '../painel/entrada/correio.ts';
import {
  ENTRY_MINUTES,
  entryAddress,
  INVITATION_HOURS,
  type LinkKind,
  makeEntryLink,
  revokeEntryLinks,
} from '../painel/entrada/link.ts';
import { findByEmail, type StandingPerson } from '../painel/pessoas/store.ts';
import { Refusal } from '../refusal.ts';
import type { CommandContext } from './command.ts';
import { splitList } from './lookup.ts';
import { type MessageOffice, postLetters } from './office.ts';

/** Sends an invitation by letter where letters leave, and shows it where they do not or it was asked for. */
export async function handOverInvitation(
  context: CommandContext,
  office: MessageOffice,
  person: StandingPerson,
  show: boolean,
): Promise<string | null> {
  if (!context.settings.SMTP_URL || show) return showEntryLink(context, office, person, 'convite');
  const { messages, tenant } = office;
  await context.own((client) =>
    atomically(client, async () => {
      await revokeEntryLinks(client, tenant.id, person.id);
      await sendEntryLink(client, messages, tenant, person, 'convite');
    }),
  );
  await postLetters(office, context);
  context.out(`Convite enviado a ${person.email}. Vale por ${INVITATION_HOURS} horas.`);
  return null;
}

/** Makes a link and shows it, once. */
export async function showEntryLink(
  { own, out, err, author }: CommandContext,
  { messages, tenant }: MessageOffice,
  person: StandingPerson,
  tipo: LinkKind,
): Promise<string> {
  const secret = await own((client) =>
    atomically(client, async () => {
      await revokeEntryLinks(client, tenant.id, person.id);
      const by = { tenant: tenant.id, pessoa: null, quem: author };
      await writeAct(client, by, { acao: 'link.mostrado', alvo: person.nome });
      return makeEntryLink(client, { tenant: tenant.id, pessoa: person.id, tipo });
    }),
  );
  const link = entryAddress(messages.siteOf(tenant), secret);
  out(link);
  const lasts = tipo === 'convite' ? `${INVITATION_HOURS} horas` : `${ENTRY_MINUTES} minutos`;
  err(`Link de ${person.nome} (${person.email}), que serve uma vez em até ${lasts}. Entregue-o só a essa pessoa.`);
  return link;
}

/** The person of an address, or a refusal. */
export async function personByEmail(client: pg.ClientBase, tenant: number, email: string): Promise<StandingPerson> {
  const found = await findByEmail(client, tenant, email);
  if (!found)
    throw new Refusal(`Ninguém com o e-mail ${email} está no painel deste órgão. Veja portal pessoas listar.`);
  return found;
}

/** An address as it was typed, or a refusal. */
export function readPersonEmail(text = ''): string {
  const problem = emailProblem(text.trim());
  if (problem || text.trim() === '') throw new Refusal(`${problem || 'Diga o e-mail da pessoa'}: “${text}”.`);
  return text.trim();
}

/** Roles by their names, or a refusal. */
export function readRoles(text: string): Papel[] {
  const words = splitList(text);
  const unknown = words.find((word) => !PAPEIS.some((papel) => papel === word));
  if (unknown !== undefined || words.length === 0)
    throw new Refusal(`Não há o papel “${unknown ?? ''}”. Os papéis são: ${PAPEIS.join(', ')}.`);
  return PAPEIS.filter((papel) => words.includes(papel));
}
