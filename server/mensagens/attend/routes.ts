import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import type { AtendidaAnswer, EmAtendimento } from '../../../catalog/mensagens/answer.ts';
import {
  encaminharBody,
  identidadeBody,
  motivoBody,
  parecerBody,
  perguntarBody,
  responderBody,
} from '../../../catalog/mensagens/request.ts';
import { limitPerAddress } from '../../forms/sender.ts';
import { Fault } from '../../http/fault.ts';
import type { Tenant } from '../../tenants/tenants.ts';
import { openAttachment, storeAttachment } from '../attachments.ts';
import { readFileLoad } from '../load.ts';
import { attachmentName, attachmentRoute, prepareMessageRoutes, readForm, sendAttachment } from '../requests.ts';
import type { MessageServices } from '../services.ts';
import { UploadRoom } from '../uploads.ts';
import {
  answerMessage,
  closeMessage,
  extendPrazo,
  openAttendance,
  renewAttendLink,
  revealIdentity,
} from './actions.ts';

import type { Attendant } from './attendance.ts';
import { askSender, forwardMessage, giveOpinion } from './consult.ts';
import { readAttendLink } from './link.ts';

/** Routes of whoever answers for the body. The link of a letter admits to one message, for some time. */
export function atenderRoutes(root: FastifyInstance, services: MessageServices): void {
  root.register(async (app) => {
    prepareMessageRoutes(app);
    const config = limitPerAddress('atender', services.limits.atender);
    app.get('/api/v1/atender', { config }, async (request): Promise<AtendidaAnswer> => {
      const { who, tenant, expira } = admit(services, request);
      return { ok: true, data: { ...(await openAttendance(services, tenant, who)), expira } };
    });
    app.post(
      '/api/v1/atender/link',
      { config: limitPerAddress('links', services.limits.links) },
      async (request, reply) => {
        const { who, tenant } = admit(services, request, true);
        await renewAttendLink(services, tenant, who);
        return reply.code(204).send();
      },
    );
    actionRoutes(app, services, config);
    attachmentRoutes(app, services, config);
  });
}

function actionRoutes(app: FastifyInstance, services: MessageServices, config: object): void {
  const act = <T extends z.ZodType>(
    path: string,
    schema: T,
    work: (services: MessageServices, tenant: Tenant, who: Attendant, body: z.output<T>) => Promise<EmAtendimento>,
  ) =>
    app.post(`/api/v1/atender/${path}`, { config, bodyLimit: 256_000 }, async (request): Promise<AtendidaAnswer> => {
      const { who, tenant, expira } = admit(services, request);
      return { ok: true, data: { ...(await work(services, tenant, who, readForm(schema, request))), expira } };
    });
  act('responder', responderBody, answerMessage);
  act('prorrogar', motivoBody, extendPrazo);
  act('encerrar', motivoBody, closeMessage);
  act('encaminhar', encaminharBody, forwardMessage);
  act('perguntar', perguntarBody, askSender);
  act('parecer', parecerBody, giveOpinion);
  act('identidade', identidadeBody, revealIdentity);
}

/** Refuses files of a body past its bytes of a day: those who answer do not fill the disk either. */
export async function refuseFullDay(client: pg.ClientBase, body: number, most: number): Promise<void> {
  const { day } = await readFileLoad(client, body, 'orgao');
  if (day > most)
    throw new Fault(
      429,
      'TOO_MANY_REQUESTS',
      'Este órgão já enviou arquivos demais nas últimas 24 horas. Responda sem este arquivo, ou envie-o amanhã.',
    );
}

function attachmentRoutes(app: FastifyInstance, services: MessageServices, config: object): void {
  const { todosChegando, chegando, orgaoBytes } = services.limits;
  attachmentRoute(app, {
    path: '/api/v1/atender/anexos',
    config,
    // A room of its own: a flood of those who write does not keep those who answer waiting.
    room: new UploadRoom(todosChegando, chegando),
    admit: (request) => admit(services, request).tenant.id,
    // The pass of those who answer pays for every file.
    proofOf: () => undefined,
    keep: (request, bytes, body) =>
      storeAttachment(services, body, {
        nome: attachmentName(request),
        bytes,
        de: 'orgao',
        admit: (client, size) => refuseFullDay(client, body, orgaoBytes - size),
      }),
  });
  app.get('/api/v1/atender/anexos/:id', { config }, async (request, reply) => {
    const { who, tenant } = admit(services, request);
    const found = z.uuid().safeParse((request.params as { id: string }).id);
    if (!found.success) throw new Fault(404, 'NOT_FOUND', 'Este arquivo não está nesta mensagem.');
    const file = await services.db.hear(tenant.id, (client) =>
      openAttachment(client, services.keyring, tenant.id, who.mensagem, found.data),
    );
    return sendAttachment(reply, file);
  });
}

/** The holder of a link of this body. With `late`, also of one that has expired. */
function admit(
  { keyring }: MessageServices,
  request: FastifyRequest,
  late = false,
): { who: Attendant; tenant: Tenant; expira: string } {
  const { tenant } = request.site;
  const token = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const found = readAttendLink(keyring, tenant, token);
  if (!found)
    throw new Fault(401, 'UNAUTHORIZED', 'Este link não abre nenhuma mensagem deste órgão. Copie-o inteiro do e-mail.');
  if (found.expired && !late)
    throw new Fault(401, 'EXPIRED', 'Este link venceu. Peça um novo: ele chega na mesma caixa de e-mail.');
  const { mensagem, papel, setor, expira } = found.pass;
  return { who: { mensagem, papel, setor }, tenant, expira: new Date(expira * 1000).toISOString() };
}
