import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PntpAnswer, PntpEspelho } from '../../catalog/pntp/answer.ts';
import { askJson, PageAsker } from '../http/internal.ts';
import { refuseParameters } from '../http/parameters.ts';
import type { Services } from '../http/request.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { assessmentWorkbook } from './sheet.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The self-assessment of a body as a workbook. What it says is what `/v1/pntp` answers, also where that is refused. */
export function pntpSheetRoutes(app: FastifyInstance, services: Services): void {
  app.get('/api/v1/pntp.xlsx', async (request, reply) => {
    refuseParameters(request);
    const { data } = await askJson<PntpAnswer>(new PageAsker(app, services.cache, request), '/pntp');
    reply.header('cache-control', 'no-cache');
    return sendAssessment(reply, request.site.tenant, data);
  });
}

/** Sends the self-assessment of a body as a file with a name of its own. */
export async function sendAssessment(reply: FastifyReply, tenant: Tenant, data: PntpEspelho): Promise<FastifyReply> {
  const { slug, dados } = tenant;
  return reply
    .header('content-disposition', `attachment; filename="${slug}-pntp-${data.edicao}.xlsx"`)
    .type(TYPE)
    .send(await assessmentWorkbook(dados.txtCliente, data));
}
