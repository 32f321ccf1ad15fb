import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { type Dataset, sourceOf } from '../../catalog/dataset.ts';
import { MOST_TURNED, type MudancasAnswer } from '../../catalog/mudancas/answer.ts';
import { printQuery, type Query, sayWhere } from '../../catalog/query.ts';
import { selectLoad } from '../database/sql/loads.ts';
import { sendAnswer } from '../http/answer.ts';
import { cacheTag } from '../http/cache.ts';
import { Fault } from '../http/fault.ts';
import { datasetOf, pairsOf, pastQueryOf, type Services, segmentsOf } from '../http/request.ts';
import { sourcesOf } from '../sums/derived.ts';
import { readChanges } from './changes.ts';
import { changesTag } from './record.ts';

/** Which records loads and corrections brought, changed or withdrew, by the filters of the list. */
export function mudancasRoutes(app: FastifyInstance, services: Services): void {
  app.get('/api/v1/:id/mudancas', (request, reply) => answerChanges(services, request, reply));
}

async function answerChanges(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const set = datasetOf(services, segmentsOf(request)[1] ?? '');
  const query = changesQuery(set, request);
  const tenant = request.site.tenant.id;
  const question = `${cacheTag(tenant, set.id)}/mudancas?${printQuery(set, query)}`;
  const datasets = [...sourcesOf(set), changesTag(sourceOf(set))];
  await sendAnswer(services, request, reply, { question, datasets }, () =>
    services.db.read(tenant, (client) => readAnswer(client, set, tenant, query)),
  );
}

/** The grammar of lists, without what only rows have: an order, groups and cursors. */
function changesQuery(set: Dataset, request: FastifyRequest): Query {
  const asked = pairsOf(request);
  const stray = asked.find(([name]) => ['_sort', '_por', '_apos'].includes(name));
  if (stray)
    throw new Fault(
      400,
      'BAD_QUERY',
      `“${stray[0]}” não se usa em /mudancas: elas vêm das mais novas para as mais antigas. Use filtros, _carga, _page e _size.`,
    );
  const query = pastQueryOf(set, asked);
  if (query.page * query.size > MOST_TURNED) throw new Fault(400, 'BAD_QUERY', TOO_DEEP);
  return query;
}

const TOO_DEEP = `As páginas vão até ${MOST_TURNED.toLocaleString('pt-BR')} mudanças. Use um filtro, ou o arquivo da carga, que está em /cargas.`;

async function readAnswer(
  client: pg.ClientBase,
  set: Dataset,
  tenant: number,
  { where, carga, page, size }: Query,
): Promise<MudancasAnswer> {
  if (carga !== undefined && (await client.query(selectLoad(set, tenant, carga))).rowCount === 0)
    throw new Fault(
      404,
      'NOT_FOUND',
      `Não há a carga ${carga} de ${set.plural}. As que há estão em /v1/${set.id}/cargas.`,
    );
  const of = carga === undefined ? {} : { of: carga };
  const found = await readChanges(client, set, tenant, { where, ...of, size: size + 1, skip: (page - 1) * size });
  const said = carga === undefined ? 'mudanças de' : `o que a carga ${carga} mudou em`;
  return {
    ok: true,
    data: found.slice(0, size),
    page,
    size,
    proxima: found.length > size ? page + 1 : null,
    says: `${said} ${sayWhere(set, where)}`,
  };
}
