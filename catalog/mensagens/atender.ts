import { z } from 'zod';
import { type Operation, type OperationReply, refused } from '../contract/operation.ts';
import { text } from '../contract/schema.ts';
import { anexoAnswer, atendidaAnswer } from './answer.ts';
import { BAD_FIELDS, BAD_FILE, CLOSED } from './operations.ts';
import {
  anexoParameters,
  encaminharBody,
  identidadeBody,
  motivoBody,
  parecerBody,
  perguntarBody,
  responderBody,
} from './request.ts';

const TAG = 'Mensagens';
const BYTES = 'application/octet-stream';
const BEARER = { authorization: text.describe('Bearer e o segredo do link que chegou por e-mail') };

/** Refusals of whoever comes with a link. */
const STRANGER = {
  401: refused('O link não abre nenhuma mensagem deste órgão (UNAUTHORIZED) ou venceu (EXPIRED)'),
  404: refused('A mensagem ou o arquivo não existe mais'),
} as const;
const FORBIDDEN = { 403: refused('Isto cabe à ouvidoria, ou à unidade consultada') } as const;

const ATTENDED: OperationReply = {
  description: 'A mensagem como está, e o que ainda se pode fazer',
  schema: atendidaAnswer,
};

const acting = (path: string, summary: string, schema: z.ZodObject): Operation => ({
  method: 'post',
  path: `/v1/atender/${path}`,
  tag: TAG,
  summary,
  headers: BEARER,
  body: { schema },
  replies: { 200: ATTENDED, ...BAD_FIELDS, ...STRANGER, ...FORBIDDEN, ...CLOSED },
});

/** Requests of whoever answers for the body, opened by the link of a letter. */
export const atenderOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/v1/atender',
    tag: TAG,
    summary: 'A mensagem de um link, para quem a atende',
    headers: BEARER,
    replies: { 200: ATTENDED, ...STRANGER, 429: BAD_FIELDS[429] },
  },
  {
    method: 'post',
    path: '/v1/atender/link',
    tag: TAG,
    summary: 'Pede um link novo no lugar de um que venceu; ele chega na mesma caixa de e-mail',
    headers: BEARER,
    replies: {
      204: { description: 'O link novo vai por e-mail' },
      401: STRANGER[401],
      409: refused('A unidade não tem mais e-mail'),
      429: BAD_FIELDS[429],
    },
  },
  acting('responder', 'Responde a mensagem, ou o recurso', responderBody),
  acting('prorrogar', 'Prorroga o prazo, uma vez, com o motivo', motivoBody),
  acting('encerrar', 'Encerra a mensagem sem resposta, com o motivo', motivoBody),
  acting('encaminhar', 'Consulta uma unidade do órgão', encaminharBody),
  acting('perguntar', 'Pergunta algo a quem escreveu, que responde na página de acompanhamento', perguntarBody),
  acting('parecer', 'O que a unidade consultada tem a dizer', parecerBody),
  acting('identidade', 'Mostra quem escreveu, e registra quem viu', identidadeBody),
  {
    method: 'post',
    path: '/v1/atender/anexos',
    tag: TAG,
    summary: 'Envia um arquivo antes da resposta que o leva',
    query: anexoParameters,
    headers: BEARER,
    body: { media: BYTES },
    replies: {
      201: { description: 'O arquivo, com o id que vai em anexos', schema: anexoAnswer },
      ...BAD_FIELDS,
      401: STRANGER[401],
      ...BAD_FILE,
    },
  },
  {
    method: 'get',
    path: '/v1/atender/anexos/{id}',
    tag: TAG,
    summary: 'Um arquivo da mensagem',
    segments: { id: z.uuid().describe('O id do arquivo') },
    headers: BEARER,
    replies: { 200: { description: 'O arquivo', media: '*/*' }, ...STRANGER, 429: BAD_FIELDS[429] },
  },
];
