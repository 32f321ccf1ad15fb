import { z } from 'zod';
import { type Operation, refused } from '../contract/operation.ts';
import { integer, moment, ok, text } from '../contract/schema.ts';

/** What a webhook is told of: that a load was published, and which records it changed. */
export const EVENTOS = ['carga', 'mudancas'] as const;
export type WebhookEvento = (typeof EVENTOS)[number];

const evento = z.enum(EVENTOS, `é ${EVENTOS.join(' ou ')}`);

export const webhookBody = z.strictObject({
  url: z.string('é o endereço do seu sistema').describe('O endereço do seu sistema, em https, na internet'),
  conjuntos: z
    .array(z.string('é o nome de um conjunto'), 'é uma lista de conjuntos')
    .min(1, 'tem pelo menos um conjunto')
    .nullable()
    .default(null)
    .describe('Só destes conjuntos de dados; nulo, de todos'),
  filtro: z
    .string('é um texto')
    .max(4_000, 'é longo demais')
    .default('')
    .describe('Só dos registros que o filtro escolhe, como vlrContrato.gte=100000; pede um só conjunto'),
  eventos: z.array(evento, 'é uma lista de eventos').min(1, 'tem pelo menos um evento').default(['mudancas']),
});

export type WebhookBody = z.output<typeof webhookBody>;

const webhook = z
  .strictObject({
    id: text,
    url: text,
    conjuntos: z.array(text).nullable(),
    filtro: text,
    eventos: z.array(evento),
    criadoEm: moment,
    ligado: z.boolean(),
    motivo: text.nullable().describe('Por que foi desligado'),
    esperando: integer.describe('Avisos que ainda não foram entregues'),
    desistidos: integer.describe('Avisos de que se desistiu, guardados para repetir'),
  })
  .meta({ id: 'webhook' });

export type WebhookVisto = z.output<typeof webhook>;

const entrega = z
  .strictObject({
    id: text.describe('O webhook-id, o mesmo em toda tentativa'),
    evento: z.enum([...EVENTOS, 'teste']),
    conjunto: text,
    carga: integer,
    criadaEm: moment,
    tentativas: integer,
    estado: z.enum(['esperando', 'entregue', 'desistida']),
    proximaEm: moment.nullable(),
    entregueEm: moment.nullable(),
    status: integer.nullable().describe('O último status que o seu sistema respondeu'),
    erro: text.nullable(),
  })
  .meta({ id: 'entrega' });

export type EntregaVista = z.output<typeof entrega>;

export const webhooksAnswer = z.strictObject({ ok, data: z.array(webhook) });
export const webhookCriadoAnswer = z.strictObject({
  ok,
  data: webhook.extend({ segredo: text.describe('O segredo das assinaturas: aparece só aqui') }),
});
export const entregasAnswer = z.strictObject({ ok, data: z.array(entrega) });
export const entregaAnswer = z.strictObject({ ok, data: entrega });

export type WebhooksAnswer = z.output<typeof webhooksAnswer>;
export type WebhookCriadoAnswer = z.output<typeof webhookCriadoAnswer>;
export type EntregasAnswer = z.output<typeof entregasAnswer>;
export type EntregaAnswer = z.output<typeof entregaAnswer>;

const TAG = 'Webhooks';
const BEARER = { authorization: text.describe('Bearer e uma chave de uso webhooks, portal_…') };
const ID = { id: z.uuid().describe('O id do webhook') };
const KEY = {
  401: refused('Sem chave, ou com uma que não existe, venceu ou foi revogada'),
  403: refused('A chave é de outro órgão ou não é de webhooks'),
} as const;
const GONE = { 404: refused('Não há esse webhook ou essa entrega com esta chave') } as const;

export const webhooksOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/v1/webhooks',
    tag: TAG,
    summary: 'Os webhooks de uma chave',
    headers: BEARER,
    replies: { 200: { description: 'Os webhooks, sem os segredos', schema: webhooksAnswer }, ...KEY },
  },
  {
    method: 'post',
    path: '/v1/webhooks',
    tag: TAG,
    summary: 'Registra um webhook',
    description:
      'A cada carga, o portal envia um POST ao endereço, assinado pela especificação Standard Webhooks (webhook-id, webhook-timestamp, webhook-signature). Uma resposta 2xx em 10 segundos o dá por entregue; se não, o portal insiste por cerca de um dia, com o mesmo webhook-id, e depois o guarda para ser repetido. Redirecionamentos não são seguidos e endereços de redes internas são recusados.',
    headers: BEARER,
    body: { schema: webhookBody },
    replies: {
      201: { description: 'O webhook, com o segredo', schema: webhookCriadoAnswer },
      400: refused('Um campo falta ou não serve, ou o endereço não pode ser usado'),
      ...KEY,
      429: refused('Esta chave já tem webhooks demais'),
    },
  },
  {
    method: 'delete',
    path: '/v1/webhooks/{id}',
    tag: TAG,
    summary: 'Apaga um webhook e o que esperava por ele',
    segments: ID,
    headers: BEARER,
    replies: { 204: { description: 'O webhook foi apagado' }, ...KEY, ...GONE },
  },
  {
    method: 'post',
    path: '/v1/webhooks/{id}/teste',
    tag: TAG,
    summary: 'Envia um aviso de teste, e liga de novo um webhook desligado que o receba',
    segments: ID,
    headers: BEARER,
    replies: {
      202: { description: 'A entrega de teste, que sai em instantes', schema: entregaAnswer },
      ...KEY,
      ...GONE,
    },
  },
  {
    method: 'get',
    path: '/v1/webhooks/{id}/entregas',
    tag: TAG,
    summary: 'As últimas entregas de um webhook, as desistidas entre elas',
    segments: ID,
    headers: BEARER,
    replies: { 200: { description: 'As cem últimas', schema: entregasAnswer }, ...KEY, ...GONE },
  },
  {
    method: 'post',
    path: '/v1/webhooks/{id}/entregas/{entrega}/repetir',
    tag: TAG,
    summary: 'Envia de novo uma entrega, com o mesmo webhook-id',
    segments: { ...ID, entrega: z.uuid().describe('O id da entrega') },
    headers: BEARER,
    replies: { 202: { description: 'A entrega, que sai em instantes', schema: entregaAnswer }, ...KEY, ...GONE },
  },
];
