import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import {
  type ChaveFeita,
  type ChavesAnswer,
  type ChaveVista,
  chaveBody,
} from '../../../catalog/painel/chaves/answer.ts';
import { Fault } from '../../http/fault.ts';
import { originOf } from '../../http/request.ts';
import { readShape } from '../../http/shape.ts';
import { Refusal } from '../../refusal.ts';
import { type ApiToken, createToken, listTokens, revokeToken, tokenDays, tokenState } from '../../remote/register.ts';
import { recordAct } from '../atos.ts';
import { listPeople } from '../pessoas/store.ts';
import type { DeskServices } from '../services.ts';

type KeyRequest = FastifyRequest<{ Params: { id: string } }>;

const GUARDED = { config: { permissao: 'chaves' as const } };

/** The keys with which other systems publish for a body or are told of its loads. */
export function chavesDeskRoutes(app: FastifyInstance, services: DeskServices): void {
  const { db, datasets } = services;
  app.get('/painel/api/chaves', GUARDED, async ({ site }): Promise<ChavesAnswer> => {
    const tenant = site.tenant.id;
    const [keys, nameOf] = await db.staff(tenant, async (client) => [
      await listTokens(client, tenant),
      await namesOfPeople(client, tenant),
    ]);
    const { first, last, usual } = tokenDays();
    const conjuntos = datasets.filter(({ cut }) => !cut).map(({ id, title }) => ({ id, titulo: title }));
    return {
      ok: true,
      data: {
        chaves: keys.map((key) => seenKey(key, nameOf(key.pessoa))).reverse(),
        conjuntos,
        prazo: { de: first, ate: last, usual },
      },
    };
  });
  app.post('/painel/api/chaves', GUARDED, async (request): Promise<ChaveFeita> => {
    const { nome, usos, conjuntos, ate } = readShape(chaveBody, request.body, 'BAD_REQUEST');
    const { site, person } = request;
    const tenant = site.tenant.id;
    const made = await db.staff(tenant, async (client) => {
      const key = await createToken(client, datasets, {
        tenant,
        name: nome,
        datasets: conjuntos,
        usos,
        until: ate,
        maker: { pessoa: person.id, quem: person.nome },
      }).catch(refused);
      await recordAct(client, request, { acao: 'chave.criada', alvo: key.nome, depois: { usos, conjuntos, ate } });
      return key;
    });
    const servidor = services.siteOf?.(site.tenant) ?? originOf(request);
    return { ok: true, data: { ...seenKey(made, person.nome), segredo: made.token, servidor } };
  });
  app.post('/painel/api/chaves/:id/revogar', GUARDED, async (request: KeyRequest) => {
    const tenant = request.site.tenant.id;
    const key = await db.staff(tenant, async (client) => {
      const before = (await listTokens(client, tenant)).find(({ id }) => String(id) === request.params.id);
      if (!before) throw UNKNOWN;
      if (before.revogadaEm) return before;
      const after = await revokeToken(client, tenant, before.id);
      await recordAct(client, request, {
        acao: 'chave.revogada',
        alvo: after.nome,
        antes: { estado: tokenState(before) },
        depois: { estado: tokenState(after) },
      });
      return after;
    });
    return { ok: true, data: { estado: tokenState(key) } };
  });
}

const UNKNOWN = new Fault(404, 'NOT_FOUND', 'Este órgão não tem essa chave. Volte à lista de chaves.');

/** What the command line refuses is refused here, with the same sentence. */
function refused(error: unknown): never {
  if (error instanceof Refusal) throw new Fault(400, 'BAD_REQUEST', error.message);
  throw error;
}

/** Names of the people of a body who were not removed. */
async function namesOfPeople(client: pg.ClientBase, tenant: number): Promise<(pessoa: string | null) => string | null> {
  const people = await listPeople(client, tenant);
  return (pessoa) => people.find(({ id }) => id === pessoa)?.nome ?? null;
}

const seenKey = (key: ApiToken, responde: string | null): ChaveVista => ({
  id: key.id,
  nome: key.nome,
  conjuntos: key.datasets,
  usos: key.usos,
  estado: tokenState(key),
  criadaEm: key.criadaEm.toISOString(),
  expiraEm: key.expiraEm.toISOString(),
  revogadaEm: key.revogadaEm?.toISOString() ?? null,
  usadaEm: key.usadaEm?.toISOString() ?? null,
  criadaPor: key.criadaPor,
  responde,
});
