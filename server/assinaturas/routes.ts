import type { FastifyInstance } from 'fastify';
import {
  type AssinaturaAnswer,
  assinaturaParameters,
  type DesafioAssinaturaAnswer,
} from '../../catalog/assinaturas/answer.ts';
import { FORM_BYTES } from '../forms/body.ts';
import { registerFormPage } from '../forms/page.ts';
import { limitPerAddress, senderOf } from '../forms/sender.ts';
import { readParameters, refuseParameters } from '../http/parameters.ts';
import type { SendPosted } from '../http/shell.ts';
import { SubscriptionAdmission } from './admission.ts';
import {
  blankConfirmation,
  blankManagement,
  leaveByLink,
  openConfirmation,
  openManagement,
  sendConfirmation,
  sendManagement,
} from './manage.ts';
import { blankSubscription, sendSubscriptionForm } from './request.ts';
import type { SubscriptionServices } from './services.ts';
import { readTarget } from './target.ts';

/** Pages by which somebody asks to be told, confirms it, and leaves. */
export function assinaturasRoutes(root: FastifyInstance, services: SubscriptionServices, show: SendPosted): void {
  const admission = new SubscriptionAdmission(services);
  const config = limitPerAddress('assinaturas', services.limits.formularios);
  registerFormPage(root, show, {
    path: '/assinaturas',
    config,
    blank: blankSubscription,
    work: (request, fields) => sendSubscriptionForm(services, admission, request, fields),
  });
  registerFormPage(root, show, {
    path: '/assinaturas/confirmar',
    config,
    blank: blankConfirmation,
    open: (request) => openConfirmation(services, request),
    work: (request, fields) => sendConfirmation(services, request, fields),
  });
  registerFormPage(root, show, {
    path: '/assinaturas/gerir',
    config,
    blank: blankManagement,
    open: (request) => openManagement(services, request),
    work: (request, fields) => sendManagement(services, request, fields),
  });
  leavingRoute(root, services);
  dataRoutes(root, services, admission);
}

/** The address that a mailbox posts to (RFC 8058): from its own servers, without cookies, in either way of sending forms. */
function leavingRoute(root: FastifyInstance, services: SubscriptionServices): void {
  root.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    // Who follows the address by hand sees what there is to leave.
    app.get('/assinaturas/sair', (request, reply) =>
      reply.redirect((request.raw.url ?? '').replace('/sair', '/gerir'), 302),
    );
    app.post('/assinaturas/sair', { bodyLimit: FORM_BYTES }, async (request, reply) => {
      await leaveByLink(services, request);
      return reply
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('Pronto: os avisos pararam e o endereço foi apagado.\n');
    });
  });
}

function dataRoutes(root: FastifyInstance, services: SubscriptionServices, admission: SubscriptionAdmission): void {
  root.get('/api/v1/assinaturas', async (request): Promise<AssinaturaAnswer> => {
    const { de } = readParameters(assinaturaParameters, request);
    const { caminho, atom, frase } = readTarget(services.datasets, request.site.tenant, de);
    return { ok: true, data: { caminho, atom, frase, email: services.hasMail } };
  });
  root.get('/api/v1/assinaturas/desafio', async (request, reply): Promise<DesafioAssinaturaAnswer> => {
    refuseParameters(request);
    reply.header('cache-control', 'no-store');
    return { ok: true, data: admission.challenge(senderOf(request)) };
  });
}
