import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { EMPTY_ATLAS } from '../../catalog/obras/geo.ts';
import { refuseParameters } from '../http/parameters.ts';
import type { Services } from '../http/request.ts';
import { streamReply } from '../http/stream.ts';

const HEADERS = { 'content-type': 'application/geo+json; charset=utf-8' };

/** Map of the body. One that has sent none has an empty map, which is no error of who asks. */
export function obrasMapRoutes(app: FastifyInstance, services: Services): void {
  app.get('/api/v1/mapa.geojson', (request, reply) => {
    refuseParameters(request);
    return streamReply(services, request, reply, HEADERS, async () =>
      Readable.from([request.site.tenant.dados.mapa ?? JSON.stringify(EMPTY_ATLAS)]),
    );
  });
}
