import type { FastifyInstance, FastifyRequest } from 'fastify';
import { concerns } from '../../catalog/body.ts';
import { siteOf } from '../dataset/cite.ts';
import { refuseParameters } from '../http/parameters.ts';
import type { Services } from '../http/request.ts';
import { datapackage } from './datapackage.ts';
import { openapi } from './openapi.ts';

interface Setting extends Services {
  version: string;
}

/** The description of the API, the same for all, and the dictionary of what this body publishes. */
export function dictionaryRoutes(app: FastifyInstance, setting: Setting): void {
  let described: object | undefined;
  app.get('/api/v1/openapi.json', (request) => {
    refuseParameters(request);
    described ??= openapi(setting.datasets, setting.version);
    return described;
  });
  app.get('/api/v1/datapackage.json', (request) => {
    refuseParameters(request);
    return dictionaryOf(setting, request);
  });
}

function dictionaryOf(setting: Setting, request: FastifyRequest) {
  const { tipo, dados } = request.site.tenant;
  const own = setting.datasets.filter((set) => concerns(set, tipo));
  return datapackage(own, setting.version, { title: dados.txtCliente, path: siteOf(setting, request) });
}
