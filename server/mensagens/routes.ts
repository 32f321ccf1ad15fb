import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Acompanhada, AcompanhadaAnswer, DesafioAnswer, EnviadaAnswer } from '../../catalog/mensagens/answer.ts';
import {
  anexoBody,
  avaliacaoBody,
  consultaBody,
  desafioParameters,
  enviarBody,
  textoBody,
} from '../../catalog/mensagens/request.ts';
import { refuseTrapped } from '../forms/body.ts';
import { limitPerAddress, senderOf } from '../forms/sender.ts';
import { Fault } from '../http/fault.ts';
import { readParameters } from '../http/parameters.ts';
import type { SendPosted } from '../http/shell.ts';
import { Admission } from './admission.ts';
import { discardAttachment, storeAttachment } from './attachments.ts';
import { answerQuestion } from './clarify.ts';
import {
  addToMessage,
  appealAnswer,
  consultMessage,
  fetchAttachment,
  type MessageTicket,
  rateAnswer,
} from './follow.ts';
import { formRoutes } from './forms/routes.ts';
import { attachmentName, attachmentRoute, prepareMessageRoutes, readForm, sendAttachment } from './requests.ts';
import type { MessageServices } from './services.ts';
import { submitMessage, withOnlyChoice } from './submit.ts';
import { UploadRoom } from './uploads.ts';

/** Routes of whoever writes to a body, and comes back for the answer. Nobody on the way keeps anything of it. */
export function mensagensRoutes(root: FastifyInstance, services: MessageServices, show: SendPosted): void {
  const admission = new Admission(services);
  formRoutes(root, services, admission, show);
  root.register(async (app) => {
    prepareMessageRoutes(app);
    const { limits } = services;
    sendingRoutes(
      app,
      services,
      admission,
      limitPerAddress('mensagens', limits.envios),
      limitPerAddress('anexos', limits.anexos),
    );
    followingRoutes(app, services, limitPerAddress('consultas', limits.consultas));
  });
}

function sendingRoutes(
  app: FastifyInstance,
  services: MessageServices,
  admission: Admission,
  sent: object,
  filed: object,
): void {
  app.get('/api/v1/mensagens/desafio', async (request): Promise<DesafioAnswer> => {
    const { para } = readParameters(desafioParameters, request);
    return { ok: true, data: await admission.challenge(senderOf(request), para) };
  });
  app.post('/api/v1/mensagens', { config: sent, bodyLimit: 256_000 }, (request, reply) =>
    send(services, admission, request, reply),
  );
  sentFileRoute(app, services, admission, filed);
  app.delete('/api/v1/mensagens/anexos/:id', { config: filed }, async (request, reply) => {
    const found = z.uuid().safeParse((request.params as { id: string }).id);
    if (found.success) await discardAttachment(services, request.site.tenant.id, found.data);
    return reply.code(204).send();
  });
}

function sentFileRoute(app: FastifyInstance, services: MessageServices, admission: Admission, config: object): void {
  const { todosChegando, chegando } = services.limits;
  attachmentRoute(app, {
    path: '/api/v1/mensagens/anexos',
    config,
    room: new UploadRoom(todosChegando, chegando),
    admit: (request) => admission.verifyFile(senderOf(request), String(request.headers['x-prova'] ?? '')),
    proofOf: ({ id }) => id,
    keep: async (request, bytes, proof) => {
      const sender = senderOf(request);
      const anexo = await storeAttachment(services, sender.body, {
        nome: attachmentName(request),
        bytes,
        de: 'cidadao',
        admit: (client, size) => admission.admitFile(client, sender, size, proof),
      });
      admission.countFile(sender, anexo.tamanho);
      return anexo;
    },
  });
}

const KEY = /^[\w-]{16,100}$/;

async function send(
  services: MessageServices,
  admission: Admission,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<EnviadaAnswer> {
  const { site: trap, prova, ...typed } = readForm(enviarBody, request);
  refuseTrapped(trap);
  const pedido = String(request.headers['idempotency-key'] ?? '');
  if (!KEY.test(pedido))
    throw new Fault(
      400,
      'BAD_REQUEST',
      'Falta o cabeçalho Idempotency-Key, com um nome só deste envio, de 16 a 100 letras e números (um UUID).',
    );
  const sender = senderOf(request);
  const { enviada, again } = await submitMessage(services, request.site.tenant, {
    draft: withOnlyChoice(typed),
    pedido,
    admit: (client) => admission.admitMessage(client, sender, `${prova.desafio}.${prova.n}`),
  });
  if (!again) admission.countMessage(sender);
  reply.code(again ? 200 : 201);
  return { ok: true, data: enviada };
}

function followingRoutes(app: FastifyInstance, services: MessageServices, config: object): void {
  const answers = <T extends z.ZodType<MessageTicket>>(
    path: string,
    schema: T,
    work: (request: FastifyRequest, body: z.output<T>) => Promise<Acompanhada>,
  ) =>
    app.post(
      `/api/v1/mensagens/${path}`,
      { config, bodyLimit: 256_000 },
      async (request): Promise<AcompanhadaAnswer> => ({
        ok: true,
        data: await work(request, readForm(schema, request)),
      }),
    );
  answers('consulta', consultaBody, ({ site }, body) => consultMessage(services, site.tenant, body));
  answers('complemento', textoBody, ({ site }, body) => addToMessage(services, site.tenant, body, body.texto));
  answers('esclarecimento', textoBody, ({ site }, body) => answerQuestion(services, site.tenant, body, body.texto));
  answers('recurso', textoBody, ({ site }, body) => appealAnswer(services, site.tenant, body, body.texto));
  answers('avaliacao', avaliacaoBody, ({ site }, body) => rateAnswer(services, site.tenant, body, body));
  app.post('/api/v1/mensagens/anexo', { config }, async (request, reply) => {
    const body = readForm(anexoBody, request);
    return sendAttachment(reply, await fetchAttachment(services, request.site.tenant, body, body.id));
  });
}
