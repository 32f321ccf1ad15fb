import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import Provider from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../../test/desk.ts';
import { openBodies, type Portal } from '../../../test/portal.ts';
import { buildPortal } from '../../features.ts';
import { RETURN_PATH } from './provedor.ts';

const HOST = 'pmdemo.transparencia.localhost';
const OWN = { host: HOST, origin: `http://${HOST}` };

let portal: Portal;
let app: FastifyInstance;
let server: Server;
let issuer: string;
/** The account that signs in at the provider next. */
let account = { email: 'ninguem@example.com', email_verified: true };

beforeAll(async () => {
  portal = await openBodies();
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.on('request', realProvider(issuer).callback());
  const provider = { issuer: new URL(issuer), clientId: 'portal', clientSecret: 's'.repeat(40), name: 'Prefeitura' };
  app = await buildPortal({ ...portal.setting, provider });
});

afterAll(async () => {
  await app.close();
  await portal.close();
  server.closeAllConnections();
  server.close();
});

/** A whole OpenID Connect provider, whose one screen lets in the account of the moment. */
function realProvider(at: string): Provider {
  const provider = new Provider(at, {
    clients: [{ client_id: 'portal', client_secret: 's'.repeat(40), redirect_uris: [`http://${HOST}${RETURN_PATH}`] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    conformIdTokenClaims: false,
    cookies: { keys: ['teste'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...account }) }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: async ({ oidc: { client, session } }) => {
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    if (!context.path.startsWith('/interaction/')) return next();
    await provider.interactionFinished(context.req, context.res, { login: { accountId: account.email } });
  });
  return provider;
}

/** A browser that keeps the cookies of the provider and of the portal apart. */
class Journey {
  readonly #jar = new Map<string, string>();
  cookie = '';

  /** Presses the button, and goes through the provider to the address that it sends back to. */
  async depart(): Promise<URL> {
    const begun = await app.inject({ method: 'POST', url: '/painel/api/entrar/provedor', headers: OWN });
    expect(begun.statusCode).toBe(200);
    this.cookie = String(begun.headers['set-cookie']).split(';')[0] ?? '';
    let at = new URL(begun.json<{ data: { endereco: string } }>().data.endereco);
    while (at.origin === issuer) at = new URL(await this.#step(at), at);
    return at;
  }

  async #step(at: URL): Promise<string> {
    const cookie = [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const one of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      this.#jar.set(name, value);
    }
    return answer.headers.get('location') ?? 'http://nowhere.invalid';
  }

  /** Comes back to the portal; where that leads, and the session that it gives. */
  async comeBack(at: URL, cookie = this.cookie): Promise<{ to: string; session: string | undefined }> {
    const { headers } = await app.inject({ url: `${at.pathname}${at.search}`, headers: { host: HOST, cookie } });
    const session = /__Host-painel=([\w-]{43})/.exec([headers['set-cookie']].flat().join('\n'))?.[0];
    return { to: String(headers.location), session };
  }
}

const refused = (type: string) => ({ to: `/painel/entrar?erro=${type}`, session: undefined });

describe('entry with the provider', () => {
  it('lets in the person whose checked address was invited here, whatever its capitals, once', async () => {
    const rui = await signIn(portal, { papeis: ['editor'], nome: 'Rui' });
    account = { email: `${rui.id}@Example.com`, email_verified: true };
    const journey = new Journey();
    const at = await journey.depart();
    expect(at.pathname).toBe(RETURN_PATH);
    const { to, session } = await journey.comeBack(at);
    expect(to).toBe('/painel');
    const eu = await app.inject({ url: '/painel/api/eu', headers: { host: HOST, cookie: session ?? '' } });
    expect(eu.json()).toMatchObject({ data: { pessoa: { id: rui.id } } });
    expect(await journey.comeBack(at)).toEqual(refused('PROVIDER_REFUSED'));
  });

  it('refuses a code that was used, also with a journey that is new', async () => {
    const first = new Journey();
    const at = await first.depart();
    await first.comeBack(at);
    const second = new Journey();
    await second.depart();
    expect(await second.comeBack(at)).toEqual(refused('PROVIDER_REFUSED'));
  });

  it('refuses another state, and one who did not begin here', async () => {
    const journey = new Journey();
    const at = await journey.depart();
    expect(await journey.comeBack(at, '')).toEqual(refused('PROVIDER_REFUSED'));
    at.searchParams.set('state', 'outro');
    expect(await journey.comeBack(at)).toEqual(refused('PROVIDER_REFUSED'));
  });

  it.each([
    ['EMAIL_UNVERIFIED', 'that the provider did not check', false],
    ['NOT_INVITED', 'that nobody invited', true],
  ])('says %s of an address %s', async (type, _title, verified) => {
    const rui = await signIn(portal, { papeis: ['editor'] });
    account = { email: verified ? 'estranho@example.com' : `${rui.id}@example.com`, email_verified: verified };
    const journey = new Journey();
    expect(await journey.comeBack(await journey.depart())).toEqual(refused(type));
  });

  it('of a provider that is down is a sentence, and the entrance stands', async () => {
    const away = { issuer: new URL('http://127.0.0.1:9'), clientId: 'x', clientSecret: 'y', name: 'gov.br' };
    const other = await buildPortal({ ...portal.setting, provider: away });
    try {
      const page = await other.inject({ url: '/painel/api/entrar', headers: { host: HOST } });
      expect(page.json()).toMatchObject({ data: { provedor: 'gov.br' } });
      const begun = await other.inject({ method: 'POST', url: '/painel/api/entrar/provedor', headers: OWN });
      expect([begun.statusCode, begun.json().type]).toEqual([503, 'PROVIDER_AWAY']);
    } finally {
      await other.close();
    }
  });
});
