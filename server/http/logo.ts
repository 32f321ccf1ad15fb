import type { FastifyInstance } from 'fastify';
import { imageType, logoPath } from '../page/image.ts';
import { Fault } from './fault.ts';

const DAY = 86_400;

/** Logo of a body at a stable address, for the cards of social networks. */
export function logoRoutes(app: FastifyInstance): void {
  app.get<{ Params: { ending: string } }>('/logo.:ending', (request, reply) => {
    const { tenant } = request.site;
    const type = imageType(request.params.ending);
    const { logo } = tenant.dados;
    if (!logo || !type || logoPath(tenant) !== `/logo.${request.params.ending}`)
      throw new Fault(404, 'NOT_FOUND', 'Este órgão não tem uma imagem nesse endereço.');
    return reply
      .headers({ 'cache-control': `max-age=${DAY}`, 'content-type': type })
      .send(Buffer.from(logo.imgLogo, 'base64'));
  });
}
