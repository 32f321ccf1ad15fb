import { z } from 'zod';
import { type Operation, type OperationReply, refused } from '../contract/operation.ts';
import { day, failure, integer, moment, number, ok, text } from '../contract/schema.ts';
import { envioBody, envioParameters, loadManner } from './request.ts';

const sums = z.record(text, number);

/** The report of a load, the same as the command line prints. */
const relatorio = z
  .strictObject({
    carga: integer.nullable().describe('Número da carga; nulo quando nada foi publicado'),
    read: integer,
    accepted: integer,
    refused: integer,
    refusals: z
      .array(z.strictObject({ line: integer, field: text, value: text, message: text }))
      .describe('As cem primeiras linhas recusadas'),
    refusedFile: text.nullable().describe('Onde estão todas as linhas recusadas'),
    sums,
    counted: sums.describe('O que a lista mostra como total, onde só conta parte das linhas'),
    periods: z.array(text),
    warnings: z.array(
      z.strictObject({
        tipo: text,
        quantas: integer,
        mensagem: text,
        exemplos: z.array(text).optional().describe('Os primeiros lugares de que fala: “linha 12”'),
      }),
    ),
    found: z.strictObject({
      formato: z.enum(['CSV', 'JSON', 'XLSX']),
      codificacao: text.optional(),
      separador: text.optional(),
      layout: text.nullable(),
    }),
    before: sums.nullable().describe('O que a carga substituiu: linhas e somas'),
    changes: z
      .array(z.strictObject({ periodo: text, antes: sums.nullable(), depois: sums, referencia: day.nullable() }))
      .describe('O que vem a ser de cada período'),
    leftOut: z
      .array(z.strictObject({ periodo: text, linhas: integer }))
      .describe('As linhas de outros períodos que ficaram de fora'),
    unchanged: z.boolean().describe('O mesmo arquivo já estava publicado'),
    rehearsal: z.boolean(),
    append: z.boolean(),
  })
  .meta({ id: 'relatorioDaCarga' });

const ESTADOS = ['recebendo', 'completo', 'publicando', 'publicado', 'conferido', 'recusado', 'falhou'] as const;
export type EnvioEstado = (typeof ESTADOS)[number];

const envio = z
  .strictObject({
    id: text,
    conjunto: text,
    nome: text,
    tamanho: integer,
    sha256: text.nullable(),
    orgao: text.nullable(),
    ...loadManner.shape,
    chave: text.describe('O nome da chave que começou o envio'),
    criadoEm: moment,
    estado: z.enum(ESTADOS),
    mensagem: text.nullable().describe('Por que foi recusado'),
    relatorio: relatorio.nullable(),
    recebidos: integer.describe('Bytes que já chegaram'),
    lidas: integer.nullable().describe('Linhas lidas até agora, enquanto se publica'),
    etapa: text.nullable().describe('O que se faz com as linhas, depois de lidas todas e enquanto se publica'),
    recusadas: text.nullable().describe('O endereço das linhas recusadas'),
  })
  .meta({ id: 'envio' });

export const envioAnswer = z.strictObject({ ok, data: envio });
/** A refused file is answered as a refusal that tells of the upload too. */
export const recusadoAnswer = failure.extend({ data: envio });

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

export type EnvioAnswer = DeepReadonly<z.output<typeof envioAnswer>>;

const TAG = 'Publicação';
const BEARER = { authorization: text.describe('Bearer e a chave do órgão, portal_…') };
const ID = { id: text.describe('O número do envio') };
const BYTES = 'application/octet-stream';

const KEY = {
  401: refused('Sem chave, ou com uma que não existe, venceu ou foi revogada'),
  403: refused('A chave é de outro órgão ou não publica esse conjunto'),
} as const;
const BAD = { 400: refused('Uma opção errada ou que não existe') } as const;
const GONE = { 404: refused('O envio é de outra chave ou já foi apagado') } as const;
const FULL = { 429: refused('Envios demais: termine ou cancele um') } as const;
const WRITING = {
  409: refused('Fora de lugar: continue do Upload-Offset da resposta'),
  413: refused('Mais bytes do que o anunciado ou permitido'),
  422: refused('O arquivo chegou diferente do anunciado'),
  507: refused('Falta disco no servidor'),
} as const;

