import type { FastifyInstance, FastifyReply } from 'fastify';
import { dropPageHeaders } from '../http/security.ts';
import { drawPng } from '../imagem/png.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { BANNER_SIZES, type BannerSize, drawBanner } from './banner.ts';

/** Seconds that others keep a banner: the name of a body changes seldom. */
const DAY = 86_400;
const PNG_ZOOM = 2;

/** A picture that any site may show, and that runs nothing where it is opened by itself. */
const HEAD = {
  'access-control-allow-origin': '*',
  'cache-control': `public, max-age=${DAY}`,
  'content-security-policy': "default-src 'none'; img-src data:; frame-ancestors *",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

/** Pictures for the official site of a body that lead to this portal. */
export function kitRoutes(app: FastifyInstance): void {
  for (const size of Object.keys(BANNER_SIZES) as BannerSize[]) {
    app.get(`/kit/${size}.svg`, (request, reply) =>
      sendPicture(reply, 'image/svg+xml; charset=utf-8', bannerOf(size, request.site.tenant)),
    );
    app.get(`/kit/${size}.png`, async (request, reply) =>
      sendPicture(reply, 'image/png', await drawPng(bannerOf(size, request.site.tenant), PNG_ZOOM)),
    );
  }
}

const bannerOf = (size: BannerSize, { dados: { txtCliente, logo } }: Tenant): string =>
  drawBanner(size, { body: txtCliente, logo });

function sendPicture(reply: FastifyReply, type: string, bytes: string | Buffer): FastifyReply {
  dropPageHeaders(reply.raw);
  return reply.headers({ ...HEAD, 'content-type': type }).send(bytes);
}
