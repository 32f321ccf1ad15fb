import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { emailProblem } from '../../../catalog/mensagens/rascunho.ts';
import { mayDo, type Papel } from '../../../catalog/painel/papeis.ts';
import {
  type ConviteAnswer,
  conviteRequest,
  type PessoasAnswer,
  papeisRequest,
  remocaoQuery,
} from '../../../catalog/painel/pessoas/answer.ts';
import { Fault } from '../../http/fault.ts';
import { readShape } from '../../http/shape.ts';
import { authorOf, recordAct } from '../atos.ts';
import { keptKeys, settleKeys } from '../chaves/guarda.ts';
import { LETTERS_PER_HOUR } from '../entrada/admission.ts';
import { countRecentLinks } from '../entrada/link.ts';
import { renewSessions } from '../entrada/session.ts';
import type { DeskServices } from '../services.ts';
import { inviteAnswer } from './invite.ts';
import { grantableRoles, lastKeeper, refuseLastKeeper, refuseRoles } from './rules.ts';
import {
  addPerson,
  listPeople,
  lockPeople,
  removePerson,
  type StandingPerson,
  setRoles,
  shownPerson,
} from './store.ts';

type Identified = FastifyRequest<{ Params: { id: string } }>;

/** The people of a body: who they are, what they may do, and since when. */
export function pessoasDeskRoutes(app: FastifyInstance, services: DeskServices): void {
  const options = { config: { permissao: 'pessoas' as const } };
  app.get('/painel/api/pessoas', options, (request) => showPeople(services, request));
  app.post('/painel/api/pessoas', options, (request) => invite(services, request));
  app.put('/painel/api/pessoas/:id/papeis', options, (request: Identified) => changeRoles(services, request));
  app.post('/painel/api/pessoas/:id/convite', options, (request: Identified) => inviteAgain(services, request));
  app.delete('/painel/api/pessoas/:id', options, (request: Identified) => remove(services, request));
}

async function showPeople({ db, mailer }: DeskServices, { site, person }: FastifyRequest): Promise<PessoasAnswer> {
  const tenant = site.tenant.id;
  const [people, keys] = await db.staff(tenant, async (client) => [
    await listPeople(client, tenant),
    await keptKeys(client, tenant),
  ]);
  const pessoas = people.map((one) => {
    const chaves = keys.filter(({ pessoa }) => pessoa === one.id).map(({ nome }) => nome);
    return shownPerson(one, person.id, { fica: lastKeeper(people, one), chaves });
  });
  return { ok: true, data: { pessoas, concede: grantableRoles(person.papeis), correio: Boolean(mailer) } };
}

async function invite(services: DeskServices, request: FastifyRequest): Promise<ConviteAnswer> {
  const asked = readShape(conviteRequest, request.body, 'BAD_FIELDS');
  const problem = emailProblem(asked.email);
  if (problem) throw badEmail(400, problem);
  refuseRoles(request.person.papeis, [], asked.papeis);
  const tenant = request.site.tenant.id;
  return services.db.staff(tenant, async (client) => {
    const added = await addPerson(client, tenant, asked);
    if (!added) throw badEmail(409, 'Esta pessoa já está no painel: mude os papéis dela na lista');
    const { nome, email, papeis } = added;
    await recordAct(client, request, { acao: 'pessoa.convidada', alvo: nome, depois: { email, papeis } });
    return inviteAnswer(client, services, request, added);
  });
}

const badEmail = (status: number, message: string): Fault =>
  new Fault(status, 'BAD_FIELDS', `${message}.`, [{ field: 'email', value: '', message }]);

/** Sends the invitation of one who never came in once more. The one before is good no longer. */
async function inviteAgain(services: DeskServices, request: Identified): Promise<ConviteAnswer> {
  const tenant = request.site.tenant.id;
  return services.db.staff(tenant, async (client) => {
    const { person, own } = await personAsked(client, request);
    // Without mail whoever invites holds the link, and enters with it as that person: it gives every role that they have.
    refuseRoles(own, [], person.papeis);
    if (person.entrouEm)
      throw new Fault(409, 'CONFLICT', 'Esta pessoa já entrou: ela mesma pede um link na página de entrada.');
    if ((await countRecentLinks(client, tenant, person.id)) >= LETTERS_PER_HOUR)
      throw new Fault(
        429,
        'TOO_MANY_REQUESTS',
        'Este convite já foi enviado várias vezes na última hora. Espere um pouco.',
      );
    await recordAct(client, request, { acao: 'convite.reenviado', alvo: person.nome });
    return inviteAnswer(client, services, request, person);
  });
}

async function changeRoles({ db }: DeskServices, request: Identified): Promise<object> {
  const { papeis, chaves } = readShape(papeisRequest, request.body, 'BAD_FIELDS');
  const tenant = request.site.tenant.id;
  await db.staff(tenant, async (client) => {
    const { person, people, own } = await personAsked(client, request);
    refuseRoles(own, person.papeis, papeis);
    if (!papeis.includes('controle')) refuseLastKeeper(people, person);
    const [antes, depois] = [{ papeis: person.papeis }, { papeis }];
    // Before the change: it may be of the one who asks.
    await recordAct(client, request, { acao: 'pessoa.papeis', alvo: person.nome, antes, depois });
    await settleKeys(client, { author: authorOf(request), pessoa: person.id, papeis }, chaves);
    await setRoles(client, tenant, person, papeis);
    await renewSessions(client, tenant, person.id);
  });
  return { ok: true };
}

async function remove({ db }: DeskServices, request: Identified): Promise<object> {
  const { chaves } = readShape(remocaoQuery, request.query, 'BAD_FIELDS');
  const tenant = request.site.tenant.id;
  await db.staff(tenant, async (client) => {
    const { person, people, own } = await personAsked(client, request);
    refuseRoles(own, person.papeis, []);
    refuseLastKeeper(people, person);
    const antes = { email: person.email, papeis: person.papeis };
    await recordAct(client, request, { acao: 'pessoa.removida', alvo: person.nome, antes });
    await settleKeys(client, { author: authorOf(request), pessoa: person.id, papeis: [] }, chaves);
    await removePerson(client, tenant, person.id);
  });
  return { ok: true };
}

/**
 * The person of this body whom a request names, with all others, locked. Who asks may have lost their role since the request
 * was let in: what counts is what they are now.
 */
async function personAsked(
  client: pg.ClientBase,
  { site, params, person: asking }: Identified,
): Promise<{ person: StandingPerson; people: StandingPerson[]; own: readonly Papel[] }> {
  const people = await lockPeople(client, site.tenant.id);
  const own = people.find(({ id }) => id === asking.id)?.papeis ?? [];
  if (!mayDo(own, 'pessoas')) throw new Fault(403, 'FORBIDDEN', 'Seu papel acaba de mudar, e não permite mais isto.');
  const person = people.find(({ id }) => id === params.id);
  if (!person) throw new Fault(404, 'NOT_FOUND', 'Esta pessoa não está mais no painel. Atualize a lista.');
  return { person, people, own };
}
