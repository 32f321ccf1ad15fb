import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import {
  type ContaAnswer,
  nomeRequest,
  passkeyName,
  passkeyRequest,
  type SessaoVista,
} from '../../../catalog/painel/entrada/answer.ts';
import { Fault } from '../../http/fault.ts';
import { readShape } from '../../http/shape.ts';
import { authorOf, recordAct, writeAct } from '../atos.ts';
import type { DeskServices } from '../services.ts';
import { describeDevice } from './aparelho.ts';
import { tellOfPasskey } from './correio.ts';
import { addPasskey, passkeyOptions, passkeyPlace, passkeysOf, removePasskey, renamePasskey } from './passkeys.ts';
import { endSessions } from './session.ts';

type Identified = FastifyRequest<{ Params: { id: string } }>;

/** One's own account: passkeys and sessions. Each person sees and changes their own alone. */
export function contaDeskRoutes(app: FastifyInstance, services: DeskServices): void {
  const options = { config: { permissao: 'entrar' as const } };
  app.get('/painel/api/conta', options, (request) => showAccount(services, request));
  app.put('/painel/api/conta/nome', options, (request) => rename(services, request));
  app.post('/painel/api/conta/passkeys/desafio', options, (request) => beginPasskey(services, request));
  app.post('/painel/api/conta/passkeys', options, (request) => keepPasskey(services, request));
  app.put('/painel/api/conta/passkeys/:id', options, (request: Identified) => namePasskey(services, request));
  app.delete('/painel/api/conta/passkeys/:id', options, (request: Identified) => dropPasskey(services, request));
  app.delete('/painel/api/conta/sessoes/:id', options, (request: Identified) => endOne(services, request));
}

async function showAccount({ db }: DeskServices, { site, person }: FastifyRequest): Promise<ContaAnswer> {
  const tenant = site.tenant.id;
  return db.staff(tenant, async (client) => {
    const [passkeys, sessoes] = [
      await passkeysOf(client, tenant, person.id),
      await sessionsOf(client, tenant, person.id, person.sessao),
    ];
    const { nome, email, papeis } = person;
    return { ok: true, data: { nome, email, papeis: [...papeis], passkeys, sessoes } };
  });
}

interface SessionRow extends Pick<SessaoVista, 'id' | 'aparelho' | 'meio'> {
  criadaEm: Date;
  usadaEm: Date;
}

async function sessionsOf(client: pg.ClientBase, tenant: number, pessoa: string, current: string) {
  const { rows } = await client.query<SessionRow>(
    `SELECT id, aparelho, meio, "criadaEm", "usadaEm" FROM portal.sessoes
     WHERE tenant = $1 AND pessoa = $2 AND "expiraEm" > now() ORDER BY "usadaEm" DESC, id`,
    [tenant, pessoa],
  );
  return rows.map(
    ({ id, aparelho, meio, criadaEm, usadaEm }): SessaoVista => ({
      ...{ id, aparelho, meio, atual: id === current },
      ...{ criadaEm: criadaEm.toISOString(), vistaEm: usadaEm.toISOString() },
    }),
  );
}

async function rename({ db }: DeskServices, request: FastifyRequest): Promise<object> {
  const { nome } = readShape(nomeRequest, request.body, 'BAD_FIELDS');
  const { site, person } = request;
  await db.staff(site.tenant.id, async (client) => {
    await client.query('UPDATE portal.pessoas SET nome = $3 WHERE tenant = $1 AND id = $2', [
      site.tenant.id,
      person.id,
      nome,
    ]);
    await recordAct(client, request, {
      ...{ acao: 'pessoa.renomeada', alvo: person.email, antes: { nome: person.nome }, depois: { nome } },
    });
  });
  return { ok: true };
}

async function beginPasskey({ db }: DeskServices, request: FastifyRequest): Promise<object> {
  const place = passkeyPlace(request);
  return { ok: true, data: await db.staff(place.tenant, (client) => passkeyOptions(client, place, request.person)) };
}

async function keepPasskey({ db, mailer, messages }: DeskServices, request: FastifyRequest): Promise<object> {
  const { site, person, headers } = request;
  const asked = readShape(passkeyRequest, request.body, 'BAD_FIELDS');
  const place = passkeyPlace(request);
  await db.staff(place.tenant, async (client) => {
    await addPasskey(client, place, person, asked);
    const added = { passkey: asked.nome, aparelho: describeDevice(headers['user-agent']) };
    if (mailer) await tellOfPasskey(client, messages, site.tenant, person, added);
    await recordAct(client, request, { acao: 'passkey.criada', alvo: asked.nome });
  });
  return { ok: true };
}

async function namePasskey({ db }: DeskServices, request: Identified): Promise<object> {
  const { nome } = readShape(passkeyName, request.body, 'BAD_FIELDS');
  const { site, person, params } = request;
  await db.staff(site.tenant.id, async (client) => {
    const antes = await renamePasskey(client, site.tenant.id, person.id, params.id, nome);
    await recordAct(client, request, {
      ...{ acao: 'passkey.renomeada', alvo: nome, antes: { nome: antes }, depois: { nome } },
    });
  });
  return { ok: true };
}

async function dropPasskey({ db }: DeskServices, request: Identified): Promise<object> {
  const { site, person, params } = request;
  await db.staff(site.tenant.id, async (client) => {
    const nome = await removePasskey(client, site.tenant.id, person.id, params.id);
    await recordAct(client, request, { acao: 'passkey.removida', alvo: nome });
  });
  return { ok: true };
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

async function endOne({ db }: DeskServices, request: Identified): Promise<object> {
  const { site, person, params } = request;
  await db.staff(site.tenant.id, async (client) => {
    const ended = UUID.test(params.id) ? await endSessions(client, site.tenant.id, person.id, params.id) : 0;
    if (ended === 0) throw new Fault(404, 'NOT_FOUND', 'Esta sessão já terminou. Atualize a página.');
    // It may be the one that asks.
    await writeAct(client, authorOf(request), { acao: 'sessao.encerrada', alvo: person.nome });
  });
  return { ok: true };
}