const told = (description: string): OperationReply => ({ description, schema: envioAnswer });

export const enviosOperations: readonly Operation[] = [
  {
    method: 'post',
    path: '/v1/envios',
    tag: TAG,
    summary: 'Começa o envio de um arquivo, em pedaços',
    headers: BEARER,
    body: { schema: envioBody },
    replies: {
      201: told('O envio, com o id que os pedaços citam'),
      200: told('O mesmo envio já estava aberto'),
      ...BAD,
      ...KEY,
      404: refused('Não há esse conjunto de dados'),
      413: refused('O pedido é grande demais'),
      ...FULL,
    },
  },
  {
    method: 'get',
    path: '/v1/envios/{id}',
    tag: TAG,
    summary: 'Como está um envio',
    segments: ID,
    headers: BEARER,
    replies: { 200: told('Estado, bytes recebidos, linhas lidas e, no fim, o relatório'), ...KEY, ...GONE },
  },
  {
    method: 'patch',
    path: '/v1/envios/{id}',
    tag: TAG,
    summary: 'Um pedaço do arquivo',
    segments: ID,
    headers: { ...BEARER, 'upload-offset': text.describe('Quantos bytes já foram enviados') },
    body: { media: BYTES },
    replies: { 200: told('O envio, com recebidos'), ...BAD, ...KEY, ...GONE, ...WRITING },
  },
  {
    method: 'delete',
    path: '/v1/envios/{id}',
    tag: TAG,
    summary: 'Desiste de um envio',
    segments: ID,
    headers: BEARER,
    replies: {
      204: { description: 'O envio foi apagado' },
      ...KEY,
      ...GONE,
      409: refused('O arquivo já está sendo publicado'),
    },
  },
  {
    method: 'post',
    path: '/v1/envios/{id}/publicar',
    tag: TAG,
    summary: 'Publica um arquivo que chegou inteiro',
    segments: ID,
    headers: BEARER,
    replies: {
      202: told('A publicação começou: o envio conta como vai'),
      200: told('A publicação já terminou'),
      ...KEY,
      ...GONE,
      409: refused('Faltam bytes do arquivo'),
      422: refused('O arquivo chegou diferente do anunciado'),
    },
  },
  {
    method: 'get',
    path: '/v1/envios/{id}/recusadas.csv',
    tag: TAG,
    summary: 'As linhas recusadas de um envio, com o motivo',
    segments: ID,
    headers: BEARER,
    replies: { 200: { description: 'O arquivo', media: 'text/csv' }, ...KEY, ...GONE },
  },
  {
    method: 'put',
    path: '/v1/envios/{conjunto}/{nome}',
    tag: TAG,
    summary: 'Envia e publica um arquivo pequeno em um só pedido',
    segments: {
      conjunto: text.describe('Nome do conjunto de dados'),
      nome: text.describe('Nome do arquivo'),
    },
    query: envioParameters,
    headers: BEARER,
    body: { media: BYTES },
    replies: {
      200: told('Publicado, conferido, ou já estava publicado'),
      202: told('A publicação ainda não terminou: acompanhe pelo id'),
      ...BAD,
      ...KEY,
      404: refused('Não há esse conjunto de dados'),
      411: refused('O arquivo está vazio ou o pedido não diz o tamanho dele'),
      413: WRITING[413],
      422: {
        description: 'O arquivo foi recusado, com o relatório, ou chegou diferente do anunciado',
        schema: z.union([recusadoAnswer, failure]),
      },
      ...FULL,
      503: { description: 'O servidor falhou: o arquivo ficou guardado, publique-o pelo id', schema: recusadoAnswer },
      507: WRITING[507],
    },
  },
];
