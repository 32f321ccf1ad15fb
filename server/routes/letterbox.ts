import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { sizeOf } from '../../catalog/mensagem/anexo.ts';
import { Fault } from '../fault.ts';
import type { Kept } from '../messages/attach.ts';
import { pairsOf } from './request.ts';

/** How everything behaves that carries messages: nobody keeps an answer, and a file is bytes whatever it calls itself. */
export function receive(app: FastifyInstance, largest: number): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: largest },
    (_request, body, done) => done(null, body),
  );
  app.addHook('onError', async (_request, reply, error) => {
    // What is still coming of a file that is refused is not waited for.
    if ((error as { code?: string }).code === 'FST_ERR_CTP_BODY_TOO_LARGE') reply.header('connection', 'close');
  });
  app.setErrorHandler((error) => {
    if ((error as { code?: string }).code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error;
    throw new Fault(
      413,
      'TOO_LARGE',
      `O envio passa do limite de ${sizeOf(largest)} por arquivo. Reduza-o ou divida-o.`,
    );
  });
}

/** So many from one address in ten minutes. The address is counted in memory and kept nowhere. */
export const tooMany = (groupId: string, max: number): object => ({
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

/** A body as its shape says, or a sentence for each thing that is wrong with it. */
export function readBody<T extends z.ZodType>(schema: T, { body }: FastifyRequest): z.output<T> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message, ...issue }) =>
    'keys' in issue
      ? { field: issue.keys.join(', '), value: '', message: 'não é um nome deste pedido' }
      : { field: path.join('.'), value: '', message },
  );
  const sentences = problems.map(({ field, message }) => (field ? `${field} ${message}.` : 'O pedido não é um JSON.'));
  throw new Fault(400, 'BAD_FIELDS', sentences.join(' '), problems);
}

/** What a file is called, from the address. */
export const nameIn = (request: FastifyRequest): string =>
  (new Map(pairsOf(request)).get('nome') ?? '').slice(0, 300) || 'arquivo';

/** A file of a message: to be saved, never opened in the name of the portal. */
export const hand = (reply: FastifyReply, { nome, tipo, bytes }: Kept): FastifyReply =>
  reply
    .headers({
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(nome)}`,
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    })
    .type(tipo)
    .send(bytes);
