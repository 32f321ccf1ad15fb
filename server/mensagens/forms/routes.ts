import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CANAIS } from '../../../catalog/mensagens/canal.ts';
import type { PostedForm } from '../../../catalog/mensagens/formulario.ts';
import { faultOf } from '../../http/fault.ts';
import type { SendPosted } from '../../http/shell.ts';
import type { Admission } from '../admission.ts';
import { limitPerAddress } from '../requests.ts';
import type { MessageServices } from '../services.ts';
import { FORM_BYTES, FormFields, refuseForeignForm, takeForms } from './body.ts';
import { blankPosted, sendMessageForm } from './message.ts';
import { type FormOutcome, refusedForm } from './outcome.ts';
import { blankTicket, fileForm, sendTicketForm } from './ticket.ts';

interface FormPage {
  path: string;
  config: object;
  blank(): PostedForm;
  work(request: FastifyRequest, fields: FormFields): Promise<FormOutcome>;
}

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
    formPage(root, show, {
      path: `/${canal}`,
      config: sent,
      blank: () => blankPosted(canal),
      work: (request, fields) => sendMessageForm({ services, admission, canal, request, fields }),
    });
  formPage(root, show, {
    path: '/acompanhar',
    config: asked,
    blank: blankTicket,
    work: ({ site }, fields) => sendTicketForm(services, site.tenant, fields),
  });
  fileRoute(root, services, asked);
}

/** Registers the page of a form. A failure is told by the page too, and by no JSON. */
function formPage(root: FastifyInstance, show: SendPosted, { path, config, blank, work }: FormPage): void {
  root.register(async (app) => {
    prepareForms(app);
    app.setErrorHandler((error, request, reply) => {
      const fault = faultOf(error);
      if (fault.status === 500) request.log.error(error);
      return show(request, reply, refusedForm(blank(), fault));
    });
    app.post(path, { config, bodyLimit: FORM_BYTES }, async (request, reply) =>
      show(request, reply, await work(request, new FormFields(request.body))),
    );
  });
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

function prepareForms(app: FastifyInstance): void {
  takeForms(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    refuseForeignForm(request);
  });
}
