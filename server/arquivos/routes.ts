import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ArquivoAnswer, arquivosParameters } from '../../catalog/arquivos/answer.ts';
import { ARQUIVOS } from '../../catalog/arquivos/arquivos.ts';
import { sendAnswer } from '../http/answer.ts';
import { cacheTag } from '../http/cache.ts';
import { readParameters, refuseParameters } from '../http/parameters.ts';
import { type Services, segmentsOf } from '../http/request.ts';
import { locateFile, sendFile } from './serve.ts';
import { findFile, listFiles } from './view.ts';

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
  app.get('/api/v1/arquivos/*', async (request, reply) => {
    const asked = decode(segmentsOf(request).slice(2).join('/'));
    const { id } = request.site.tenant;
    const file = asked && SLUG.test(asked) ? await services.db.read(id, (client) => findFile(client, id, asked)) : null;
    if (file) return describeFile(services, request, reply, file);
    await sendTenantFile(services, request, reply, asked);
  });
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
