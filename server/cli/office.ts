import type pg from 'pg';
import { CANAIS, type Canal } from '../../catalog/mensagens/canal.ts';
import { readProtocolo } from '../../catalog/mensagens/protocolo.ts';
import { Fault } from '../http/fault.ts';
import { deliverDueLetters } from '../mail/deliver.ts';
import { createMailer } from '../mail/mailer.ts';
import type { Attendant } from '../mensagens/attend/attendance.ts';
import { MESSAGE_LIMITS } from '../mensagens/limits.ts';
import type { MessageServices } from '../mensagens/services.ts';
import { Refusal } from '../refusal.ts';
import { UnreadableSeal } from '../seal/keyring.ts';
import { loadKeyring } from '../seal/keys.ts';
import { parseSiteUrl } from '../tenants/origin.ts';
import type { Tenant } from '../tenants/tenants.ts';
import type { CommandContext } from './command.ts';
import { findTenant } from './lookup.ts';

/** What a command on messages works with: the server's own services for messages, and one body. */
export interface MessageOffice {
  messages: MessageServices;
  tenant: Tenant;
}

const TENANT = 'SELECT id, slug, tipo, hosts, dados, NULL AS referencia FROM portal.tenants WHERE slug = $1';

export async function openOffice(
  { db, own, dataDir, settings }: Pick<CommandContext, 'db' | 'own' | 'dataDir' | 'settings'>,
  slug: string,
): Promise<MessageOffice> {
  const keyring = await loadKeyring(dataDir, settings.PORTAL_KEY);
  const siteOf = parseSiteUrl(settings.SITE_URL, settings.PORT);
  const tenant = await own(async (client: pg.Client) => {
    await findTenant(client, slug);
    return (await client.query<Tenant>(TENANT, [slug])).rows[0];
  });
  if (!tenant) throw new Refusal(`O órgão “${slug}” foi removido agora mesmo.`);
  return { messages: { db: await db(), keyring, limits: MESSAGE_LIMITS, siteOf }, tenant };
}

/** Attends a message as the ombudsman: whoever has the command line of the portal has those rights. */
export async function attendantOf({ messages, tenant }: MessageOffice, typed: string): Promise<Attendant> {
  const protocolo = readProtocolo(typed);
  if (!protocolo) throw new Refusal(`“${typed}” não é um protocolo: são 13 números, como 2026.48392017-2.`);
  const { rows } = await messages.db.hear(tenant.id, (client) =>
    client.query<{ id: string }>('SELECT id FROM mensagens.recebidas WHERE tenant = $1 AND protocolo = $2', [
      tenant.id,
      protocolo,
    ]),
  );
  if (!rows[0]) throw new Refusal(`Não há a mensagem ${protocolo} em ${tenant.slug}.`);
  return { mensagem: rows[0].id, papel: 'ouvidoria', setor: null };
}

const KEYLESS =
  'A mensagem foi selada com uma chave que não está aqui: use o comando com a mesma PORTAL_KEY, ou a mesma DATA_DIR, do portal. Veja portal doctor.';

/** Turns a fault of the API into a refusal with the same sentence. */
export async function asRefusal<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UnreadableSeal) throw new Refusal(KEYLESS);
    throw error instanceof Fault ? new Refusal(error.message) : error;
  }
}

/** Tries once to send the letters that are due. The server sends the rest later. */
export async function postLetters(
  { messages: { db, keyring } }: MessageOffice,
  { err, signal, settings }: Pick<CommandContext, 'err' | 'signal' | 'settings'>,
): Promise<void> {
  const mailer = createMailer(settings);
  if (!mailer) return err('Aviso: sem SMTP_URL os e-mails ficam guardados. Veja docs/operar.md.');
  const { adiadas } = await deliverDueLetters(db, keyring, mailer, signal);
  if (adiadas > 0) err('Aviso: o servidor de e-mail não atendeu; as cartas seguem sozinhas quando ele voltar.');
}

export function canalOf(text: string): Canal {
  const found = CANAIS.find((canal) => canal === text);
  if (!found) throw new Refusal(`--canal deve ser ${CANAIS.join(', ')}, e não “${text}”.`);
  return found;
}
