import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type AvaliacoesAnswer,
  avaliacaoDeServicoBody,
  avaliacoesParameters,
  type ServicoAnswer,
  type ServicosAnswer,
  servicosParameters,
} from '../../catalog/servicos/answer.ts';
import { brasiliaToday } from '../../catalog/texto/moment.ts';
import { registerFormPage } from '../forms/page.ts';
import { limitPerAddress } from '../forms/sender.ts';
import { readParameters, refuseParameters } from '../http/parameters.ts';
import type { Services } from '../http/request.ts';
import { readShape } from '../http/shape.ts';
import type { SendPosted } from '../http/shell.ts';
import type { ServicoFile } from '../tenants/servicos.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { charterOf, isAsked, serviceOf, summaryOf } from './charter.ts';
import { charterCsv, marksCsv } from './csv.ts';
import { marksFor, meanOf, readMarkedYears, readMarks, type ServiceMarks } from './marks.ts';
import { blankRating, rateService, sendRatingForm, serviceAt } from './rating.ts';

/** Cached for a minute: a new mark may show that much later. */
const KEPT = 'public, max-age=60';
/** Marks that one address may give in ten minutes. */
const MOST_MARKS = 10;
const MARK_BYTES = 8_000;

type Setting = Pick<Services, 'db'>;

/** The charter of services, and what people think of each. */
export function servicosRoutes(root: FastifyInstance, { db }: Setting, show: SendPosted): void {
  const config = limitPerAddress('avaliacoes', MOST_MARKS);
  registerFormPage(root, show, {
    path: '/servicos/:slug',
    config,
    blank: blankRating,
    work: (request, fields) => sendRatingForm(db, request, fields),
  });
  root.post<{ Params: { slug: string } }>(
    '/api/v1/servicos/:slug/avaliacao',
    { config, bodyLimit: MARK_BYTES },
    async (request, reply): Promise<ServicoAnswer> => {
      const given = readShape(avaliacaoDeServicoBody, request.body, 'BAD_FIELDS');
      reply.header('cache-control', 'no-store');
      return { ok: true, data: await rateService(db, request.site.tenant, request.params.slug, given) };
    },
  );
  charterRoutes(root, { db });
  markRoutes(root, { db });
}

function charterRoutes(app: FastifyInstance, { db }: Setting): void {
  const marksOf = ({ id }: Tenant): Promise<ServiceMarks> => db.read(id, (client) => readMarks(client, id));
  const asked = (request: FastifyRequest): readonly ServicoFile[] => {
    const filter = readParameters(servicosParameters, request);
    return charterOf(request.site.tenant).filter((one) => isAsked(one, filter));
  };
  app.get('/api/v1/servicos', async (request, reply): Promise<ServicosAnswer> => {
    const { tenant } = request.site;
    const found = asked(request);
    const marks = await marksOf(tenant);
    reply.header('cache-control', KEPT);
    return charterAnswer(tenant, found, marks);
  });
  app.get('/api/v1/servicos.csv', async (request, reply) => {
    const { tenant } = request.site;
    const found = asked(request);
    const marks = await marksOf(tenant);
    return sendCsv(reply, `${tenant.slug}-servicos.csv`, charterCsv(found.map((one) => serviceOf(tenant, one, marks))));
  });
  app.get<{ Params: { slug: string } }>('/api/v1/servicos/:slug', async (request, reply): Promise<ServicoAnswer> => {
    refuseParameters(request);
    const { tenant } = request.site;
    const found = serviceAt(tenant, request.params.slug);
    const data = serviceOf(tenant, found, await marksOf(tenant));
    reply.header('cache-control', KEPT);
    return { ok: true, data };
  });
}

/** Some services of a body, as lists show them. */
export const charterAnswer = (tenant: Tenant, found: readonly ServicoFile[], marks: ServiceMarks): ServicosAnswer => ({
  ok: true,
  data: found.map((one) => summaryOf(one, marks)),
  total: found.length,
  ...wholeOf(tenant),
});

/** What the answer says of the whole charter, whatever is filtered. */
function wholeOf(tenant: Tenant): Pick<ServicosAnswer, 'publicados' | 'digitais' | 'assuntos' | 'governoDigital'> {
  const all = charterOf(tenant);
  return {
    publicados: all.length,
    digitais: all.filter(({ link }) => link !== null).length,
    assuntos: [...new Set(all.map(({ assunto }) => assunto))],
    governoDigital: tenant.dados.lgpd?.governoDigital ?? null,
  };
}

function markRoutes(app: FastifyInstance, { db }: Setting): void {
  const asked = async (request: FastifyRequest): Promise<AvaliacoesAnswer> => {
    const { ano } = readParameters(avaliacoesParameters, request);
    const { tenant } = request.site;
    return db.read(tenant.id, async (client) => {
      const anos = await readMarkedYears(client, tenant.id);
      const year = ano ?? anos[0] ?? Number(brasiliaToday().slice(0, 4));
      return ratedIn(tenant, year, anos, await readMarks(client, tenant.id, year));
    });
  };
  app.get('/api/v1/servicos/avaliacoes', async (request, reply): Promise<AvaliacoesAnswer> => {
    const answer = await asked(request);
    reply.header('cache-control', KEPT);
    return answer;
  });
  app.get('/api/v1/servicos/avaliacoes.csv', async (request, reply) => {
    const answer = await asked(request);
    return sendCsv(reply, `${request.site.tenant.slug}-avaliacoes-${answer.ano}.csv`, marksCsv(answer));
  });
}

function ratedIn(tenant: Tenant, ano: number, anos: number[], marks: ServiceMarks): AvaliacoesAnswer {
  const services = charterOf(tenant);
  const counts = services.map(({ slug }) => marksFor(marks, slug));
  const all = marksFor(marks, '').map((_, i) => counts.reduce((sum, own) => sum + (own[i] ?? 0), 0));
  const data = services.map(({ slug, titulo }, i) => {
    const notas = [...(counts[i] ?? [])];
    return { slug, titulo, notas, ...meanOf(notas) };
  });
  return { ok: true, data, ano, anos, geral: meanOf(all) };
}

const sendCsv = (reply: FastifyReply, name: string, text: string): FastifyReply =>
  reply
    .headers({ 'cache-control': KEPT, 'content-disposition': `attachment; filename="${name}"` })
    .type('text/csv; charset=utf-8')
    .send(text);
