import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import { parseQuery, printQuery } from '../../catalog/query.ts';
import type { WebhookBody, WebhookEvento, WebhookVisto } from '../../catalog/webhooks/answer.ts';
import { Refusal } from '../refusal.ts';
import { sealContext } from '../seal/context.ts';
import type { Keyring } from '../seal/keyring.ts';
import { checkedAddress, ForbiddenAddress, parseWebhookUrl } from './address.ts';
import type { WebhookNetwork } from './post.ts';
import { mintWebhookSecret } from './signature.ts';

/** Webhooks that one key may have. */
export const MOST_WEBHOOKS = 10;

/** Whose webhooks are meant: those of one key of a body or, without one, all of the body. */
export interface WebhookOwner {
  tenant: number;
  /** Hash of the key. */
  chave?: string;
}

/** Whose a new webhook is, and how the network is reached to check it. */
export interface WebhookMaking {
  keyring: Keyring;
  datasets: readonly Dataset[];
  network: WebhookNetwork;
}

/** Thrown where a key has as many webhooks as it may. */
export class TooManyWebhooks extends Error {}

/** Registers a webhook. Its secret is told here and never again. */
export async function createWebhook(
  client: pg.ClientBase,
  { keyring, datasets, network }: WebhookMaking,
  { tenant, chave }: Required<WebhookOwner>,
  asked: WebhookBody,
): Promise<WebhookVisto & { segredo: string }> {
  const url = parseWebhookUrl(asked.url, network.trusted);
  await refuseInner(url, network);
  const filtro = checkedFilter(datasets, asked);
  await refuseMany(client, { tenant, chave });
  const id = randomUUID();
  const segredo = mintWebhookSecret();
  await client.query(
    `INSERT INTO portal.webhooks (tenant, id, chave, url, conjuntos, filtro, eventos, segredo)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      tenant,
      id,
      chave,
      url.href,
      asked.conjuntos,
      filtro,
      [...new Set(asked.eventos)],
      keyring.seal(segredo, sealContext.webhook(tenant, id)),
    ],
  );
  const made = await findWebhook(client, { tenant, chave }, id);
  if (!made) throw new Error('the webhook was not written');
  return { ...made, segredo };
}

/** Refuses a name that leads into the operator's network already today. One that cannot be looked up is tried when it is needed. */
async function refuseInner(url: URL, { trusted, resolve }: WebhookNetwork): Promise<void> {
  try {
    await checkedAddress(url, trusted, resolve);
  } catch (error) {
    if (error instanceof ForbiddenAddress)
      throw new Refusal(`${error.message} Use um endereço público, ou peça a quem opera o portal que o libere.`);
    throw new Refusal('O nome do webhook não foi encontrado na internet. Confira como está escrito.');
  }
}

async function refuseMany(client: pg.ClientBase, { tenant, chave }: Required<WebhookOwner>): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`webhooks ${tenant} ${chave}`]);
  const { rows } = await client.query<{ many: number }>(
    'SELECT count(*)::int AS many FROM portal.webhooks WHERE tenant = $1 AND chave = $2',
    [tenant, chave],
  );
  if ((rows[0]?.many ?? 0) >= MOST_WEBHOOKS) throw new TooManyWebhooks();
}

/** The filter in its one spelling, once its datasets and its fields are known to exist. */
function checkedFilter(datasets: readonly Dataset[], { conjuntos, filtro }: WebhookBody): string {
  const sets = (conjuntos ?? []).map((id) => knownSet(datasets, id));
  const asked = filtro.replace(/^\?/, '').trim();
  if (asked === '') return '';
  const [set] = sets;
  if (!set || sets.length > 1) throw new Refusal('Um filtro pede um só conjunto de dados, de que são os seus campos.');
  const read = parseQuery(set, [...new URLSearchParams(asked)]);
  if (!read.ok) throw new Refusal(read.problems.map(({ message }) => message).join(' '));
  const { where } = read.query;
  return printQuery(set, { ...read.query, where, sort: [], page: 1 });
}

function knownSet(datasets: readonly Dataset[], id: string): Dataset {
  const set = datasets.find((one) => one.id === id);
  if (!set) throw new Refusal(`“${id.slice(0, 60)}” não é um conjunto de dados. Os nomes estão em /v1.`);
  return set;
}

interface WebhookRow {
  id: string;
  url: string;
  conjuntos: string[] | null;
  filtro: string;
  eventos: WebhookEvento[];
  criadoEm: Date;
  desligadoEm: Date | null;
  motivo: string | null;
  esperando: number;
  desistidos: number;
}

/** The webhooks of a key, or of a whole body, the oldest first. */
export async function listWebhooks(
  client: pg.ClientBase,
  { tenant, chave }: WebhookOwner,
  id?: string,
): Promise<WebhookVisto[]> {
  const { rows } = await client.query<WebhookRow>(
    `SELECT id, url, conjuntos, filtro, eventos, "criadoEm", "desligadoEm", motivo,
       (SELECT count(*) FROM portal.entregas e WHERE e.tenant = w.tenant AND e.webhook = w.id AND e."proximaEm" IS NOT NULL)::int AS esperando,
       (SELECT count(*) FROM portal.entregas e WHERE e.tenant = w.tenant AND e.webhook = w.id AND e."proximaEm" IS NULL
         AND e."entregueEm" IS NULL)::int AS desistidos
     FROM portal.webhooks w WHERE tenant = $1 AND ($2::text IS NULL OR chave = $2) AND ($3::uuid IS NULL OR id = $3)
     ORDER BY "criadoEm", id`,
    [tenant, chave ?? null, id ?? null],
  );
  return rows.map(({ criadoEm, desligadoEm, ...row }) => ({
    ...row,
    criadoEm: criadoEm.toISOString(),
    ligado: desligadoEm === null,
  }));
}

export const findWebhook = async (
  client: pg.ClientBase,
  owner: WebhookOwner,
  id: string,
): Promise<WebhookVisto | undefined> => (await listWebhooks(client, owner, id))[0];

/** Removes a webhook with what waited for it; false where there is none. */
export async function removeWebhook(
  client: pg.ClientBase,
  { tenant, chave }: WebhookOwner,
  id: string,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'DELETE FROM portal.webhooks WHERE tenant = $1 AND ($2::text IS NULL OR chave = $2) AND id = $3',
    [tenant, chave ?? null, id],
  );
  return rowCount === 1;
}
