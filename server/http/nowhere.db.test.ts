import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { concerns } from '../../catalog/body.ts';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { pathOf } from '../../catalog/key.ts';
import { routes } from '../../catalog/routes.ts';
import { finder } from '../../catalog/site/finder.ts';
import { type Portal, sharePortal } from '../../test/portal.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await sharePortal();
});

afterAll(() => portal.close());

const SITE = 'pmdemo.transparencia.localhost';
const all = routes(datasets).filter(({ chamber }) => !chamber);
const find = finder(all);

/** A route's address with something in each of its places. */
const filled = (path: string): string => path.replace(/:[^/]+/g, '1');

/** Addresses around those of the table with a segment more or less than any of them has. */
const STRAY = [
  ...new Set(
    all
      .filter(({ path }) => path !== '/')
      .flatMap(({ path }) => [`${filled(path)}/x`, filled(path).replace(/\/[^/]+$/, '')])
      .filter((path) => path !== '' && !find(path, false)),
  ),
];

describe('a path that is no page', () => {
  it.each([
    ...STRAY,
    '/contratos/x',
    '/obras/1',
    '/nada',
    '/arquivos/nada',
    '/arquivos/nada.pdf',
    '/estrutura-organizacional/nada',
    '/cargas/nada',
    '/servidores/1/2',
    '/estagiarios/ontem/amanha',
  ])('%s is the 404 page, with its status', async (path) => {
    const { status, text } = await portal.ask(path, SITE);
    expect([path, status]).toEqual([path, 404]);
    expect(text).toContain('<h1 tabindex="-1">404</h1>');
    expect(text).toMatch(/<p[^>]*>Página não encontrada<\/p>/);
    expect(text).toContain('Lamentamos, não conseguimos encontrar a página que procura.');
    expect(text).toMatch(/<a [^>]*href="\/"[^>]*>Voltar para o Inicio<\/a>/);
    expect(text).toContain('id="portal"');
  });
});

/** A key that can be read and that nobody ever published. */
function unpublished(set: Dataset): string {
  const parts = set.key.map((name) => {
    const field = fieldOf(set, name);
    return ['ZZ99-nada', '1950-01-01', '1950-01', '1950'].find((text) => field.parse(text).ok) ?? '';
  });
  return pathOf(set.id, parts);
}

describe('a key that can be read and finds nothing', () => {
  it.each(
    datasets
      // The screens of the pandemic's expenses have a table of their own, and are asked in shell.db.test.ts.
      .filter(({ menu, detail, id }) => menu && detail && id !== 'coviddespesa')
      .map((set) => [unpublished(set), set] as const),
  )('%s says that the record was not found', async (path, set) => {
    const host = concerns(set, 'prefeitura') ? SITE : 'cmdemo.transparencia.localhost';
    const { status, text } = await portal.ask(path, host);
    expect([path, status]).toEqual([path, 404]);
    expect(text).toContain('Registro não encontrado');
  });
});

describe('an address in other letters', () => {
  it.each(all.map(({ path }) => path).filter((path) => path !== '/'))('of %s leads to the right one', async (path) => {
    const wrong = path.replace(/\/[^:/]+/g, (part) => part.toUpperCase()).replace(/:[^/]+/g, 'AbC');
    const { status, headers } = await portal.ask(`${wrong}?Termo=X%20y`, SITE);
    expect([wrong, status]).toEqual([wrong, 301]);
    expect(headers.location).toBe(`${path.replace(/:[^/]+/g, 'AbC')}?Termo=X%20y`);
  });

  it('keeps what names a record as it was written, and is no way out of the portal', async () => {
    expect((await portal.ask('/Contratos/10%2Fa/2025/', SITE)).headers.location).toBe('/contratos/10%2Fa/2025');
    for (const path of ['//evil.example/Contratos', '/Contratos/..//evil.example', '/%43ontratos'])
      expect([path, (await portal.ask(path, SITE)).status]).toEqual([path, 404]);
  });
});

it('a file and a unit that there are have pages that say what they are', async () => {
  const { json } = await portal.ask('/api/v1/arquivos?_size=1', SITE);
  const file = await portal.ask(`/arquivos/${json.data[0]?.slug}`, SITE);
  expect(file.status).toBe(200);
  expect(file.text).toContain(`/api/v1/arquivos/`);
  const unit = await portal.ask('/estrutura-organizacional/ouvidoria-da-camara', 'cmdemo.transparencia.localhost');
  expect([unit.status, unit.text.includes('>Ouvidoria da Câmara</h1>')]).toEqual([200, true]);
  expect((await portal.ask('/arquivos/Plano-Plurianual-PPA', SITE)).text).toContain('>Plano Plurianual (PPA)</h1>');
});
