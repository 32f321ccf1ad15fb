import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mayDo, PAPEIS } from '../catalog/painel/papeis.ts';
import { type GuardedRoute, guardedRoutes } from '../server/painel/scope.ts';
import { type SignedIn, signIn } from './desk.ts';
import { makeCall, namingCalls } from './naming.ts';
import { openBodies, type Portal } from './portal.ts';
import { holdsMark, type Ids, makeThings, rowsOfBody } from './things.ts';

let portal: Portal;
let desk: readonly GuardedRoute[];

beforeAll(async () => {
  portal = await openBodies();
  desk = guardedRoutes(portal.app).filter(({ method, url }) => method !== 'HEAD' && url !== '/painel/api/*');
});

afterAll(() => portal.close());

/** Every address that the application answers at, from the tree that Fastify draws. */
function addressesOf({ app }: Portal): string[] {
  const steps: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', step = '', methods] = /^((?:[│ ] {3})*)[├└]── (\S+)(?: \(([^)]+)\))?/.exec(line) ?? [];
      if (step === '') return [];
      steps.splice(indent.length / 4, Number.POSITIVE_INFINITY, step);
      return methods === undefined ? [] : [steps.join('')];
    });
}

/** An address of a route, with ids that no body has. */
const addressOf = (url: string): string =>
  url.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000').replace('*', 'contratos');

async function tried(
  { method, url }: GuardedRoute,
  headers: Record<string, string>,
): Promise<{ status: number; type: string; location: string }> {
  const writes = method !== 'GET';
  const {
    statusCode,
    payload,
    headers: got,
  } = await portal.app.inject({
    method:
      method === 'GET'
        ? 'GET'
        : method === 'PUT'
          ? 'PUT'
          : method === 'PATCH'
            ? 'PATCH'
            : method === 'DELETE'
              ? 'DELETE'
              : 'POST',
    url: addressOf(url),
    headers: { ...headers, ...(writes && { 'content-type': 'application/json' }) },
    ...(writes && { payload: '{}' }),
  });
  const type = payload.startsWith('{') ? JSON.parse(payload).type : '';
  return { status: statusCode, type, location: String(got.location ?? '') };
}

/** The headers of somebody without one of them. */
const without = ({ headers }: SignedIn, name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([one]) => one !== name));

const nameOf = ({ method, url }: GuardedRoute): string => `${method} ${url}`;

describe('every route of the panel', () => {
  it('is known to this test', () => {
    expect(desk.length).toBeGreaterThan(40);
    expect(new Set(desk.map(({ permissao }) => permissao)).size).toBeGreaterThan(8);
  });

  // The tree draws the page, its files and what the panel does not have as one.
  it('is in the scope that guards: none is registered beside it but its page and its files', () => {
    const own = new Set(desk.map(({ url }) => url));
    const beside = addressesOf(portal).filter((url) => url.startsWith('/painel') && !own.has(url));
    expect([...new Set(beside)].sort()).toEqual(['/painel', '/painel*']);
  });

  it('asks before a session for nothing but the way in', () => {
    const open = desk.filter(({ permissao }) => permissao === 'livre').map(nameOf);
    expect(open.sort()).toEqual([
      'GET /painel/api/entrar',
      'POST /painel/api/entrar',
      'POST /painel/api/entrar/conferir',
      'POST /painel/api/entrar/link',
      'POST /painel/api/entrar/passkey',
      'POST /painel/api/entrar/passkey/desafio',
    ]);
  });

  it('refuses who is not signed in', async () => {
    const host = 'pmdemo.transparencia.localhost';
    const open: string[] = [];
    for (const route of desk.filter(({ permissao }) => permissao !== 'livre')) {
      const { status } = await tried(route, { host, origin: `http://${host}` });
      if (status !== 401) open.push(`${nameOf(route)}: ${status}`);
    }
    expect(open).toEqual([]);
  });

  it('refuses somebody of another body', async () => {
    const stranger = await signIn(portal, { papeis: PAPEIS, tenant: 2 });
    const host = 'pmdemo.transparencia.localhost';
    const open: string[] = [];
    for (const route of desk.filter(({ permissao }) => permissao !== 'livre')) {
      const { status } = await tried(route, { ...stranger.headers, host, origin: `http://${host}` });
      if (status !== 401) open.push(`${nameOf(route)}: ${status}`);
    }
    expect(open).toEqual([]);
  });

  it.each(PAPEIS)('refuses the role %s where another is asked for', async (papel) => {
    const who = await signIn(portal, { papeis: [papel] });
    const open: string[] = [];
    for (const route of desk) {
      if (route.permissao === 'livre' || mayDo([papel], route.permissao)) continue;
      const { status, type } = await tried(route, who.headers);
      if (status !== 403 || type !== 'FORBIDDEN') open.push(`${nameOf(route)}: ${status} ${type}`);
    }
    expect(open).toEqual([]);
  });

  it.each([
    ['from another site', { origin: 'https://mal.example.com', 'sec-fetch-site': 'cross-site' }],
    ['from another host of the same site', { 'sec-fetch-site': 'same-site' }],
    ['without its token', { 'x-painel-token': '' }],
  ])('takes nothing to write %s', async (_title, changed) => {
    const who = await signIn(portal, { papeis: PAPEIS });
    const open: string[] = [];
    for (const route of desk.filter(({ method }) => method !== 'GET')) {
      // Before a session there is no token to lack.
      if (route.permissao === 'livre' && 'x-painel-token' in changed) continue;
      const { status, type } = await tried(route, { ...who.headers, ...changed });
      if (status !== 403 || type !== 'STRANGE_ORIGIN') open.push(`${nameOf(route)}: ${status} ${type}`);
    }
    expect(open).toEqual([]);
  });

  it.each(['cross-site', 'same-site'])('shows nothing to a page of a site that is %s', async (site) => {
    const who = await signIn(portal, { papeis: PAPEIS });
    const open: string[] = [];
    for (const route of desk.filter(({ method, permissao }) => method === 'GET' && permissao !== 'livre')) {
      const { status, type } = await tried(route, { ...who.headers, 'sec-fetch-site': site });
      if (status !== 403 || type !== 'STRANGE_ORIGIN') open.push(`${nameOf(route)}: ${status} ${type}`);
    }
    expect(open).toEqual([]);
  });

  it('takes nothing to write from a browser that does not say where from', async () => {
    const who = await signIn(portal, { papeis: PAPEIS });
    const { status } = await tried(
      { method: 'POST', url: '/painel/api/sair', permissao: 'entrar' },
      without(who, 'origin'),
    );
    expect(status).toBe(403);
  });

  it('fails in no other way with ids that no body has', async () => {
    const who = await signIn(portal, { papeis: PAPEIS });
    const failed: string[] = [];
    for (const route of desk.filter(({ url }) => !url.startsWith('/painel/api/sair'))) {
      const { status } = await tried(route, who.headers);
      if (status >= 500) failed.push(`${nameOf(route)}: ${status}`);
    }
    expect(failed).toEqual([]);
  });
});

