import { describe, expect, it } from 'vitest';
import { apiHost, belowApi, hostFor, parseHost } from './host.ts';

describe('parseHost', () => {
  it.each([
    ['pmdemo.transparencia.localhost:3000', 'pmdemo', 'pmdemo.transparencia.localhost', false],
    ['PMDEMO.Transparencia.Localhost', 'pmdemo', 'pmdemo.transparencia.localhost', false],
    ['pmdemo.apitransparencia.localhost:3000', 'pmdemo', 'pmdemo.transparencia.localhost', true],
    ['pmvaleclaro.apitransparencia.example.com.br.', 'pmvaleclaro', 'pmvaleclaro.transparencia.example.com.br', true],
    ['cmdemo.api.localhost', 'cmdemo', 'cmdemo.api.localhost', false],
  ])('%s is the body %s', (header, label, name, api) => {
    expect(parseHost(header)).toEqual({ name, label, api, bare: false });
  });

  it.each(['localhost', 'localhost:8080', '127.0.0.1:3000', '[::1]:3000'])(
    '%s is bare: it has no second label',
    (header) => {
      expect(parseHost(header)).toMatchObject({ bare: true, label: '', api: false });
    },
  );

  it.each([
    undefined,
    '',
    '..',
    'a..b.c',
    '-a.b.c',
    'a b.c.d',
    'a/b.c.d',
    "a'.b.c",
    '<script>.b.c',
    `${'a'.repeat(64)}.b.c`,
    'é.b.c',
  ])('%s is no host name', (header) => {
    expect(parseHost(header)).toBeNull();
  });

  it('names no tenant by a host of two labels, which may still be a domain of its own', () => {
    expect(parseHost('valeclaro.example')).toMatchObject({ label: '', name: 'valeclaro.example', bare: false });
  });
});

describe('apiHost', () => {
  it('puts api in front of the second label, and parseHost takes it away', () => {
    const site = 'pmdemo.transparencia.example.com.br';
    expect(apiHost(site)).toBe('pmdemo.apitransparencia.example.com.br');
    expect(parseHost(apiHost(site))).toMatchObject({ name: site, api: true });
  });
});

describe('a request', () => {
  it.each([
    ['pmdemo.transparencia.localhost', '/contratos', 'pmdemo.transparencia.localhost', '/contratos'],
    ['pmdemo.apitransparencia.localhost', '/v1?a=1', 'pmdemo.apitransparencia.localhost', '/api/v1?a=1'],
    ['pmdemo.apitransparencia.localhost', '/api/v1', 'pmdemo.apitransparencia.localhost', '/api/v1'],
    ['dadosabertos.x.com.br', '/pmdemo/v1?a=/b', 'pmdemo.apix.com.br', '/api/v1?a=/b'],
    ['DadosAbertos.x.com.br:3000', '/PM/Obra/ObraAsync', 'PM.apix.com.br:3000', '/api/Obra/ObraAsync'],
    ['dadosabertos.x.com.br', '/pmdemo', 'pmdemo.apix.com.br', '/api/'],
    ['dadosabertos.x.com.br', '/?a=/pmdemo', '.apix.com.br', '/api/?a=/pmdemo'],
    ['dadosabertos.localhost', '/pmdemo', 'dadosabertos.localhost', '/pmdemo'],
  ])('to %s for %s is one to %s for %s', (host, url, own, path) => {
    expect([hostFor({ host, url }), belowApi(host, url)]).toEqual([own, path]);
  });
});
