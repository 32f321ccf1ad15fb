import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ANEXOS, sizeOf } from '../../catalog/mensagens/anexo.ts';
import type { Anexo, AnexoAnswer } from '../../catalog/mensagens/answer.ts';
import { anexoParameters } from '../../catalog/mensagens/request.ts';
import { Fault } from '../http/fault.ts';
import { readParameters } from '../http/parameters.ts';
import { readShape } from '../http/shape.ts';
import type { OpenedAttachment } from './attachments.ts';
import type { UploadBudget } from './budget.ts';

/** Behaviour that all routes of messages share: no cache keeps an answer, and no other site learns the address. */
export function prepareMessageRoutes(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });
  app.addHook('onError', async (_request, reply, error) => {
    // The rest of a refused file is not waited for.
    if ((error as { code?: string }).code === 'FST_ERR_CTP_BODY_TOO_LARGE') reply.header('connection', 'close');
  });
  refuseLarge(app, 'O pedido é grande demais. Escreva um texto mais curto.');
}

function refuseLarge(app: FastifyInstance, sentence: string): void {
  app.setErrorHandler((error) => {
    if ((error as { code?: string }).code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error;
    throw new Fault(413, 'TOO_LARGE', sentence);
  });
}

/** A route that takes files. */
export interface AttachmentRoute {
  path: string;
  config: object;
  budget: UploadBudget;
  /** Refuses whoever may not send, before a byte of the file is taken. */
  admit(request: FastifyRequest): unknown;
  keep(request: FastifyRequest, bytes: Buffer): Promise<Anexo>;
}

/** Registers a route that takes files as bytes, whatever type they claim to have, and nothing else. */
export function attachmentRoute(root: FastifyInstance, { path, config, budget, admit, keep }: AttachmentRoute): void {
  root.register(async (app) => {
    refuseLarge(app, `O envio passa do limite de ${sizeOf(ANEXOS.cada)} por arquivo. Reduza-o ou divida-o.`);
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: ANEXOS.cada },
      (_request, body, done) => done(null, body),
    );
    const preParsing = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      admit(request);
      reply.raw.once('close', budget.reserve(request.ip, announced(request)));
    };
    app.post(path, { config, preParsing }, async (request, reply) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const answer: AnexoAnswer = { ok: true, data: await keep(request, bytes) };
      return reply.code(201).send(answer);
    });
  });
}

/** Bytes to reserve for a request: those it announces, or the most where it announces none. A larger file is refused by the limit of the body. */
const announced = ({ headers }: FastifyRequest): number =>
  Math.min(Number(headers['content-length'] ?? ANEXOS.cada) || 0, ANEXOS.cada);

/** Limit of requests from one address in ten minutes. Addresses are counted in memory and stored nowhere. */
export const limitPerAddress = (groupId: string, max: number): object => ({
  rateLimit: {
    max,
    groupId,
    timeWindow: '10 minutes',
    errorResponseBuilder: () =>
      new Fault(
        429,
        'TOO_MANY_REQUESTS',
        'Foram muitos pedidos deste endereço em pouco tempo. Espere dez minutos e tente de novo: o que você escreveu não se perde.',
      ),
  },
});

/** The fields of a form. A wrong shape is answered like wrong words: as problems of fields. */
export const readForm = <T extends z.ZodType>(schema: T, { body }: FastifyRequest): z.output<T> =>
  readShape(schema, body, 'BAD_FIELDS');

/** The name of a file, from the address. */
export const attachmentName = (request: FastifyRequest): string => readParameters(anexoParameters, request).nome;

/** Sends a file of a message to be saved, never to be opened under the portal's origin. */
export const sendAttachment = (reply: FastifyReply, { nome, tipo, bytes }: OpenedAttachment): FastifyReply =>
  reply
    .headers({
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(nome)}`,
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    })
    .type(tipo)
    .send(bytes);
