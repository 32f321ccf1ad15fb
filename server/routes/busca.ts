import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pairs } from '../../catalog/query.ts';
import { concealed } from '../../catalog/words.ts';
import { tagOf } from '../cache.ts';
import { Fault } from '../fault.ts';
import { answer as found, type Question } from '../search/answer.ts';
import { ARQUIVOS } from '../search/paper.ts';
import { suggest } from '../search/suggest.ts';
import { answer } from './dataset.ts';
import { type Desk, pairsOf } from './request.ts';

/** No word of ours is longer, and no honest question. */
const LONGEST = 200;
const NAMES = ['termo', 'tipo', 'ano', '_page'];

/** The search, and what it suggests while one types. */
export function searchRoutes(app: FastifyInstance, desk: Desk): void {
  app.get('/api/v1/busca', (request, reply) => answerSearch(desk, request, reply));
  app.get('/api/v1/busca/sugestoes', (request, reply) => answerSuggestions(desk, request, reply));
}

async function answerSearch(desk: Desk, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const question = questionIn(pairsOf(request));
  const { tenant } = request.site;
  const make = () => desk.db.read(tenant.id, (client) => found(client, desk.datasets, tenant, question));
  // Somebody's CPF is answered and forgotten.
  if (concealed(question.termo) !== question.termo) return make();
  const key = `${tagOf(tenant.id, '_busca')}?${JSON.stringify(question)}`;
  const tags = ['_busca', ARQUIVOS, ...desk.datasets.map(({ id }) => id)];
  return answer(desk, request, reply, key, tags, make);
}

async function answerSuggestions(desk: Desk, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { termo } = questionIn(pairsOf(request), ['termo']);
  const { tenant } = request.site;
  const make = async () => ({
    ok: true,
    data: await desk.db.read(tenant.id, (client) => suggest(client, desk.datasets, tenant, termo)),
  });
  if (concealed(termo) !== termo) return make();
  return answer(desk, request, reply, `${tagOf(tenant.id, '_busca')}/${termo}`, ['_busca', ARQUIVOS], make);
}

function questionIn(pairs: Pairs, names: readonly string[] = NAMES): Question {
  for (const [name] of pairs)
    if (!names.includes(name)) throw new Fault(400, 'BAD_QUERY', `“${name.slice(0, 60)}” não é um parâmetro da busca.`);
  const given = new Map(pairs);
  const termo = (given.get('termo') ?? '').replaceAll('\0', '').trim();
  if (termo.length > LONGEST)
    throw new Fault(400, 'BAD_QUERY', `O termo tem mais de ${LONGEST} caracteres. Procure por menos palavras.`);
  return { termo, tipo: given.get('tipo') || null, ano: whole(given, 'ano'), page: whole(given, '_page') ?? 1 };
}

function whole(given: ReadonlyMap<string, string>, name: string): number | null {
  const text = given.get(name) ?? '';
  if (text === '') return null;
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new Fault(400, 'BAD_QUERY', `“${name}” deve ser um número inteiro.`);
}
