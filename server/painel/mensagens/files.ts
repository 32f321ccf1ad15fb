import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Fault } from '../../http/fault.ts';
import { openAttachment, storeAttachment } from '../../mensagens/attachments.ts';
import { refuseFullDay } from '../../mensagens/attend/routes.ts';
import { attachmentName, attachmentRoute, sendAttachment } from '../../mensagens/requests.ts';
import { UploadRoom } from '../../mensagens/uploads.ts';
import type { DeskServices } from '../services.ts';
import { admitToMessage, type MessageRequest } from './work.ts';

const PATH = '/painel/api/mensagens/:id/anexos';
const config = { permissao: 'mensagens' } as const;

/** Files of a message at the desk: those that came with it, and those that go with its answer. */
export function anexosDeskRoutes(app: FastifyInstance, { db, messages }: DeskServices): void {
  const { todosChegando, chegando, orgaoBytes } = messages.limits;
  attachmentRoute(app, {
    path: PATH,
    config,
    room: new UploadRoom(todosChegando, chegando),
    admit: async (request) => {
      const { tenant } = request.site;
      await db.staff(tenant.id, (client) => admitToMessage(client, ofMessage(request)));
      return tenant.id;
    },
    // The session of the person pays for every file.
    proofOf: () => undefined,
    keep: (request, bytes, body) =>
      storeAttachment(messages, body, {
        nome: attachmentName(request),
        bytes,
        de: 'orgao',
        admit: (client, size) => refuseFullDay(client, body, orgaoBytes - size),
      }),
  });
  app.get(`${PATH}/:anexo`, { config }, async (request: FileRequest, reply) => {
    const { tenant } = request.site;
    const { anexo } = request.params;
    if (!z.uuid().safeParse(anexo).success) throw new Fault(404, 'NOT_FOUND', 'Este arquivo não está nesta mensagem.');
    const file = await db.staff(tenant.id, async (client) => {
      const { id } = await admitToMessage(client, request);
      return openAttachment(client, messages.keyring, tenant.id, id, anexo);
    });
    return sendAttachment(reply, file);
  });
}

type FileRequest = FastifyRequest<{ Params: { id: string; anexo: string } }>;

/** The request of the route above, whose address names a message. */
const ofMessage = (request: FastifyRequest): MessageRequest => request as MessageRequest;
