import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { brasiliaToday } from '../../catalog/texto/moment.ts';
import { sealContext } from '../seal/context.ts';
import type { Keyring } from '../seal/keyring.ts';
import type { BodySecret } from './secret.ts';

/** Hours in which a subscription is confirmed; after them nothing of it is kept. */
export const CONFIRM_HOURS = 48;
/** Subscriptions that one address may have at one body. */
export const MOST_SUBSCRIPTIONS = 20;
/** Letters that others can have sent to one address by typing it, at one body in a day. */
export const MOST_LETTERS_PER_DAY = 3;

/** The rows and the secrets of one body, for one piece of work. */
export interface SubscriptionBook {
  client: pg.ClientBase;
  keyring: Keyring;
  secret: BodySecret;
  tenant: number;
}

/** One who asked to be told. */
export interface Subscriber {
  id: string;
  email: string;
}

/** A subscription, opened. */
export interface Subscription {
  id: string;
  /** The address of what is watched. */
  caminho: string;
  criadaEm: Date;
  confirmadaEm: Date | null;
  /** The moment of the last change that was told of. */
  desde: Date;
  /** The last load of each dataset that was told of; of the others, those after `desde` are news. */
  cargas: Record<string, number>;
}

/** What came of asking to be told: the letter that follows, or none where the address had enough of them today. */
export type SubscriptionRequest =
  | { letter: 'confirmar'; subscriber: Subscriber; id: string }
  | { letter: 'repetida' | 'cheia'; subscriber: Subscriber }
  | { letter: null };

/** Registers what somebody wants to be told of, to be confirmed by a letter. Whoever asked learns nothing of what is there. */
export async function requestSubscription(
  book: SubscriptionBook,
  email: string,
  caminho: string,
): Promise<SubscriptionRequest> {
  const subscriber = await ensureSubscriber(book, email);
  if (!(await countLetter(book, subscriber.id))) return { letter: null };
  const all = await subscriptionsOf(book, subscriber.id);
  const same = all.find((one) => one.caminho === caminho);
  if (same?.confirmadaEm) return { letter: 'repetida', subscriber };
  if (same) await renew(book, same.id);
  else if (all.length >= MOST_SUBSCRIPTIONS) return { letter: 'cheia', subscriber };
  return { letter: 'confirmar', subscriber, id: same?.id ?? (await insert(book, subscriber.id, caminho)) };
}

/** The row of an address, locked: two requests for one address come one after the other. */
async function ensureSubscriber({ client, keyring, secret, tenant }: SubscriptionBook, email: string) {
  const hash = secret.addressHash(email);
  const id = randomUUID();
  await client.query(
    'INSERT INTO portal.assinantes (tenant, id, resumo, email) VALUES ($1, $2, $3, $4) ON CONFLICT (tenant, resumo) DO NOTHING',
    [tenant, id, hash, keyring.seal(email, sealContext.email(tenant, id))],
  );
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM portal.assinantes WHERE tenant = $1 AND resumo = $2 FOR UPDATE',
    [tenant, hash],
  );
  const [row] = rows;
  if (!row) throw new Error('the subscriber was not written');
  return { id: row.id, email };
}

