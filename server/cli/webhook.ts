import type pg from 'pg';
import { datasets } from '../../catalog/datasets/index.ts';
import { momentOf } from '../../catalog/texto/moment.ts';
import {
  type EntregaVista,
  EVENTOS,
  type WebhookBody,
  type WebhookVisto,
  webhookBody,
} from '../../catalog/webhooks/answer.ts';
import { atomically } from '../database/atomic.ts';
import { Refusal } from '../refusal.ts';
import { loadKeyring } from '../seal/keys.ts';
import { parseSiteUrl } from '../tenants/origin.ts';
import { resolveHost } from '../webhooks/address.ts';
import { testPayload } from '../webhooks/payload.ts';
import { enqueueDelivery, listDeliveries, repeatDelivery } from '../webhooks/queue.ts';
import {
  createWebhook,
  findWebhook,
  listWebhooks,
  MOST_WEBHOOKS,
  removeWebhook,
  TooManyWebhooks,
} from '../webhooks/register.ts';
import { defineCommand } from './command.ts';
import { findTenant, splitList } from './lookup.ts';
import { textTable } from './table.ts';

const TENANT = { value: 'SLUG', text: 'O órgão do webhook.', required: true } as const;
const ID = { name: 'ID', text: 'o id que portal webhook list mostra' } as const;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const webhookAdd = defineCommand({
  name: 'webhook add',
  summary: 'Registra um webhook de uma chave e mostra o segredo, uma única vez.',
  about: [
    'A cada carga o portal envia um POST assinado (Standard Webhooks) ao endereço. Ele precisa ser https e público; os da rede interna se liberam com WEBHOOK_ORIGINS.',
  ],
  args: [{ name: 'URL', text: 'o endereço do sistema que recebe' }],
  options: {
    tenant: TENANT,
    chave: { value: 'Nº', text: 'A chave de quem é, feita com --para webhooks.', required: true },
    conjuntos: { value: 'A,B', text: 'Só destes conjuntos; sem a opção, de todos.' },
    filtro: { value: 'CONSULTA', text: 'Só destes registros, como vlrContrato.gte=100000.' },
    eventos: { value: 'A,B', text: `${EVENTOS.join(' e ')} (mudancas).` },
  },
  examples: [
    'portal webhook add --tenant pmdemo --chave 3 --conjuntos contratos https://sistema.exemplo.gov.br/avisos',
  ],
  run: async ({ args: [url = ''], options, own, out, err, settings, dataDir }) => {
    const keyring = await loadKeyring(dataDir, settings.PORTAL_KEY);
    const network = { trusted: settings.WEBHOOK_ORIGINS, resolve: resolveHost };
    const asked = readOrder({
      url,
      conjuntos: options.conjuntos === undefined ? null : splitList(options.conjuntos),
      filtro: options.filtro ?? '',
      ...(options.eventos !== undefined && { eventos: splitList(options.eventos) }),
    });
    const made = await own(async (client) => {
      const { id: tenant } = await findTenant(client, options.tenant);
      const chave = await keyHash(client, tenant, options.chave);
      return atomically(client, () => createWebhook(client, { keyring, datasets, network }, { tenant, chave }, asked));
    }).catch(tooMany);
    out(made.segredo);
    err(`Webhook ${made.id}, para ${made.url}. Copie o segredo agora: não será mostrado de novo.`);
    return made;
  },
});

/** What the options ask for, by the same shape as over HTTP. */
function readOrder(given: object): WebhookBody {
  const read = webhookBody.safeParse(given);
  if (read.success) return read.data;
  throw new Refusal(read.error.issues.map(({ path, message }) => `${String(path[0] ?? '')} ${message}.`).join(' '));
}

function tooMany(error: unknown): never {
  if (error instanceof TooManyWebhooks)
    throw new Refusal(`Esta chave já tem ${MOST_WEBHOOKS} webhooks. Apague um deles com portal webhook remove.`);
  throw error;
}

/** The hash of a key that is for webhooks, by its number. */
async function keyHash(client: pg.ClientBase, tenant: number, number: string): Promise<string> {
  const { rows } = await client.query<{ hash: string }>(
    `SELECT hash FROM portal.chaves WHERE tenant = $1 AND id::text = $2 AND 'webhooks' = ANY (usos) AND "revogadaEm" IS NULL`,
    [tenant, number],
  );
  if (!rows[0])
    throw new Refusal(
      `Este órgão não tem uma chave de número ${number} que sirva para webhooks. Faça uma com portal token create --para webhooks.`,
    );
  return rows[0].hash;
}

