import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, sharePortal } from '../../test/portal.ts';

const SITE = 'pmdemo.transparencia.localhost';
const CHAMBER = 'cmdemo.transparencia.localhost';

let portal: Portal;

beforeAll(async () => {
  portal = await sharePortal();
});

afterAll(() => portal.close());

const locs = (text: string): string[] => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc ?? '');
const path = (loc: string, host = SITE): string => {
  expect(loc).toMatch(new RegExp(`^http://${host}/`));
  return loc.slice(`http://${host}`.length).replaceAll('&amp;', '&');
};
const named = async (host: string): Promise<string[]> =>
  locs((await portal.ask('/sitemaps/paginas.xml', host)).text).map((loc) => path(loc, host));

describe('the map for robots', () => {
  it('has an index whose parts are all there, dated as the data are', async () => {
    const { status, text, headers } = await portal.ask('/sitemap.xml', SITE);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('xml');
    const parts = locs(text).map((loc) => path(loc));
    expect(parts).toContain('/sitemaps/paginas.xml');
    expect(parts.some((part) => part.startsWith('/sitemaps/contratos/'))).toBe(true);
    expect(parts.filter((part) => /servidores|estagiarios|covid/.test(part))).toEqual([]);
    const { json } = await portal.ask('/api/v1/contratos', SITE);
    expect(text).toMatch(new RegExp(`/sitemaps/contratos/\\d+.xml</loc><lastmod>${json.dados.publicadaEm}<`));
  });

  it.each([SITE, CHAMBER])('names pages of %s that all answer, once each, and none about people', async (host) => {
    const pages = await named(host);
    expect(new Set(pages).size).toBe(pages.length);
    expect(pages).toEqual(expect.arrayContaining(['/', '/contratos', '/servidores', '/mapa']));
    expect(pages).not.toContain('/estagiarios');
    expect(pages.includes('/dividaativa')).toBe(host === SITE);
    // One in six: pages.db.test.ts opens every kind of page.
    for (const page of pages.filter((_, i) => i % 6 === 0))
      expect([page, (await portal.ask(page, host)).status]).toEqual([page, 200]);
  });

  it('has every record once, but those that name a person, and each answers', async () => {
    const counted = await portal.db.own((client) =>
      client.query(`SELECT count(DISTINCT ("codOrgao", "codUnidade", "numDocEmpenho", "numExercicio")) AS n FROM dados.empenhos e
        JOIN portal.tenants t ON t.id = e.tenant WHERE t.slug = 'pmdemo' AND coalesce("txtCpfCnpj", '') NOT LIKE '%*%'`),
    );
    const parts = locs((await portal.ask('/sitemap.xml', SITE)).text).map((loc) => path(loc));
    const found: string[] = [];
    for (const part of parts.filter((one) => one !== '/sitemaps/paginas.xml')) {
      const { status, text } = await portal.ask(part, SITE);
      expect(status).toBe(200);
      const own = locs(text).map((loc) => path(loc));
      found.push(...own);
      // The first, the last and one between stand for the others, which are made alike.
      for (const record of new Set([own.at(0), own.at(-1), own[own.length >> 1]])) {
        if (!record) continue;
        const page = await portal.ask(record, SITE);
        expect([record, page.status, page.headers['x-robots-tag']]).toEqual([record, 200, undefined]);
        expect(page.text).toContain(`<link rel="canonical" href="http://${SITE}${record}">`);
      }
    }
    expect(new Set(found).size).toBe(found.length);
    expect(found.filter((one) => one.startsWith('/empenhos/'))).toHaveLength(Number(counted.rows[0].n));
  });

  it('comes compressed to who asks for it so', async () => {
    const part = path(
      locs((await portal.ask('/sitemap.xml', SITE)).text).find((loc) => loc.includes('/contratos/')) ?? '',
    );
    const { headers, rawPayload } = await portal.app.inject({
      url: part,
      headers: { host: SITE, 'accept-encoding': 'gzip' },
    });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(rawPayload).toString()).toBe((await portal.ask(part, SITE)).text);
  });

  it.each(['/sitemaps/servidores/0.xml', '/sitemaps/nada/0.xml'])('has no %s', async (part) => {
    expect((await portal.ask(part, SITE)).status).toBe(404);
  });

  it('of an address past the data is empty, and not an error', async () => {
    const { status, text } = await portal.ask('/sitemaps/contratos/999999999.xml', SITE);
    expect([status, locs(text)]).toEqual([200, []]);
  });
});

describe('what robots are told', () => {
  it('is where the map is, and to leave the API alone, its documents excepted', async () => {
    const { status, text, headers } = await portal.ask('/robots.txt', SITE);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toContain(`Sitemap: http://${SITE}/sitemap.xml`);
    expect(text).toMatch(/^User-agent: \*\nDisallow: \/api\/\nAllow: \/api\/v1\/arquivos\/$/m);
    const behind = { host: SITE, 'x-forwarded-proto': 'https' };
    expect((await portal.app.inject({ url: '/robots.txt', headers: behind })).payload).toContain(
      `Sitemap: https://${SITE}/`,
    );
  });

  it('is that the page of who answers for the body is nobody’s to find, nor a protocol in an address', async () => {
    const { text } = await portal.ask('/robots.txt', SITE);
    for (const rule of ['/atender', '/acompanhar?', '/ouvidoria?']) expect(text).toContain(`Disallow: ${rule}\n`);
    expect(await named(SITE)).not.toContain('/atender');
    expect((await portal.ask('/atender', SITE)).headers['x-robots-tag']).toBe('noindex');
  });

  it('on the host of the API speaks of its own paths', async () => {
    const { text } = await portal.ask('/robots.txt', 'pmdemo.apitransparencia.localhost');
    expect(text).toMatch(/^Disallow: \/$/m);
    expect(text).not.toContain('Sitemap');
  });

  it('in the answers of the API themselves, is not to index them', async () => {
    expect((await portal.ask('/api/v1/contratos?_size=1', SITE)).headers['x-robots-tag']).toBe('noindex');
  });

  it.each(['/robots.txt', '/sitemap.xml', '/sitemaps/paginas.xml', '/logo.png'])(
    'at a host that is nobody’s is nothing, at %s as anywhere',
    async (address) => {
      const { status, text } = await portal.ask(address, 'ninguem.transparencia.localhost');
      expect(status).toBe(400);
      expect(text).toContain('Órgão não encontrado');
    },
  );
});
