import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { merged } from '../../catalog/glossario/index.ts';
import { slugOfTerm, type Term } from '../../catalog/glossario/term.ts';
import { type ReadyAnswer, readyAnswer, sendAnswer } from '../http/cache.ts';
import { Fault } from '../http/fault.ts';
import { pairsOf } from '../http/request.ts';
import { perguntasOf } from '../tenants/perguntas.ts';
import type { Tenant } from '../tenants/tenants.ts';

/** A term as it is answered: every name always there. */
const told = (term: Term) => ({
  slug: slugOfTerm(term),
  termo: term.termo,
  explicacao: term.explicacao,
  exemplo: term.exemplo ?? null,
  fontes: term.fontes,
  sinonimos: term.sinonimos ?? [],
  veja: term.veja ?? [],
});

/** The glossary of a body: the portal's terms and its own. */
export const wordsOf = ({ dados }: Tenant) => merged(dados.glossario ?? []).map(told);

/** The words of a body, and what people ask. They change when its folder is applied, and with nothing else. */
export function wordRoutes(app: FastifyInstance): void {
  const words = kept(async (tenant) => list(wordsOf(tenant)));
  const questions = kept(async ({ tipo, dados }) => list(await perguntasOf(tipo, dados.perguntas)));
  app.get('/api/v1/glossario', (request, reply) => answer(request, reply, words));
  app.get('/api/v1/glossario/:slug', (request, reply) => answer(request, reply, one));
  app.get('/api/v1/perguntas', (request, reply) => answer(request, reply, questions));
}

const list = (data: readonly unknown[]) => ({ ok: true, data, total: data.length });

type Make = (tenant: Tenant, request: FastifyRequest) => Promise<ReadyAnswer>;

async function answer(request: FastifyRequest, reply: FastifyReply, make: Make): Promise<void> {
  const [stray] = pairsOf(request);
  if (stray) throw new Fault(400, 'BAD_QUERY', `“${stray[0]}” não é um parâmetro deste endereço.`);
  const entry = await make(request.site.tenant, request);
  reply.hijack();
  sendAnswer(entry, request.raw, reply.raw);
}

/** Made once for as long as what is known of the body stays the same. */
function kept(make: (tenant: Tenant) => Promise<unknown>): Make {
  const made = new WeakMap<Tenant, Promise<ReadyAnswer>>();
  return (tenant) => {
    const known = made.get(tenant) ?? make(tenant).then((value) => readyAnswer(value, []));
    made.set(tenant, known);
    return known;
  };
}

async function one(tenant: Tenant, { params }: FastifyRequest): Promise<ReadyAnswer> {
  const { slug } = params as { slug: string };
  const found = wordsOf(tenant).find((term) => term.slug === slug);
  if (!found) throw new Fault(404, 'NOT_FOUND', 'Este termo não está no glossário. A lista está em /v1/glossario.');
  return readyAnswer({ ok: true, data: [found] }, []);
}

/** The same in the manner of the reference system, whose own calls for these nobody has seen. */
export const WORD_CALLS: Readonly<Record<string, (tenant: Tenant) => Promise<unknown>>> = {
  'glossario/glossarioasync': async (tenant) =>
    wordsOf(tenant).map(({ termo, explicacao, exemplo, fontes }) => ({
      txtTermo: termo,
      txtDescricao: explicacao,
      txtExemplo: exemplo,
      txtFonte: fontes.join('; '),
    })),
  'perguntasfrequentes/perguntasfrequentesasync': async ({ tipo, dados }) =>
    (await perguntasOf(tipo, dados.perguntas)).map(({ categoria, pergunta, resposta, atualizada }) => ({
      txtCategoria: categoria,
      txtPergunta: pergunta,
      txtResposta: resposta,
      dtAtualizacao: atualizada && `${atualizada}T00:00:00`,
    })),
};
