import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ArquivoAnswer, arquivosFileParameters, arquivosParameters } from '../../catalog/arquivos/answer.ts';
import { ARQUIVOS } from '../../catalog/arquivos/arquivos.ts';
import { deveresParameters } from '../../catalog/arquivos/dever.ts';
import { siteOf } from '../dataset/cite.ts';
import { sendAnswer } from '../http/answer.ts';
import { cacheTag } from '../http/cache.ts';
import { DAY_TAG, staleAtMidnight } from '../http/midnight.ts';
import { readParameters, refuseParameters } from '../http/parameters.ts';
import { type Services, segmentsOf } from '../http/request.ts';
import { fileListCsv, fileListSheet } from './csv.ts';
import { answerDuties, readDuties } from './duties.ts';
import { locateFile, sendFile } from './serve.ts';
import { chosenFiles, findFile, listFiles } from './view.ts';

/** Published files of a body: their list, what is known of each, and the documents themselves. */
export function arquivosRoutes(app: FastifyInstance, services: Services): void {
  app.get('/api/v1/arquivos', async (request, reply) => {
    const wanted = readParameters(arquivosParameters, request);
    const { id } = request.site.tenant;
    const question = `${cacheTag(id, ARQUIVOS)}?${JSON.stringify(wanted)}`;
    await sendAnswer(services, request, reply, { question, datasets: [ARQUIVOS] }, () =>
      services.db.read(id, (client) => listFiles(client, id, wanted)),
    );
  });
  app.get('/api/v1/arquivos.csv', (request, reply) => sendList(services, request, reply));
  const todayOf = staleAtMidnight(app, services);
  app.get('/api/v1/arquivos/deveres', async (request, reply) => {
    const wanted = readParameters(deveresParameters, request);
    const { id, tipo, dados } = request.site.tenant;
    const today = todayOf(id);
    const question = `${cacheTag(id, ARQUIVOS)}/deveres?${JSON.stringify(wanted)}`;
    const body = { tenant: id, tipo, semestralDesde: dados.semestralDesde, today };
    await sendAnswer(services, request, reply, { question, datasets: [ARQUIVOS, DAY_TAG] }, () =>
      services.db.read(id, async (client) => answerDuties(await readDuties(client, body), wanted, today)),
    );
  });
  app.get('/api/v1/arquivos/*', async (request, reply) => {
    const asked = decode(segmentsOf(request).slice(2).join('/'));
    const { id } = request.site.tenant;
    const file = asked && SLUG.test(asked) ? await services.db.read(id, (client) => findFile(client, id, asked)) : null;
    if (file) return describeFile(services, request, reply, file);
    await sendTenantFile(services, request, reply, asked);
  });
}

/** Sends the list of files as CSV, for a program or for a spreadsheet. */
async function sendList(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<string> {
  const { _planilha: forSheet, ...choice } = readParameters(arquivosFileParameters, request);
  const { id, slug } = request.site.tenant;
  const found = await services.db.read(id, (client) => chosenFiles(client, id, choice));
  const listing = { ...found, site: siteOf(services, request) };
  reply.header('content-type', 'text/csv; charset=utf-8');
  const name = [slug, 'arquivos', choice.categoria, choice.ano].filter(Boolean).join('-');
  reply.header('content-disposition', `attachment; filename="${name}.csv"`);
  return forSheet === undefined ? fileListCsv(listing) : fileListSheet(listing);
}

/** Sends a file of the body that was asked, by its path below the body's folder. */
export async function sendTenantFile(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string | null,
): Promise<void> {
  await sendFile(services, request, reply, await locateFile(join(services.filesDir, request.site.tenant.slug), path));
}

/** Slugs of files; the path of a file has an ending or a folder. */
const SLUG = /^[a-z0-9-]{1,250}$/;

async function describeFile(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  file: ArquivoAnswer['data'][0],
): Promise<void> {
  refuseParameters(request);
  const question = `${cacheTag(request.site.tenant.id, ARQUIVOS)}/${file.slug}`;
  const answer: ArquivoAnswer = { ok: true, data: [file] };
  await sendAnswer(services, request, reply, { question, datasets: [ARQUIVOS] }, async () => answer);
}

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};
