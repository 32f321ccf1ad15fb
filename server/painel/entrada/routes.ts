import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type EntradaAnswer, type LinkVisto, linkUse, passkeyEntry } from '../../../catalog/painel/entrada/answer.ts';
import { limitPerAddress } from '../../forms/sender.ts';
import { Fault } from '../../http/fault.ts';
import { readShape } from '../../http/shape.ts';
import { MailProbe } from '../../mail/probe.ts';
import { authorOf, writeAct } from '../atos.ts';
import type { DeskServices } from '../services.ts';
import { ENTRIES_PER_ADDRESS, EntryAdmission } from './admission.ts';
import { contaDeskRoutes } from './conta.ts';
import { clearSessionCookie } from './cookie.ts';
import { answerEntered, enterAs } from './enter.ts';
import { revokeEntryLinks, spendEntryLink, viewEntryLink } from './link.ts';
import { entryOptions, passkeyPlace, personOfPasskey } from './passkeys.ts';
import { requestLink } from './pedido.ts';
import { providerDeskRoutes } from './retorno.ts';
import { endSessions } from './session.ts';

/** Coming in and going out. */
export function entradaDeskRoutes(app: FastifyInstance, services: DeskServices): void {
  const door = { admission: new EntryAdmission(), mail: services.mailer ? new MailProbe(services.mailer) : null };
  const config = { permissao: 'livre' as const, ...limitPerAddress('painel-entrada', ENTRIES_PER_ADDRESS) };
  app.get('/painel/api/entrar', { config }, async (request): Promise<EntradaAnswer> => {
    const { txtCliente: orgao } = request.site.tenant.dados;
    return { ok: true, data: { orgao, correio: Boolean(services.mailer), provedor: services.provider?.name ?? null } };
  });
  app.post('/painel/api/entrar', { config }, (request, reply) => enterByLink(services, request, reply));
  app.post('/painel/api/entrar/conferir', { config }, (request) => showLink(services, request));
  app.post('/painel/api/entrar/link', { config }, (request, reply) => requestLink(services, door, request, reply));
  app.post('/painel/api/entrar/passkey/desafio', { config }, (request) => offerPasskeys(services, request));
  app.post('/painel/api/entrar/passkey', { config }, (request, reply) => enterByPasskey(services, request, reply));
  providerDeskRoutes(app, services, config);
  app.post('/painel/api/sair', { config: { permissao: 'entrar' } }, (request, reply) =>
    leave(services, request, reply, request.person.sessao),
  );
  app.post('/painel/api/sair/todos', { config: { permissao: 'entrar' } }, (request, reply) =>
    leave(services, request, reply, null),
  );
  contaDeskRoutes(app, services);
}

const spentLink = (): Fault =>
  new Fault(401, 'LINK_SPENT', 'Este link já foi usado ou venceu. Entre de outra forma, ou peça outro link.');

async function enterByLink({ db }: DeskServices, request: FastifyRequest, reply: FastifyReply): Promise<object> {
  const { segredo } = readShape(linkUse, request.body, 'BAD_REQUEST');
  const tenant = request.site.tenant.id;
  const secret = await db.staff(tenant, async (client) => {
    const found = await spendEntryLink(client, tenant, segredo);
    if (!found) throw spentLink();
    return enterAs(client, request, found.pessoa, 'link');
  });
  return answerEntered(reply, secret);
}

/** Says whose a link is before it is pressed, or that it is good no more. */
async function showLink({ db }: DeskServices, request: FastifyRequest): Promise<LinkVisto> {
  const { segredo } = readShape(linkUse, request.body, 'BAD_REQUEST');
  const tenant = request.site.tenant.id;
  const found = await db.staff(tenant, (client) => viewEntryLink(client, tenant, segredo));
  if (!found) throw spentLink();
  return { ok: true, data: { ...found, expiraEm: found.expiraEm.toISOString() } };
}

async function offerPasskeys({ db }: DeskServices, request: FastifyRequest): Promise<object> {
  const place = passkeyPlace(request);
  return { ok: true, data: await db.staff(place.tenant, (client) => entryOptions(client, place)) };
}

async function enterByPasskey({ db }: DeskServices, request: FastifyRequest, reply: FastifyReply): Promise<object> {
  const answer = readShape(passkeyEntry, request.body, 'BAD_REQUEST');
  const place = passkeyPlace(request);
  const secret = await db.staff(place.tenant, async (client) =>
    enterAs(client, request, await personOfPasskey(client, place, answer), 'passkey'),
  );
  return answerEntered(reply, secret);
}

/** Ends this session of the person who asks, or all of theirs, with every link that would open another. */
async function leave(
  { db }: DeskServices,
  request: FastifyRequest,
  reply: FastifyReply,
  only: string | null,
): Promise<object> {
  const { site, person } = request;
  await db.staff(site.tenant.id, async (client) => {
    const sessoes = await endSessions(client, site.tenant.id, person.id, only);
    if (only === null) await revokeEntryLinks(client, site.tenant.id, person.id);
    await writeAct(client, authorOf(request), { acao: 'pessoa.saiu', alvo: person.nome, antes: { sessoes } });
  });
  clearSessionCookie(reply);
  return { ok: true };
}
