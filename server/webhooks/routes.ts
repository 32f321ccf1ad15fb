import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import {
  type EntregaAnswer,
  type EntregasAnswer,
  type WebhookCriadoAnswer,
  type WebhooksAnswer,
  webhookBody,
} from '../../catalog/webhooks/answer.ts';
import type { Database } from '../database/db.ts';
import { Fault } from '../http/fault.ts';
import { refuseParameters } from '../http/parameters.ts';
import { readShape } from '../http/shape.ts';
import { Refusal } from '../refusal.ts';
import { authenticate, refuseOtherUse } from '../remote/holder.ts';
import type { Keyring } from '../seal/keyring.ts';
import type { OriginOf } from '../tenants/origin.ts';
import { testPayload } from './payload.ts';
import type { WebhookNetwork } from './post.ts';
import { enqueueDelivery, listDeliveries, repeatDelivery } from './queue.ts';
import {
  createWebhook,
  findWebhook,
  listWebhooks,
  MOST_WEBHOOKS,
  removeWebhook,
  TooManyWebhooks,
  type WebhookOwner,
} from './register.ts';

/** Paths that answer only the holder of a key. */
export const WEBHOOK_PATHS = /^\/api\/v1\/webhooks(?:[/?]|$)/;

/** What the routes of webhooks need. */
export interface WebhookServices {
  db: Database;
  keyring: Keyring;
  datasets: readonly Dataset[];
  siteOf: OriginOf;
  network: WebhookNetwork;
  rate: number;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const absent = (): Fault =>
  new Fault(404, 'NOT_FOUND', 'Esta chave não tem esse webhook ou essa entrega. Veja os que tem em /v1/webhooks.');

/** Webhooks over HTTP, for the holders of keys: what is registered, tried, listed and sent again. */
export function webhooksRoutes(root: FastifyInstance, services: WebhookServices): void {
  root.register(async (app) => {
    const owners = new WeakMap<FastifyRequest, Required<WebhookOwner>>();
    app.addHook('preParsing', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const holder = await authenticate(services.db, request, reply);
      refuseOtherUse(holder, 'webhooks');
      owners.set(request, { tenant: request.site.tenant.id, chave: holder.hash });
    });
    const hear = <T>(
      request: FastifyRequest,
      work: (client: pg.ClientBase, owner: Required<WebhookOwner>) => Promise<T>,
    ) => {
      const owner = owners.get(request);
      if (!owner) throw new Error('a request that nobody authenticated');
      return services.db.hear(owner.tenant, (client) => work(client, owner));
    };
    const config = { rateLimit: { max: services.rate, groupId: 'webhooks' } };
    registrationRoutes(app, services, hear, config);
    deliveryRoutes(app, services, hear, config);
  });
}

/** Runs some work for whoever a request is of. */
type HearOwner = <T>(
  request: FastifyRequest,
  work: (client: pg.ClientBase, owner: Required<WebhookOwner>) => Promise<T>,
) => Promise<T>;

function registrationRoutes(app: FastifyInstance, services: WebhookServices, hear: HearOwner, config: object): void {
  app.get('/api/v1/webhooks', { config }, async (request): Promise<WebhooksAnswer> => {
    refuseParameters(request);
    return { ok: true, data: await hear(request, listWebhooks) };
  });
  app.post('/api/v1/webhooks', { config, bodyLimit: 64_000 }, async (request, reply): Promise<WebhookCriadoAnswer> => {
    const asked = readShape(webhookBody, request.body, 'BAD_REQUEST');
    const data = await hear(request, (client, owner) => createWebhook(client, services, owner, asked)).catch(refused);
    reply.code(201);
    return { ok: true, data };
  });
  app.delete('/api/v1/webhooks/:id', { config }, async (request, reply) => {
    const { webhook } = named(request);
    if (!(await hear(request, (client, owner) => removeWebhook(client, owner, webhook)))) throw absent();
    return reply.code(204).send();
  });
}

function deliveryRoutes(app: FastifyInstance, { siteOf }: WebhookServices, hear: HearOwner, config: object): void {
  const one = '/api/v1/webhooks/:id';
  app.post(`${one}/teste`, { config }, async (request, reply): Promise<EntregaAnswer> => {
    const { webhook } = named(request);
    const { slug, hosts } = request.site.tenant;
    const corpo = testPayload({ slug, site: siteOf({ slug, hosts }) });
    reply.code(202);
    return hear(request, async (client, owner) => {
      await ownWebhook(client, owner, webhook);
      const id = await enqueueDelivery(client, owner.tenant, {
        webhook,
        evento: 'teste',
        dataset: '',
        carga: 0,
        corpo,
      });
      return deliveryAnswer(client, owner.tenant, webhook, id);
    });
  });
  app.get(`${one}/entregas`, { config }, async (request): Promise<EntregasAnswer> => {
    const { webhook } = named(request);
    refuseParameters(request);
    const data = await hear(request, async (client, owner) => {
      await ownWebhook(client, owner, webhook);
      return listDeliveries(client, owner.tenant, webhook);
    });
    return { ok: true, data };
  });
  app.post(`${one}/entregas/:entrega/repetir`, { config }, async (request, reply): Promise<EntregaAnswer> => {
    const { webhook, entrega } = named(request);
    reply.code(202);
    return hear(request, async (client, owner) => {
      await ownWebhook(client, owner, webhook);
      if (!(await repeatDelivery(client, owner.tenant, webhook, entrega))) throw absent();
      return deliveryAnswer(client, owner.tenant, webhook, entrega);
    });
  });
}

async function deliveryAnswer(
  client: pg.ClientBase,
  tenant: number,
  webhook: string,
  id: string,
): Promise<EntregaAnswer> {
  const [data] = await listDeliveries(client, tenant, webhook, id);
  if (!data) throw absent();
  return { ok: true, data };
}

async function ownWebhook(client: pg.ClientBase, owner: WebhookOwner, id: string): Promise<void> {
  if (!(await findWebhook(client, owner, id))) throw absent();
}

/** The ids in the address: what is no id names nothing. */
function named({ params }: FastifyRequest): { webhook: string; entrega: string } {
  const { id = '', entrega = '' } = params as { id?: string; entrega?: string };
  if (!UUID.test(id) || (entrega !== '' && !UUID.test(entrega))) throw absent();
  return { webhook: id, entrega };
}

/** A refusal of the register as the API tells it. */
function refused(error: unknown): never {
  if (error instanceof Refusal) throw new Fault(400, 'BAD_WEBHOOK', error.message);
  if (error instanceof TooManyWebhooks)
    throw new Fault(429, 'TOO_MANY_WEBHOOKS', `Esta chave já tem ${MOST_WEBHOOKS} webhooks. Apague um deles.`);
  throw error;
}
