import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ANEXOS, sizeOf } from '../../catalog/mensagens/anexo.ts';
import type { Anexo } from '../../catalog/mensagens/answer.ts';
import { Fault } from '../http/fault.ts';
import { pairsOf } from '../http/request.ts';
import { readShape } from '../http/shape.ts';
import type { OpenedAttachment } from './attachments.ts';
import type { UploadBudget } from './budget.ts';

/** How everything behaves that carries messages: nobody keeps an answer. */
export function prepareMessageRoutes(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });
  app.addHook('onError', async (_request, reply, error) => {
    // What is still coming of a file that is refused is not waited for.
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

/** One way in for files. */
export interface AttachmentRoute {
  path: string;
  config: object;
  room: UploadBudget;
  /** Who may send, asked before a byte of the file is taken. */
  admit(request: FastifyRequest): unknown;
  keep(request: FastifyRequest, bytes: Buffer): Promise<Anexo>;
}

/** Takes files as bytes, whatever they call themselves, and nothing else. */
export function attachmentRoute(root: FastifyInstance, { path, config, room, admit, keep }: AttachmentRoute): void {
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
      reply.raw.once('close', room.take(request.ip, announced(request)));
    };
    app.post(path, { config, preParsing }, async (request, reply) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      return reply.code(201).send({ ok: true, data: await keep(request, bytes) });
    });
  });
}

/** Who does not say how much is coming is believed to bring the most. What is more than that is refused without room. */
const announced = ({ headers }: FastifyRequest): number =>
  Math.min(Number(headers['content-length'] ?? ANEXOS.cada) || 0, ANEXOS.cada);

/** So many from one address in ten minutes. The address is counted in memory and kept nowhere. */
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

/** The fields of a form: what is wrong with their shape is told like what is wrong with their words. */
export const readForm = <T extends z.ZodType>(schema: T, { body }: FastifyRequest): z.output<T> =>
  readShape(schema, body, 'BAD_FIELDS');

/** What a file is called, from the address. */
export const attachmentName = (request: FastifyRequest): string =>
  (new Map(pairsOf(request)).get('nome') ?? '').slice(0, 300) || 'arquivo';

/** A file of a message: to be saved, never opened in the name of the portal. */
export const sendAttachment = (reply: FastifyReply, { nome, tipo, bytes }: OpenedAttachment): FastifyReply =>
  reply
    .headers({
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(nome)}`,
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    })
    .type(tipo)
    .send(bytes);
