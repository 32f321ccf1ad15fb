import type { FastifyInstance } from 'fastify';
import { sendReady } from '../http/applied.ts';
import { refuseParameters } from '../http/parameters.ts';
import { type ReadyAnswer, readyAnswer } from '../http/ready.ts';
import type { Services } from '../http/request.ts';
import { openapi } from './openapi.ts';

interface Setting extends Services {
  version: string;
}

/** The description of the API, the same for all. It is written once. */
export function dictionaryRoutes(app: FastifyInstance, setting: Setting): void {
  let described: Promise<ReadyAnswer> | undefined;
  app.get('/api/v1/openapi.json', async (request, reply) => {
    refuseParameters(request);
    described ??= readyAnswer(openapi(setting.datasets, setting.version), []);
    sendReady(request, reply, await described);
  });
}
