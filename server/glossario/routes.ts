import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GlossarioAnswer, TermoAnswer } from '../../catalog/glossario/answer.ts';
import { merged } from '../../catalog/glossario/index.ts';
import { slugOfTerm, type Termo } from '../../catalog/glossario/term.ts';
import { appliedAnswer, sendReady } from '../http/applied.ts';
import { Fault } from '../http/fault.ts';
import { refuseParameters } from '../http/parameters.ts';
import { readyAnswer } from '../http/ready.ts';
import type { Tenant } from '../tenants/tenants.ts';

/** A term as the API answers it: every property is always there. */
const answered = (term: Termo): TermoAnswer['data'][number] => ({
  slug: slugOfTerm(term),
  termo: term.termo,
  explicacao: term.explicacao,
  exemplo: term.exemplo ?? null,
  fontes: [...term.fontes],
  sinonimos: [...(term.sinonimos ?? [])],
  veja: [...(term.veja ?? [])],
});

/** The glossary of a body: the portal's terms and its own. */
export const glossarioOf = ({ dados }: Tenant) => merged(dados.glossario ?? []).map(answered);

export function glossarioRoutes(app: FastifyInstance): void {
  app.get(
    '/api/v1/glossario',
    appliedAnswer<GlossarioAnswer>(async (tenant) => {
      const data = glossarioOf(tenant);
      return { ok: true, data, total: data.length };
    }),
  );
  app.get<{ Params: { slug: string } }>('/api/v1/glossario/:slug', (request, reply) =>
    answerTerm(request, reply, request.params.slug),
  );
}

async function answerTerm(request: FastifyRequest, reply: FastifyReply, slug: string): Promise<void> {
  refuseParameters(request);
  const found = glossarioOf(request.site.tenant).find((term) => term.slug === slug);
  if (!found) throw new Fault(404, 'NOT_FOUND', 'Este termo não está no glossário. A lista está em /v1/glossario.');
  const answer: TermoAnswer = { ok: true, data: [found] };
  sendReady(request, reply, await readyAnswer(answer, []));
}
