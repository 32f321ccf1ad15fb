import helmet from '@fastify/helmet';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { embeddedHeaders, helmetOptions, PAGE_POLICY, withLibras } from './security.ts';

/** Content security policy of a page, by directive. */
async function policyAt(host: string, change = (policy: string) => policy): Promise<Record<string, string>> {
  const app = fastify();
  await app.register(helmet, helmetOptions);
  app.get('/', () => '');
  const { headers } = await app.inject({ url: '/', headers: { host } });
  const directives = change(String(headers['content-security-policy'])).split(';');
  return Object.fromEntries(directives.map((one) => [one.split(' ', 1)[0] ?? '', one.replace(/^\S+ ?/, '')]));
}

it('a page takes nothing from elsewhere but the answers of its own API, and nothing that is written into it', async () => {
  expect(await policyAt('pmdemo.transparencia.example:8443')).toEqual({
    'default-src': "'self'",
    'script-src': "'self'",
    'script-src-attr': "'none'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self' pmdemo.apitransparencia.example:8443",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
  });
});

it.each(['localhost', '127.0.0.1:3000', 'a b; script-src *'])('a page of %s has no API elsewhere', async (host) => {
  expect((await policyAt(host))['connect-src']).toBe("'self' 'self'");
});

it('the translator to Libras is let in with its styles, and nothing else is', async () => {
  const policy = await policyAt('pmdemo.transparencia.example', withLibras);
  const site = 'https://*.vlibras.gov.br https://vlibras.gov.br';
  expect(policy).toMatchObject({
    'default-src': "'self'",
    'script-src': `${site} 'self'`,
    'style-src': `'unsafe-inline' ${site} 'self'`,
    'font-src': `${site} 'self'`,
    'object-src': "'none'",
  });
});

const POLICY = "default-src 'self';script-src 'self';connect-src 'self';form-action 'self';frame-ancestors 'self'";

it('lets everybody frame a page, or the sites that a body names, and closes the rest of it', () => {
  const policyFor = (origins: readonly string[]) =>
    embeddedHeaders(['vary', 'origin', PAGE_POLICY, POLICY], origins)[3];
  expect(policyFor([])).toBe(
    "default-src 'self';script-src 'none';connect-src 'none';form-action 'none';frame-ancestors *",
  );
  expect(policyFor(['https://jornal.example'])).toContain("frame-ancestors 'self' https://jornal.example");
});
