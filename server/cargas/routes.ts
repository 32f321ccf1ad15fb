import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cargaFileParameters, cargasParameters } from '../../catalog/cargas/answer.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { sourceOf } from '../../catalog/dataset.ts';
import { selectLoad } from '../database/sql/loads.ts';
import { sendAnswer } from '../http/answer.ts';
import { cacheTag } from '../http/cache.ts';
import { Fault } from '../http/fault.ts';
import { readParameters, refuseParameters } from '../http/parameters.ts';
import { datasetOf, type Services, segmentsOf } from '../http/request.ts';
import { ignoreEarlyClose, streamReply } from '../http/stream.ts';
import { changesTag } from '../mudancas/record.ts';
import { archived } from './archive.ts';
import { readLastLoads, readLoads } from './loads.ts';
import { archiveForSheet } from './sheet.ts';

/** What was published when, and the whole file of each load: a figure can be cited as it was that day. */
export function cargasRoutes(app: FastifyInstance, services: Services): void {
  app.get('/api/v1/cargas', (request, reply) => answerLast(services, request, reply));
  app.get('/api/v1/:id/cargas', (request, reply) => answerLoads(services, asked(services, request), request, reply));
  app.get('/api/v1/:id/cargas/:arquivo', (request, reply) =>
    sendLoadFile(services, asked(services, request), request, reply),
  );
}

const asked = (services: Services, request: FastifyRequest): Dataset =>
  datasetOf(services, segmentsOf(request)[1] ?? '');

async function answerLast(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  refuseParameters(request);
  const all = services.datasets.map(({ id }) => id);
  const { tenant } = request.site;
  await sendAnswer(services, request, reply, { question: `${tenant.id}/cargas`, datasets: all }, () =>
    readLastLoads(services, tenant),
  );
}

async function answerLoads(
  services: Services,
  set: Dataset,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { _page: page, _size: size } = readParameters(cargasParameters, request);
  const tenant = request.site.tenant.id;
  const question = `${cacheTag(tenant, set.id)}/cargas?${page}&${size}`;
  const datasets = [sourceOf(set), changesTag(sourceOf(set))];
  await sendAnswer(services, request, reply, { question, datasets }, () =>
    readLoads(services, set, tenant, page, size),
  );
}

const NONE = 'Não há carga com esse número. A lista das cargas está no mesmo endereço, sem o número.';
const UNKEPT = 'O arquivo desta carga não está guardado: ela é de antes de o portal arquivar o que publica.';

async function sendLoadFile(
  services: Services,
  set: Dataset,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { _planilha: forSheet } = readParameters(cargaFileParameters, request);
  const carga = Number(/^([1-9]\d{0,8})\.csv$/.exec(segmentsOf(request)[3] ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(carga)) throw new Fault(404, 'NOT_FOUND', NONE);
  const { tenant } = request.site;
  const made = services.db.export(tenant.id, async (client) => {
    const { rows } = await client.query<{ referencia: string }>(selectLoad(set, tenant.id, carga));
    if (!rows[0]) throw new Fault(404, 'NOT_FOUND', NONE);
    const file = await archived(client, tenant.id, carga);
    if (!file) throw new Fault(404, 'NOT_FOUND', UNKEPT);
    const name = [tenant.slug, sourceOf(set), rows[0].referencia, 'carga', carga].join('-');
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
    };
    if (!forSheet) return streamReply(services, request, reply, headers, async () => file, 'gzip');
    return streamReply(services, request, reply, headers, async () => archiveForSheet(set, file));
  });
  await made.catch(ignoreEarlyClose);
}
