import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CANAIS, type Canal } from '../../../catalog/mensagens/canal.ts';
import type { Relatorio } from '../../../catalog/mensagens/relatorio.ts';
import { Fault } from '../../http/fault.ts';
import { pairsOf, type Services } from '../../http/request.ts';
import { reportCsv } from './csv.ts';
import { yearReport } from './report.ts';

/** Short: a message more in a minute is no other report. */
const KEPT = 'public, max-age=60';

/** The yearly report of each channel, and the same as a file. */
export function relatorioRoutes(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  const ask = (request: FastifyRequest, canal: Canal): Promise<Relatorio> => {
    const ano = yearOf(request);
    const { tenant } = request.site;
    return db.hear(tenant.id, (client) => yearReport(client, tenant, canal, ano));
  };
  for (const canal of CANAIS) {
    app.get(`/api/v1/relatorios/${canal}`, async (request, reply) => {
      const data = await ask(request, canal);
      return reply.headers({ 'cache-control': KEPT, 'x-robots-tag': 'noindex' }).send({ ok: true, data });
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

function yearOf(request: FastifyRequest): number | null {
  const pairs = pairsOf(request);
  const stray = pairs.find(([name]) => name !== 'ano');
  if (stray) throw refused(stray[0], stray[1], `“${stray[0].slice(0, 60)}” não é um parâmetro deste endereço`);
  if (pairs.length > 1) throw refused('ano', '', 'Peça um ano de cada vez');
  const [, text = null] = pairs[0] ?? [];
  if (text === null) return null;
  if (!/^20\d\d$/.test(text)) throw refused('ano', text, 'O ano tem quatro algarismos, como 2026');
  return Number(text);
}

const refused = (field: string, value: string, message: string): Fault =>
  new Fault(400, 'BAD_QUERY', `${message}.`, [{ field, value, message }]);
