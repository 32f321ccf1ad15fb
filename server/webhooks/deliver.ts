import type { Database } from '../database/db.ts';
import { sealContext } from '../seal/context.ts';
import { type Keyring, UnreadableSeal } from '../seal/keyring.ts';
import { type PostOutcome, postWebhook, type WebhookNetwork } from './post.ts';
import { type DueDelivery, markDelivered, markUndelivered, takeDueDeliveries } from './queue.ts';
import { signatureHeaders } from './signature.ts';

/** Deliveries under way at once, each to another webhook: a slow one does not hold up the others. */
const BATCH = 4;

/** What deliveries are made with. */
export interface DeliveryServices {
  db: Database;
  keyring: Keyring;
  network: WebhookNetwork;
  /** Tells the operator that a webhook was switched off. */
  say(line: string): void;
}

/** Sends what is due, until nothing is. Gives how many were received. */
export async function deliverDueWebhooks(services: DeliveryServices, signal?: AbortSignal): Promise<number> {
  let received = 0;
  while (!signal?.aborted) {
    const due = await services.db.own((client) => takeDueDeliveries(client, BATCH));
    const ends = await Promise.all(due.map((one) => deliverOne(services, one)));
    received += ends.filter(Boolean).length;
    if (due.length === 0) break;
  }
  return received;
}

async function deliverOne({ db, keyring, network, say }: DeliveryServices, due: DueDelivery): Promise<boolean> {
  const outcome = await attempt(keyring, network, due);
  const { status, erro } = outcome;
  if (status !== null && erro === null) {
    await db.own((client) => markDelivered(client, due, status));
    return true;
  }
  const off = await db.own((client) => markUndelivered(client, due, outcome));
  if (off !== null) say(`Webhook ${due.webhook} desligado. ${off} Veja com portal webhook list.`);
  return false;
}

async function attempt(keyring: Keyring, network: WebhookNetwork, due: DueDelivery): Promise<PostOutcome> {
  try {
    const secret = keyring.open(due.segredo, sealContext.webhook(due.tenant, due.webhook)).toString('utf8');
    const timestamp = Math.floor(Date.now() / 1000);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(due.corpo)),
      'user-agent': 'PortalDaTransparencia-Webhook/1',
      ...signatureHeaders(secret, { id: due.id, timestamp, body: due.corpo }),
    };
    return await postWebhook(network, new URL(due.url), headers, due.corpo);
  } catch (error) {
    if (!(error instanceof UnreadableSeal)) throw error;
    return { status: null, erro: 'Falta a chave que selou o segredo deste webhook (veja portal doctor).' };
  }
}
