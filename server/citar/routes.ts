import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type CitarAnswer, citarParameters } from '../../catalog/citar/answer.ts';
import { citeInAbnt, citeInBibtex } from '../../catalog/citar/citation.ts';
import { brasiliaToday } from '../../catalog/texto/moment.ts';
import { siteOf } from '../dataset/cite.ts';
import { Fault } from '../http/fault.ts';
import { readParameters } from '../http/parameters.ts';
import type { Services } from '../http/request.ts';
import type { PageSummary } from '../page/question.ts';
import { PageSummarizer } from '../page/summarizer.ts';

const UNKNOWN = 'Não há uma página com algo publicado nesse endereço. Copie o endereço da página que quer citar.';

/** How a page is cited. It is asked anew each time: the day of the access is part of it. */
export function citarRoutes(app: FastifyInstance, services: Services): void {
  const pages = new PageSummarizer(app, services);
  app.get('/api/v1/citar', async (request, reply) => {
    const { de } = readParameters(citarParameters, request);
    const { summary } = await pages.summarize(request, de);
    if (!summary) throw new Fault(404, 'NOT_FOUND', UNKNOWN);
    reply.header('cache-control', 'no-store');
    return citationOf(services, request, summary);
  });
}

function citationOf(services: Services, request: FastifyRequest, summary: PageSummary): CitarAnswer {
  const { txtCliente, entidade } = request.site.tenant.dados;
  const { title: titulo, says: detalhe, address, state, dados } = summary;
  const { referencia, carga, publicadaEm } = dados ?? { referencia: null, carga: null, publicadaEm: null };
  const site = siteOf(services, request);
  const endereco = site + address;
  const estado = state && site + state;
  const acessoEm = brasiliaToday();
  const cited = {
    orgao: txtCliente,
    cidade: entidade.txtCidade,
    slug: request.site.tenant.slug,
    titulo,
    detalhe,
    endereco,
    referencia,
    carga,
    publicadaEm,
    acessoEm,
  };
  const { cidade: _, slug: __, ...told } = cited;
  return { ok: true, data: { ...told, estado, abnt: citeInAbnt(cited), bibtex: citeInBibtex(cited) } };
}