/** Counts a letter that somebody had sent to an address by typing it; false where it had enough today. */
async function countLetter({ client, tenant }: SubscriptionBook, id: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE portal.assinantes SET pedidos = CASE WHEN "pedidosEm" = $3 THEN pedidos + 1 ELSE 1 END, "pedidosEm" = $3
     WHERE tenant = $1 AND id = $2 AND ("pedidosEm" IS DISTINCT FROM $3 OR pedidos < $4)`,
    [tenant, id, brasiliaToday(), MOST_LETTERS_PER_DAY],
  );
  return rowCount === 1;
}

async function insert({ client, keyring, secret, tenant }: SubscriptionBook, assinante: string, caminho: string) {
  const id = randomUUID();
  await client.query(
    'INSERT INTO portal.assinaturas (tenant, id, assinante, resumo, alvo) VALUES ($1, $2, $3, $4, $5)',
    [tenant, id, assinante, secret.targetHash(assinante, caminho), keyring.seal(caminho, sealContext.alvo(tenant, id))],
  );
  return id;
}

/** Gives a subscription that waits its time to be confirmed anew. */
const renew = ({ client, tenant }: SubscriptionBook, id: string): Promise<unknown> =>
  client.query('UPDATE portal.assinaturas SET "criadaEm" = now() WHERE tenant = $1 AND id = $2', [tenant, id]);

type SubscriptionRow = Omit<Subscription, 'caminho'> & { alvo: Buffer };

const COLUMNS = 'id, alvo, "criadaEm", "confirmadaEm", desde, cargas';

/** All subscriptions of an address, those that wait for their confirmation included. */
export async function subscriptionsOf(
  { client, keyring, tenant }: Pick<SubscriptionBook, 'client' | 'keyring' | 'tenant'>,
  assinante: string,
): Promise<Subscription[]> {
  const { rows } = await client.query<SubscriptionRow>(
    `SELECT ${COLUMNS} FROM portal.assinaturas WHERE tenant = $1 AND assinante = $2 ORDER BY "criadaEm", id`,
    [tenant, assinante],
  );
  return rows.map((row) => opened(keyring, tenant, row));
}

/** One subscription; null where it never was, or was not confirmed in its time. */
export async function findSubscription(
  { client, keyring, tenant }: SubscriptionBook,
  id: string,
): Promise<Subscription | null> {
  const { rows } = await client.query<SubscriptionRow>(
    `SELECT ${COLUMNS} FROM portal.assinaturas WHERE tenant = $1 AND id = $2
       AND ("confirmadaEm" IS NOT NULL OR "criadaEm" > now() - make_interval(hours => $3))`,
    [tenant, id, CONFIRM_HOURS],
  );
  return rows[0] ? opened(keyring, tenant, rows[0]) : null;
}

const opened = (keyring: Keyring, tenant: number, { alvo, ...row }: SubscriptionRow): Subscription => ({
  ...row,
  caminho: keyring.open(alvo, sealContext.alvo(tenant, row.id)).toString('utf8'),
});

/** Confirms a subscription. Gives whose it is; null where it never was, or its time is over. A second press changes nothing. */
export async function confirmSubscription({ client, tenant }: SubscriptionBook, id: string): Promise<string | null> {
  const { rows } = await client.query<{ assinante: string }>(
    `UPDATE portal.assinaturas SET "confirmadaEm" = coalesce("confirmadaEm", now()),
       desde = CASE WHEN "confirmadaEm" IS NULL THEN now() ELSE desde END
     WHERE tenant = $1 AND id = $2
       AND ("confirmadaEm" IS NOT NULL OR "criadaEm" > now() - make_interval(hours => $3)) RETURNING assinante`,
    [tenant, id, CONFIRM_HOURS],
  );
  return rows[0]?.assinante ?? null;
}

/** Whether an address is still here. */
export async function isSubscriber({ client, tenant }: SubscriptionBook, id: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT 1 FROM portal.assinantes WHERE tenant = $1 AND id = $2', [
    tenant,
    id,
  ]);
  return rowCount === 1;
}

/** Stops one subscription of an address; with the last one the address goes too. */
export async function stopSubscription(book: SubscriptionBook, assinante: string, id: string): Promise<void> {
  const { client, tenant } = book;
  await client.query('DELETE FROM portal.assinaturas WHERE tenant = $1 AND assinante = $2 AND id = $3', [
    tenant,
    assinante,
    id,
  ]);
  const { rowCount } = await client.query(
    'SELECT 1 FROM portal.assinaturas WHERE tenant = $1 AND assinante = $2 LIMIT 1',
    [tenant, assinante],
  );
  if (rowCount === 0) await eraseSubscriber(book, assinante);
}

/** Erases an address with all that it asked for, and the letters to it that have not left. */
export async function eraseSubscriber({ client, tenant }: SubscriptionBook, assinante: string): Promise<void> {
  await client.query(`DELETE FROM mensagens.correio WHERE tenant = $1 AND mensagem = $2 AND destino = 'assinante'`, [
    tenant,
    assinante,
  ]);
  await client.query('DELETE FROM portal.assinaturas WHERE tenant = $1 AND assinante = $2', [tenant, assinante]);
  await client.query('DELETE FROM portal.assinantes WHERE tenant = $1 AND id = $2', [tenant, assinante]);
}
