import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openBodies, type Portal } from '../../test/portal.ts';
import { buildPortal } from '../features.ts';
import { Tenants } from './tenants.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await openBodies();
  await portal.db.own((client) =>
    client.query(`UPDATE portal.tenants SET hosts = '{transparencia.valeclaro.example}' WHERE slug = 'pmdemo'`),
  );
});

afterAll(() => portal.close());

/** Slug of the body at a host of an installation with such domains. */
const bodyAt = async (host: string, domains: string[]) =>
  (await new Tenants(portal.db, { fallback: 'pmdemo', domains }).of(host))?.tenant.slug ?? null;

describe('a host', () => {
  const OURS = ['transparencia.example.com.br'];

  it.each([
    ['cmdemo.transparencia.example.com.br', 'cmdemo'],
    ['cmdemo.apitransparencia.example.com.br:443', 'cmdemo'],
    ['CMDEMO.Transparencia.Example.com.br', 'cmdemo'],
    ['transparencia.valeclaro.example', 'pmdemo'],
    ['localhost:3000', 'pmdemo'],
    ['127.0.0.1', 'pmdemo'],
    ['nobody.transparencia.example.com.br', null],
    ['cmdemo.evil.example', null],
    ['cmdemo.x.transparencia.example.com.br', null],
    ['transparencia.example.com.br', null],
    ['valeclaro.example', null],
  ])('%s is that of %s, where SITE_DOMAINS says which are ours', async (host, slug) => {
    expect(await bodyAt(host, OURS)).toBe(slug);
  });

  it('below any domain is a body’s where nothing says which are ours', async () => {
    expect(await bodyAt('cmdemo.other.example', [])).toBe('cmdemo');
  });

  it('that somebody invents is refused without a word to the database, and no body is forgotten', async () => {
    const tenants = new Tenants(portal.db, { fallback: 'pmdemo', domains: [] });
    const app = await buildPortal({ ...portal.setting, tenants });
    const ask = async (host: string) => (await app.inject({ url: '/robots.txt', headers: { host } })).statusCode;
    expect(await ask('cmdemo.transparencia.localhost')).toBe(200);
    const asked = [vi.spyOn(portal.db, 'tenant'), vi.spyOn(portal.db, 'own')];
    for (let i = 0; i < 50; i++) expect(await ask(`x${i}.transparencia.localhost`)).toBe(400);
    for (let i = 0; i < 3_000; i++) {
      expect(await tenants.of(`y${i}.transparencia.localhost`)).toBeNull();
      expect((await tenants.of(`cmdemo.y${i}.example`))?.tenant.slug).toBe('cmdemo');
    }
    expect(await ask('cmdemo.transparencia.localhost')).toBe(200);
    expect(asked.map((spy) => spy.mock.calls.length)).toEqual([0, 0]);
    await app.close();
  });
});

it('a body that is applied while the portal runs is known at once', async () => {
  const { tenants } = portal.setting;
  expect(await tenants.of('novo.transparencia.localhost')).toBeNull();
  await portal.db.own((client) =>
    client.query(`WITH novo AS (INSERT INTO portal.tenants (slug, tipo, hosts, dados)
      SELECT 'novo', tipo, '{}', dados - 'peso' FROM portal.tenants WHERE slug = 'cmdemo' RETURNING id)
      SELECT pg_notify('portal_versao', json_build_object('tenant', id)::text) FROM novo`),
  );
  await expect
    .poll(() => tenants.of('novo.transparencia.localhost'))
    .toMatchObject({
      tenant: { slug: 'novo', dados: { peso: 1 } },
    });
});
