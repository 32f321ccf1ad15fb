import { z } from 'zod';
import { fileOperation, type Operation, type OperationReply, readOperation, refused } from '../contract/operation.ts';
import { noParameters } from '../contract/parameters.ts';
import { text } from '../contract/schema.ts';
import { ANEXOS } from './anexo.ts';
import { acompanhadaAnswer, anexoAnswer, desafioAnswer, enviadaAnswer } from './answer.ts';
import { atendimentoAnswer } from './atendimento.ts';
import { CANAIS } from './canal.ts';
import { VAZIO } from './rascunho.ts';
import { relatorioAnswer, relatorioParameters } from './relatorio.ts';
import {
  anexoBody,
  anexoParameters,
  avaliacaoBody,
  consultaBody,
  desafioParameters,
  enviarBody,
  textoBody,
} from './request.ts';

const TAG = 'Mensagens';
const BYTES = 'application/octet-stream';

/** Refusals that every request with a body may get. */
export const BAD_FIELDS = {
  400: refused('Um campo falta ou não serve: problems diz qual e por quê'),
  429: refused('Pedidos demais em pouco tempo: espere dez minutos'),
} as const;

export const CLOSED = { 409: refused('O andamento da mensagem não permite mais isso') } as const;

/** Refusals of a file, whoever sends it. */
export const BAD_FILE = {
  413: refused(`O arquivo passa de ${ANEXOS.cada} bytes`),
  415: refused('O conteúdo não é de um tipo aceito, qualquer que seja o nome'),
} as const;

const NOBODY = { 404: refused('O protocolo e a chave não conferem') } as const;
const FOLLOWED: OperationReply = {
  description: 'A mensagem como está: situação, prazo, passos, anexos e o que ainda se pode fazer',
  schema: acompanhadaAnswer,
};

/** A request of whoever wrote a message, opened by its protocol and its key. */
const following = (
  path: string,
  summary: string,
  schema: z.ZodObject,
  more: Operation['replies'] = CLOSED,
): Operation => ({
  method: 'post',
  path: `/v1/mensagens/${path}`,
  tag: TAG,
  summary,
  body: { schema },
  replies: { 200: FOLLOWED, ...BAD_FIELDS, ...NOBODY, ...more },
});

const header = (schema: z.ZodType, description: string) => schema.describe(description);

