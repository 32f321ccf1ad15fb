import type { FastifyInstance, FastifyRequest } from 'fastify';
import { concerns } from '../../catalog/body.ts';
import { siteOf } from '../dataset/cite.ts';
import { sendAnswer } from '../http/answer.ts';
import { sendReady } from '../http/applied.ts';
import { cacheTag } from '../http/cache.ts';
import { refuseParameters } from '../http/parameters.ts';
import { type ReadyAnswer, readyAnswer } from '../http/ready.ts';
import type { Services } from '../http/request.ts';
import { datapackage } from './datapackage.ts';
import { openapi } from './openapi.ts';

interface Setting extends Services {
  version: string;
}

/** The description of the API, the same for all, and the dictionary of what this body publishes. Each is written once. */
export function dictionaryRoutes(app: FastifyInstance, setting: Setting): void {
  let described: Promise<ReadyAnswer> | undefined;
  app.get('/api/v1/openapi.json', async (request, reply) => {
    refuseParameters(request);
    described ??= readyAnswer(openapi(setting.datasets, setting.version), []);
    sendReady(request, reply, await described);
  });
  app.get('/api/v1/datapackage.json', async (request, reply) => {
    refuseParameters(request);
    const question = `${cacheTag(request.site.tenant.id, 'datapackage')}?${siteOf(setting, request)}`;
    await sendAnswer(setting, request, reply, { question, datasets: [] }, async () => dictionaryOf(setting, request));
  });
}

function dictionaryOf(setting: Setting, request: FastifyRequest) {
  const { tipo, dados } = request.site.tenant;
  const own = setting.datasets.filter((set) => concerns(set, tipo));
  return datapackage(own, setting.version, { title: dados.txtCliente, path: siteOf(setting, request) });
}
