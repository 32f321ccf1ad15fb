import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProvedorAnswer } from '../../../catalog/painel/entrada/answer.ts';
import { Fault, faultOf } from '../../http/fault.ts';
import { originOf } from '../../http/request.ts';
import { findByEmail } from '../pessoas/store.ts';
import type { DeskServices } from '../services.ts';
import { clearJourneyCookie, journeySecret, setJourneyCookie, setSessionCookie } from './cookie.ts';
import { DESAFIO_MINUTES, keepDesafio, spendDesafio } from './desafios.ts';
import { enterAs } from './enter.ts';
import { EntryProvider, type ProvidedIdentity, RETURN_PATH } from './provedor.ts';
import { makeSecret } from './secret.ts';

/** Entry with the OpenID Connect provider of the installation, where it has one. */
export function providerDeskRoutes(app: FastifyInstance, services: DeskServices, config: { permissao: 'livre' }): void {
  if (!services.provider) return;
  const provider = new EntryProvider(services.provider);
  app.post('/painel/api/entrar/provedor', { config }, (request, reply) => depart(services, provider, request, reply));
  app.get(RETURN_PATH, { config }, (request, reply) => comeBack(services, provider, request, reply));
}

/** Sends a browser to the provider, with a secret by which it is known when it comes back, once. */
async function depart(
  { db }: DeskServices,
  provider: EntryProvider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ProvedorAnswer> {
  const tenant = request.site.tenant.id;
  const segredo = makeSecret();
  const endereco = await provider.begin(originOf(request.raw), segredo);
  await db.staff(tenant, (client) => keepDesafio(client, { tenant, uso: 'provedor', pessoa: null, segredo }));
  setJourneyCookie(reply, segredo, DESAFIO_MINUTES);
  return { ok: true, data: { endereco } };
}

/** Lets the person in whom the provider names; a refusal is told by the page of the entrance. */
async function comeBack(
  services: DeskServices,
  provider: EntryProvider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  clearJourneyCookie(reply);
  try {
    setSessionCookie(reply, await enterByProvider(services, provider, request));
    return reply.redirect('/painel', 303);
  } catch (error) {
    const fault = faultOf(error);
    if (fault.status === 500) request.log.error(error);
    return reply.redirect(`/painel/entrar?${new URLSearchParams({ erro: fault.type })}`, 303);
  }
}

async function enterByProvider(
  { db }: DeskServices,
  provider: EntryProvider,
  request: FastifyRequest,
): Promise<string> {
  const tenant = request.site.tenant.id;
  const segredo = journeySecret(request) ?? '';
  // Spent before the provider is asked: an address that is opened twice asks nothing.
  const isOwn = await db.staff(tenant, (client) =>
    spendDesafio(client, { tenant, uso: 'provedor', pessoa: null, segredo }),
  );
  if (!isOwn) throw new Fault(401, 'PROVIDER_REFUSED', 'Este retorno não foi pedido por este navegador.');
  const told = await provider.finish(new URL(request.raw.url ?? '', originOf(request.raw)), segredo);
  const email = verifiedEmail(told);
  return db.staff(tenant, async (client) => {
    const person = await findByEmail(client, tenant, email);
    if (!person) throw new Fault(403, 'NOT_INVITED', 'Este e-mail não foi convidado.');
    return enterAs(client, request, person.id, 'provedor');
  });
}

/** The address of a person that the provider itself checked: any other could be typed by anybody. */
function verifiedEmail({ email, verified }: ProvidedIdentity): string {
  if (!verified || email === '') throw new Fault(403, 'EMAIL_UNVERIFIED', 'O provedor não confirmou o e-mail.');
  return email;
}
