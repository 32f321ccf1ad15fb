import type { FastifyInstance } from 'fastify';
import { CANAIS } from '../../../catalog/mensagens/canal.ts';
import { FORM_BYTES, FormFields } from '../../forms/body.ts';
import { prepareForms, registerFormPage } from '../../forms/page.ts';
import { limitPerAddress } from '../../forms/sender.ts';
import type { SendPosted } from '../../http/shell.ts';
import type { Admission } from '../admission.ts';
import type { MessageServices } from '../services.ts';
import { blankPosted, sendMessageForm } from './message.ts';
import { blankTicket, fileForm, sendTicketForm } from './ticket.ts';

/**
 * Routes of the channels' pages for browsers without scripts: a form is sent to its own page, which comes back with its
 * problems, for confirmation, or with what the sender must keep.
 */
export function formRoutes(
  root: FastifyInstance,
  services: MessageServices,
  admission: Admission,
  show: SendPosted,
): void {
  const { limits } = services;
  const sent = limitPerAddress('formularios', limits.formularios);
  const asked = limitPerAddress('consultas', limits.consultas);
  for (const canal of CANAIS)
    registerFormPage(root, show, {
      path: `/${canal}`,
      config: sent,
      blank: () => blankPosted(canal),
      work: (request, fields) => sendMessageForm({ services, admission, canal, request, fields }),
    });
  registerFormPage(root, show, {
    path: '/acompanhar',
    config: asked,
    blank: blankTicket,
    work: ({ site }, fields) => sendTicketForm(services, site.tenant, fields),
  });
  fileRoute(root, services, asked);
}

/** A file of a message, for whoever follows it without scripts. */
function fileRoute(root: FastifyInstance, services: MessageServices, config: object): void {
  root.register(async (app) => {
    prepareForms(app);
    app.post('/acompanhar/anexo', { config, bodyLimit: FORM_BYTES }, async (request, reply) =>
      fileForm(services, request.site.tenant, new FormFields(request.body), reply),
    );
  });
}