/** Calls that answer everybody: of one's own draft by that name, and one by one of what could not be published. */
const OF_ONES_OWN = /rascunhos\/:chave$|POST \/painel\/api\/arquivos\/publicar$|GET .*correcoes/;

/** Routes that name nothing of one body: an operator's, and those of what every body has under the same name. */
const COMMON =
  /orgaos|categorias\/:categoria$|espelho\/:numero$|textos\/:parte(?:\/edicoes|\/previa)?$|(?:registros|declaracoes)\/:dataset$/;

describe('the things of a body', () => {
  let ids: Ids;

  beforeAll(async () => {
    ids = await makeThings(portal);
  });

  it('are named by calls that this test knows, every one', () => {
    const known = new Set(namingCalls(ids).map(({ route }) => route));
    const naming = desk.filter(({ url }) => url.includes(':') && !COMMON.test(url)).map(nameOf);
    expect(naming.filter((one) => !known.has(one))).toEqual([]);
  });

  it('are neither seen nor touched by who calls them from another', async () => {
    const stranger = await signIn(portal, { papeis: PAPEIS, tenant: 2 });
    const before = await rowsOfBody(portal);
    const open: string[] = [];
    for (const call of namingCalls(ids)) {
      const { status, text } = await makeCall(portal, stranger, call);
      const isRefused = OF_ONES_OWN.test(call.route) ? status < 500 : status >= 400 && status < 500;
      if (!isRefused || holdsMark(text)) open.push(`${call.route}: ${status} ${text}`);
    }
    for (const { url } of desk.filter(({ method, url }) => method === 'GET' && !url.includes(':')))
      if (holdsMark((await makeCall(portal, stranger, { method: 'GET', path: url })).text)) open.push(url);
    expect(open).toEqual([]);
    expect(await rowsOfBody(portal)).toEqual(before);
  });

  it('are found by the same calls in their own', async () => {
    const own = await signIn(portal, { papeis: PAPEIS });
    const lost: string[] = [];
    for (const call of namingCalls(ids).filter(({ bare }) => !bare)) {
      const { status, text } = await makeCall(portal, own, call);
      if (status === 404 || status >= 500) lost.push(`${call.route}: ${status} ${text}`);
    }
    expect(lost).toEqual([]);
  });
});

it('a session that was left opens nothing, wherever its cookie comes from', async () => {
  const who = await signIn(portal, { papeis: ['controle'] });
  const eu: GuardedRoute = { method: 'GET', url: '/painel/api/eu', permissao: 'entrar' };
  expect((await tried(eu, who.headers)).status).toBe(200);
  await tried({ method: 'POST', url: '/painel/api/sair', permissao: 'entrar' }, who.headers);
  expect((await tried(eu, who.headers)).status).toBe(401);
  const { statusCode } = await portal.app.inject({
    url: '/painel/api/eu',
    headers: who.headers,
    remoteAddress: '203.0.113.9',
  });
  expect(statusCode).toBe(401);
});
