import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ARQUIVOS } from '../../catalog/arquivos/arquivos.ts';
import {
  type BuscaAnswer,
  buscaParameters,
  type SugestoesAnswer,
  sugestoesParameters,
} from '../../catalog/busca/answer.ts';
import { seenText } from '../../catalog/texto/seen.ts';
import { begun, concealed } from '../../catalog/texto/words.ts';
import { sendAnswer } from '../http/answer.ts';
import { cacheTag } from '../http/cache.ts';
import { readParameters } from '../http/parameters.ts';
import type { Services } from '../http/request.ts';
import type { Limits } from '../limits/limits.ts';
import { inTurn, Turns } from '../limits/turns.ts';
import { currentVisit } from '../limits/visit.ts';
import { suggest } from './suggest.ts';
import { answerSearch } from './view.ts';

/** Milliseconds that a search waits for its turn, and how many of one address may wait. */
const PATIENCE_MS = 10_000;
const WAITING = 20;

/** The turns of searches, which take more of the process than any other question. */
const searchTurns = ({ reads, searchesPerBody }: Limits): Turns =>
  new Turns({
    places: reads,
    perBody: searchesPerBody,
    perAddress: searchesPerBody,
    spare: 0,
    waitingPerAddress: WAITING,
    patienceMs: PATIENCE_MS,
    noun: ['busca', 'buscas'],
  });

/** The search, and what it suggests while one types. */
export function buscaRoutes(app: FastifyInstance, services: Services): void {
  const turns = searchTurns(services.limits);
  app.get('/api/v1/busca', (request, reply) => sendFound(services, turns, request, reply));
  app.get('/api/v1/busca/sugestoes', (request, reply) => sendSuggestions(services, request, reply));
}

async function sendFound(
  services: Services,
  turns: Turns,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { termo: typed, tipo = null, ano = null, _page: page = 1 } = readParameters(buscaParameters, request);
  const { termo, cortado } = readTerm(typed);
  const asked = { termo, tipo, ano, page };
  const { tenant } = request.site;
  const search = () => services.db.read(tenant.id, (client) => answerSearch(client, services.datasets, tenant, asked));
  const make = async (): Promise<BuscaAnswer> => ({
    ...(await inTurn(turns, currentVisit()?.signal, search)),
    cortado,
  });
  // Somebody's CPF is answered and forgotten.
  if (concealed(termo) !== termo) return make();
  const question = `${cacheTag(tenant.id, '_busca')}?${JSON.stringify({ ...asked, cortado })}`;
  const datasets = ['_busca', ARQUIVOS, ...services.datasets.map(({ id }) => id)];
  return sendAnswer(services, request, reply, { question, datasets }, make);
}

async function sendSuggestions(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { termo } = readTerm(readParameters(sugestoesParameters, request).termo);
  const { tenant } = request.site;
  const make = async (): Promise<SugestoesAnswer> => ({
    ok: true,
    data: await services.db.read(tenant.id, (client) => suggest(client, services.datasets, tenant, termo)),
  });
  if (concealed(termo) !== termo) return make();
  const question = `${cacheTag(tenant.id, '_busca')}/${termo}`;
  return sendAnswer(services, request, reply, { question, datasets: ['_busca', ARQUIVOS] }, make);
}

/** The term as it can be seen. Only the beginning of a long one is looked for, and the answer says so. */
function readTerm(written: string): { termo: string; cortado: boolean } {
  const typed = seenText(written);
  const termo = begun(typed);
  return { termo, cortado: termo !== typed };
}
