import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Anexo, AnexoAnswer } from '../../catalog/mensagens/answer.ts';
import { anexoParameters } from '../../catalog/mensagens/request.ts';
import { Fault } from '../http/fault.ts';
import { readParameters } from '../http/parameters.ts';
import { readShape } from '../http/shape.ts';
import type { OpenedAttachment } from './attachments.ts';
import type { UploadRoom } from './uploads.ts';

/** Statuses after which the rest of what was being sent is not waited for. */
const BROKEN_OFF: readonly unknown[] = [408, 413, 429, 503];

/** Behaviour that all routes of messages share: no cache keeps an answer, and no other site learns the address. */
export function prepareMessageRoutes(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });
  app.addHook('onError', async (request, reply, error) => {
    const refused = BROKEN_OFF.includes((error as { status?: number; statusCode?: number }).status ?? error.statusCode);
    if (refused && !request.raw.complete) reply.header('connection', 'close');
  });
  app.setErrorHandler((error) => {
    if ((error as { code?: string }).code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error;
    throw new Fault(413, 'TOO_LARGE', 'O pedido é grande demais. Escreva um texto mais curto.');
  });
}

/** A route that takes files. */
export interface AttachmentRoute<Admitted> {
  path: string;
  config: object;
  room: UploadRoom;
  /** Refuses whoever may not send, before a byte of the file is taken. */
  admit(request: FastifyRequest): Promise<Admitted> | Admitted;
  /** The name of what pays for one file, where something does. */
  proofOf(admitted: Admitted): string | undefined;
  keep(request: FastifyRequest, bytes: Buffer, admitted: Admitted): Promise<Anexo>;
}

/** Registers a route that takes files as bytes, whatever type they claim to have, and nothing else. */
export function attachmentRoute<Admitted>(
  root: FastifyInstance,
  { path, config, room, admit, proofOf, keep }: AttachmentRoute<Admitted>,
): void {
  root.register(async (app) => {
    const admissions = new WeakMap<FastifyRequest, { admitted: Admitted }>();
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/octet-stream', (request: FastifyRequest, stream: IncomingMessage) =>
      room.receive(request, stream),
    );
    const preParsing = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const admitted = await admit(request);
      admissions.set(request, { admitted });
      await room.enter(request, reply, proofOf(admitted));
    };
    app.post(path, { config, preParsing }, async (request, reply) => {
      const admission = admissions.get(request);
      if (!admission) throw new Error('a file that nobody admitted');
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const answer: AnexoAnswer = { ok: true, data: await keep(request, bytes, admission.admitted) };
      return reply.code(201).send(answer);
    });
  });
}

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
