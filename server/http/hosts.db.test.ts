import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, sharePortal } from '../../test/portal.ts';

const SITE = 'pmdemo.transparencia.localhost:3000';
const API = 'pmdemo.apitransparencia.localhost:3000';

let portal: Portal;

beforeAll(async () => {
  portal = await sharePortal();
});

afterAll(() => portal.close());

const preflight = (method: string, origin: string) =>
  portal.app.inject({
    method: 'OPTIONS',
    url: '/v1/contratos',
    headers: { host: API, origin, 'access-control-request-method': method },
  });

describe('tenants by host', () => {
  it('answers the same on the API host, under /api on the site and on a bare host', async () => {
    const [api, site, bare] = await Promise.all([
      portal.ask('/v1/contratos', API),
      portal.ask('/api/v1/contratos', SITE),
      portal.ask('/api/v1/contratos', '127.0.0.1:3000'),
    ]);
    expect(api.status).toBe(200);
    expect(site.json).toEqual(api.json);
    expect(bare.json).toEqual(api.json);
  });

  it('shows each body its own', async () => {
    const pm = await portal.ask('/v1/contratos', API);
    const cm = await portal.ask('/v1/contratos', 'cmdemo.apitransparencia.localhost');
    expect(cm.json.total).toBeGreaterThan(0);
    expect(cm.json.total).not.toBe(pm.json.total);
  });

  it.each(['nobody.transparencia.localhost', 'pmdemo.localhost', 'example.com', 'a..b.c', '<b>.x.y', 'pmdemo%00.x.y'])(
    'an unknown host (%s) gets 400 TENANT_NOT_FOUND from the API, readable from any origin',
    async (host) => {
      const { status, json, headers } = await portal.ask('/api/v1/contratos', host);
      expect({ status, type: json.type }).toEqual({ status: 400, type: 'TENANT_NOT_FOUND' });
      expect(headers['access-control-allow-origin']).toBe('*');
    },
  );

  it('sends an unknown host the shell without a body, with status 400', async () => {
    const { status, text } = await portal.ask('/contratos', 'nobody.transparencia.localhost');
    expect(status).toBe(400);
    expect(text).toContain('<title>Órgão não encontrado');
    expect(text).toContain('{"tenant":null');
  });

  it('sends a page its body with the HTML', async () => {
    const { status, text } = await portal.ask('/contratos?numAnoPub=2026', SITE);
    expect(status).toBe(200);
    const data = JSON.parse(/id="portal">(.*?)<\/script>/.exec(text)?.[1] ?? '');
    expect(data).toMatchObject({ api: null, tenant: { slug: 'pmdemo', tipo: 'prefeitura' } });
    expect(data.frame.cliente.txtCliente).toContain('Prefeitura');
  });

  it('gives a path that is no page a real 404', async () => {
    expect((await portal.ask('/nao-existe', SITE)).status).toBe(404);
    const { json } = await portal.ask('/api/v1/contratos?_size=1', SITE);
    const number = encodeURIComponent(String(json.data[0]?.numContrato));
    expect((await portal.ask(`/contratos/${number}/${json.data[0]?.numAnoPub}`, SITE)).status).toBe(200);
  });
});

describe('CORS', () => {
  it('opens reads to any origin, also when they come from memory', async () => {
    for (let i = 0; i < 2; i++) {
      const { headers } = await portal.ask('/v1/contratos?_size=2', API);
      expect(headers['access-control-allow-origin']).toBe('*');
    }
  });

  it('answers a preflight for a read to anybody, and lets it be kept', async () => {
    const { statusCode, headers } = await preflight('GET', 'https://jornal.example');
    expect(statusCode).toBe(204);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(Number(headers['access-control-max-age'])).toBeGreaterThan(3_600);
  });

  it('opens writes to the site of the same body alone', async () => {
    const own = await preflight('POST', 'http://pmdemo.transparencia.localhost:3000');
    expect(own.headers['access-control-allow-origin']).toBe('http://pmdemo.transparencia.localhost:3000');
    for (const origin of [
      'http://cmdemo.transparencia.localhost:3000',
      'https://evil.example',
      'http://pmdemo.transparencia.localhost.evil.example',
    ]) {
      expect((await preflight('POST', origin)).headers['access-control-allow-origin']).toBeUndefined();
    }
  });
});