export const webhookList = defineCommand({
  name: 'webhook list',
  summary: 'Lista os webhooks de um órgão, ou as entregas de um deles.',
  args: [],
  options: { tenant: TENANT, entregas: { value: 'ID', text: 'Mostra as cem últimas entregas deste webhook.' } },
  examples: ['portal webhook list --tenant pmdemo'],
  run: async ({ options, own, out }) => {
    const { hooks, deliveries } = await own(async (client) => {
      const { id: tenant } = await findTenant(client, options.tenant);
      if (options.entregas === undefined) return { hooks: await listWebhooks(client, { tenant }), deliveries: null };
      await refuseAbsent(client, tenant, options.entregas);
      return { hooks: [], deliveries: await listDeliveries(client, tenant, options.entregas) };
    });
    const lines = deliveries
      ? textTable(DELIVERY_HEADS, deliveries.map(deliveryRow), ['carga', 'tentativas'])
      : textTable(HEADS, hooks.map(hookRow), ['esperando', 'desistidos']);
    if ((deliveries ?? hooks).length === 0) out(deliveries ? 'Nenhuma entrega.' : 'Nenhum webhook.');
    else for (const line of lines) out(line);
    return deliveries ? { entregas: deliveries } : { webhooks: hooks };
  },
});

const HEADS = ['id', 'endereço', 'conjuntos', 'filtro', 'eventos', 'estado', 'esperando', 'desistidos'];

const hookRow = (one: WebhookVisto): string[] => [
  one.id,
  one.url,
  one.conjuntos?.join(',') ?? 'todos',
  one.filtro || '-',
  one.eventos.join(','),
  one.ligado ? 'ligado' : `desligado: ${one.motivo ?? ''}`,
  String(one.esperando),
  String(one.desistidos),
];

const DELIVERY_HEADS = ['id', 'evento', 'conjunto', 'carga', 'criada', 'estado', 'tentativas', 'erro'];

const deliveryRow = (one: EntregaVista): string[] => [
  one.id,
  one.evento,
  one.conjunto || '-',
  String(one.carga),
  momentOf(one.criadaEm),
  one.estado,
  String(one.tentativas),
  one.erro ?? '-',
];

export const webhookRemove = defineCommand({
  name: 'webhook remove',
  summary: 'Apaga um webhook e o que esperava por ele.',
  args: [ID],
  options: { tenant: TENANT },
  examples: ['portal webhook remove --tenant pmdemo 6f1c0b52-8d0e-4c39-9a57-0c7a3f1f2b11'],
  run: async ({ args: [id = ''], options, own, out }) => {
    await own(async (client) => {
      const { id: tenant } = await findTenant(client, options.tenant);
      await refuseAbsent(client, tenant, id);
      await removeWebhook(client, { tenant }, id);
    });
    out(`Webhook ${id} apagado.`);
    return { id };
  },
});

export const webhookTest = defineCommand({
  name: 'webhook test',
  summary: 'Envia um aviso de teste a um webhook; recebido, liga de novo um desligado.',
  args: [ID],
  options: { tenant: TENANT },
  examples: ['portal webhook test --tenant pmdemo 6f1c0b52-8d0e-4c39-9a57-0c7a3f1f2b11'],
  run: async ({ args: [id = ''], options, own, out, settings }) => {
    const entrega = await own(async (client) => {
      const { id: tenant, slug } = await findTenant(client, options.tenant);
      await refuseAbsent(client, tenant, id);
      const corpo = testPayload({ slug, site: parseSiteUrl(settings.SITE_URL, settings.PORT)({ slug, hosts: [] }) });
      return enqueueDelivery(client, tenant, { webhook: id, evento: 'teste', dataset: '', carga: 0, corpo });
    });
    out(`Teste ${entrega} na fila: o portal no ar o envia em segundos. Veja com portal webhook list --entregas ${id}.`);
    return { webhook: id, entrega };
  },
});

export const webhookRetry = defineCommand({
  name: 'webhook retry',
  summary: 'Envia de novo uma entrega, ou todas de que se desistiu.',
  args: [ID, { name: 'ENTREGA', text: 'o id da entrega; sem ele, todas as desistidas', optional: true }],
  options: { tenant: TENANT },
  examples: ['portal webhook retry --tenant pmdemo 6f1c0b52-8d0e-4c39-9a57-0c7a3f1f2b11'],
  run: async ({ args: [id = '', one], options, own, out }) => {
    const entregas = await own(async (client) => {
      const { id: tenant } = await findTenant(client, options.tenant);
      await refuseAbsent(client, tenant, id);
      const all = await listDeliveries(client, tenant, id);
      const wanted = all.filter((own) => (one === undefined ? own.estado === 'desistida' : own.id === one));
      if (one !== undefined && wanted.length === 0) throw new Refusal(`Este webhook não tem a entrega ${one}.`);
      for (const own of wanted) await repeatDelivery(client, tenant, id, own.id);
      return wanted.map((own) => own.id);
    });
    out(entregas.length === 1 ? '1 entrega volta à fila.' : `${entregas.length} entregas voltam à fila.`);
    return { webhook: id, entregas };
  },
});

async function refuseAbsent(client: pg.ClientBase, tenant: number, id: string): Promise<void> {
  if (!UUID.test(id) || !(await findWebhook(client, { tenant }, id)))
    throw new Refusal(`Este órgão não tem o webhook ${id}. Veja os que tem com portal webhook list.`);
}
