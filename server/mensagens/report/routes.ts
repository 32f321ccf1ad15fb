import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CANAIS, type Canal } from '../../../catalog/mensagens/canal.ts';
import { type Relatorio, type RelatorioAnswer, relatorioParameters } from '../../../catalog/mensagens/relatorio.ts';
import { readParameters } from '../../http/parameters.ts';
import type { Services } from '../../http/request.ts';
import { reportCsv } from './csv.ts';
import { yearReport } from './report.ts';

/** Cached for a minute: one message more makes no other report. */
const KEPT = 'public, max-age=60';

/** Yearly report of each channel, as JSON and as a file for spreadsheets. */
export function relatorioRoutes(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  const ask = (request: FastifyRequest, canal: Canal): Promise<Relatorio> => {
    const { ano = null } = readParameters(relatorioParameters, request);
    const { tenant } = request.site;
    return db.hear(tenant.id, (client) => yearReport(client, tenant, canal, ano));
  };
  for (const canal of CANAIS) {
    app.get(`/api/v1/relatorios/${canal}`, async (request, reply) => {
      const answer: RelatorioAnswer = { ok: true, data: await ask(request, canal) };
      return reply.headers({ 'cache-control': KEPT, 'x-robots-tag': 'noindex' }).send(answer);
    });
    app.get(`/api/v1/relatorios/${canal}.csv`, async (request, reply) => {
      const report = await ask(request, canal);
      const name = `${request.site.tenant.slug}-relatorio-${canal}-${report.ano}.csv`;
      return reply
        .headers({ 'cache-control': KEPT, 'content-disposition': `attachment; filename="${name}"` })
        .type('text/csv; charset=utf-8')
        .send(reportCsv(report));
    });
  }
}