const sending: readonly Operation[] = [
  {
    method: 'get',
    path: '/v1/mensagens/desafio',
    tag: TAG,
    summary: 'A pequena conta que afasta robôs',
    description:
      'Ache um número n tal que o SHA-256 de “desafio.n” comece com tantos bits zero quantos bits diz. Serve uma vez, a uma mensagem ou a um arquivo, por duas horas. Os bits crescem com o que chega ao órgão e com o que vem do mesmo endereço: se crescerem mais de um até o envio, ele é recusado (STALE_PROOF) e pede outra conta.',
    query: desafioParameters,
    examples: [{ parameters: {} }, { parameters: { para: 'anexo' } }, { parameters: { para: 'x' }, status: 400 }],
    replies: {
      200: { description: 'O desafio', schema: desafioAnswer },
      400: refused('Um nome ou valor que não existe'),
    },
  },
  {
    method: 'post',
    path: '/v1/mensagens/anexos',
    tag: TAG,
    summary: 'Envia um arquivo antes da mensagem que o leva',
    query: anexoParameters,
    description:
      'Cada arquivo tem a sua conta, de um desafio para anexo. O portal apaga de fotos e gravações o que o aparelho escreveu nelas (lugar, dia, dono), menos como a foto está virada; documentos ficam como são. Sem mensagem que o leve, o arquivo sai depois de duas horas.',
    headers: { 'x-prova': header(text, 'O desafio, um ponto e o número achado') },
    body: { media: BYTES },
    replies: {
      201: { description: 'O arquivo, com o id que vai em anexos', schema: anexoAnswer },
      ...BAD_FIELDS,
      408: refused('O arquivo parou de chegar, ou chegava devagar demais (TOO_SLOW)'),
      409: refused('A conta venceu, já foi usada ou ficou mais difícil (STALE_PROOF)'),
      503: refused('Há arquivos demais chegando: tente de novo em instantes'),
      ...BAD_FILE,
    },
  },
  {
    method: 'delete',
    path: '/v1/mensagens/anexos/{id}',
    tag: TAG,
    summary: 'Desiste de um arquivo que ainda não foi com uma mensagem',
    segments: { id: z.uuid().describe('O id do arquivo') },
    replies: { 204: { description: 'O arquivo não está mais aqui' }, 429: BAD_FIELDS[429] },
  },
  {
    method: 'post',
    path: '/v1/mensagens',
    tag: TAG,
    summary: 'Envia uma mensagem à ouvidoria, ao e-SIC ou ao fale conosco',
    description: `O que um canal não pede vem vazio ou não vem: ${Object.keys(VAZIO).join(', ')}.`,
    headers: {
      'idempotency-key': header(
        text.min(16).max(100),
        'Um nome só deste envio, como um UUID: repetido com o mesmo conteúdo, dá a mesma resposta',
      ),
    },
    body: { schema: enviarBody },
    replies: {
      201: { description: 'Recebida: protocolo, chave (dita só aqui) e prazo', schema: enviadaAnswer },
      200: { description: 'O mesmo envio já tinha sido recebido', schema: enviadaAnswer },
      ...BAD_FIELDS,
      409: refused(
        'A conta venceu, já foi usada ou ficou mais difícil (STALE_PROOF), o nome é de outro envio (OTHER_CONTENT) ou o órgão atende em outro endereço (ELSEWHERE)',
      ),
    },
  },
];

const followed: readonly Operation[] = [
  following('consulta', 'O andamento de uma mensagem', consultaBody, {}),
  following('complemento', 'Acrescenta algo a uma mensagem ainda sem resposta', textoBody),
  following('esclarecimento', 'Responde ao que o órgão perguntou', textoBody),
  following('recurso', 'Recorre da resposta, ou da falta dela', textoBody),
  following('avaliacao', 'Diz, uma vez, como foi o atendimento', avaliacaoBody),
  {
    ...following('anexo', 'Um arquivo de uma mensagem', anexoBody, {}),
    replies: { 200: { description: 'O arquivo', media: '*/*' }, ...BAD_FIELDS, ...NOBODY },
  },
];

const canal = z.enum(CANAIS).describe('O canal');
const REPORTED = CANAIS.map((name) => ({ parameters: { canal: name } }));

const published: readonly Operation[] = [
  readOperation({
    path: '/v1/atendimento',
    tag: 'O órgão',
    summary: 'Como o órgão ouve as pessoas: ouvidoria, e-SIC e fale conosco',
    query: noParameters,
    answer: atendimentoAnswer,
    about: 'Unidade, endereço, telefone, e-mail, horário e norma de cada canal, e as unidades que se podem escolher',
  }),
  readOperation({
    path: '/v1/relatorios/{canal}',
    tag: 'O órgão',
    summary: 'Um ano de um canal em números: o que chegou, o que foi respondido e em quanto tempo',
    segments: { canal },
    query: relatorioParameters,
    examples: [...REPORTED, { parameters: { canal: 'e-sic', ano: '26' }, status: 400 }],
    answer: relatorioAnswer,
    about:
      'Os totais, as contagens por mês, tipo, unidade, situação e resultado, o perfil de quem pediu e a satisfação',
  }),
  fileOperation({
    path: '/v1/relatorios/{canal}.csv',
    tag: 'O órgão',
    summary: 'Um ano de um canal em números, para planilha',
    segments: { canal },
    query: relatorioParameters,
    examples: REPORTED,
    media: 'text/csv',
  }),
];

export const mensagensOperations: readonly Operation[] = [...published, ...sending, ...followed];
