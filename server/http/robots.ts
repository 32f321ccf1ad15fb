import type { FastifyInstance } from 'fastify';
import { originOf } from './request.ts';

/** Robots that render pages as a browser does: they need the answers that a page asks for, which themselves ask not to be indexed. */
const DRAWING = ['Googlebot', 'Bingbot', 'Applebot'];
const EXPORTS = ['csv', 'xlsx', 'json', 'jsonl', 'parquet', 'pdf', 'zip'];

/** Text of robots.txt: every page and document of the body may be read, and no list a second time as a file. */
function robots(api: string, sitemap: string | null): string {
  const exports = EXPORTS.flatMap((ending) => [`Disallow: ${api}/v1/*.${ending}$`, `Disallow: ${api}/v1/*.${ending}?`]);
  const open = ['datapackage.json', 'openapi.json'].map((name) => `Allow: ${api}/v1/${name}`);
  const pages = ['/busca?', '/ouvidoria?', '/acompanhar?', '/atender'].map((path) => `Disallow: ${path}`);
  return [
    'User-agent: *',
    `Disallow: ${api}/`,
    `Allow: ${api}/v1/arquivos/`,
    `Allow: ${api}/v1/cartao.png`,
    ...open,
    ...pages,
    '',
    ...DRAWING.map((name) => `User-agent: ${name}`),
    ...exports,
    `Allow: ${api}/v1/arquivos/`,
    ...open,
    ...pages,
    '',
    ...(sitemap ? [`Sitemap: ${sitemap}`, ''] : []),
  ].join('\n');
}

/** The rules of a site, and those of its API where that has a host of its own. */
export function robotsRoutes(app: FastifyInstance): void {
  app.get('/robots.txt', (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots('/api', `${originOf(request)}/sitemap.xml`)),
  );
  app.get('/api/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots('', null)));
}
