import { describe, expect, it } from 'vitest';
import { chooseAnswer, isKeepable, isKeepableAnswer } from './choice.ts';

const ORIGIN = 'https://pmdemo.example';
const asked = (path: string, mode = 'navigate', method = 'GET') =>
  chooseAnswer({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN);

describe('the worker', () => {
  it.each(['/', '/contratos?numAnoPub=2025', '/contratos/10.2025/2025', '/acompanhar?protocolo=1'])(
    'stands behind the network for the page %s',
    (path) => expect(asked(path)).toBe('page'),
  );

  it.each(['/assets/index-Ab12.js', '/assets/index-Ab12.css', '/LogoTop.png'])('gives the kept file %s first', (path) =>
    expect(asked(path, 'no-cors')).toBe('file'),
  );

  it.each([
    ['/api/v1/contratos', 'cors', 'GET'],
    ['/api/v1/contratos.csv', 'navigate', 'GET'],
    ['/api/v1/ouvidoria', 'cors', 'POST'],
    ['/ouvidoria', 'navigate', 'POST'],
    ['/assets/index-Ab12.js', 'no-cors', 'HEAD'],
    ['https://api.pmdemo.example/v1/contratos', 'cors', 'GET'],
    ['https://exemplo.gov.br/', 'navigate', 'GET'],
  ])('lets %s (%s, %s) pass untouched', (path, mode, method) => expect(asked(path, mode, method)).toBeNull());
});

describe('a page that may stay in the browser', () => {
  it.each(['/acompanhar', '/acompanhar/', '/atender', '/ouvidoria', '/e-sic', '/fale-conosco', '/api/v1/contratos'])(
    'is never %s',
    (path) => expect(isKeepable(path)).toBe(false),
  );

  it.each(['/', '/contratos', '/ouvidoria/relatorio', '/ouvidorias'])('may be %s', (path) =>
    expect(isKeepable(path)).toBe(true),
  );

  const page = (status: number, headers: Record<string, string>) =>
    isKeepableAnswer({ status, headers: new Headers({ 'content-type': 'text/html; charset=utf-8', ...headers }) });

  it('is one that the server found and lets be stored', () => {
    expect(page(200, { 'cache-control': 'no-cache' })).toBe(true);
    expect(page(200, { 'cache-control': 'no-store' })).toBe(false);
    expect(page(200, { 'cache-control': 'private, no-cache' })).toBe(false);
    expect(page(200, { 'content-type': 'application/json' })).toBe(false);
    expect(page(404, {})).toBe(false);
    expect(page(503, {})).toBe(false);
  });
});
