import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ARQUIVOS } from '../../catalog/arquivos/arquivos.ts';
import type { Pairs } from '../../catalog/query.ts';
import { begun, concealed } from '../../catalog/texto/words.ts';
import { sendAnswer } from '../http/answer.ts';
import { tagOf } from '../http/cache.ts';
import { Fault } from '../http/fault.ts';
import { pairsOf, type Services } from '../http/request.ts';
import { answer as found, type Question } from './answer.ts';
import { suggest } from './suggest.ts';

const NAMES = ['termo', 'tipo', 'ano', '_page'];

/** The search, and what it suggests while one types. */
export function searchRoutes(app: FastifyInstance, services: Services): void {
  app.get('/api/v1/busca', (request, reply) => answerSearch(services, request, reply));
  app.get('/api/v1/busca/sugestoes', (request, reply) => answerSuggestions(services, request, reply));
}

async function answerSearch(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { cortado, ...question } = questionIn(pairsOf(request));
  const { tenant } = request.site;
  const search = () => services.db.read(tenant.id, (client) => found(client, services.datasets, tenant, question));
  const make = async () => ({ ...(await search()), cortado });
  // Somebody's CPF is answered and forgotten.
  if (concealed(question.termo) !== question.termo) return make();
  const key = `${tagOf(tenant.id, '_busca')}?${JSON.stringify({ ...question, cortado })}`;
  const tags = ['_busca', ARQUIVOS, ...services.datasets.map(({ id }) => id)];
  return sendAnswer(services, request, reply, { question: key, datasets: tags }, make);
}

async function answerSuggestions(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { termo } = questionIn(pairsOf(request), ['termo']);
  const { tenant } = request.site;
  const make = async () => ({
    ok: true,
    data: await services.db.read(tenant.id, (client) => suggest(client, services.datasets, tenant, termo)),
  });
  if (concealed(termo) !== termo) return make();
  return sendAnswer(
    services,
    request,
    reply,
    { question: `${tagOf(tenant.id, '_busca')}/${termo}`, datasets: ['_busca', ARQUIVOS] },
    make,
  );
}

interface Read extends Question {
  /** Only the beginning of a long term is looked for, and the answer says so. */
  cortado: boolean;
}

function questionIn(pairs: Pairs, names: readonly string[] = NAMES): Read {
  for (const [name] of pairs)
    if (!names.includes(name)) throw new Fault(400, 'BAD_QUERY', `“${name.slice(0, 60)}” não é um parâmetro da busca.`);
  const given = new Map(pairs);
  const typed = (given.get('termo') ?? '').replaceAll('\0', '').trim();
  const termo = begun(typed);
  const cortado = termo !== typed;
  return {
    termo,
    cortado,
    tipo: given.get('tipo') || null,
    ano: whole(given, 'ano'),
    page: whole(given, '_page') ?? 1,
  };
}

function whole(given: ReadonlyMap<string, string>, name: string): number | null {
  const text = given.get(name) ?? '';
  if (text === '') return null;
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new Fault(400, 'BAD_QUERY', `“${name}” deve ser um número inteiro.`);
}
