import { expect, it } from 'vitest';
import { parseIssuer, providerOf } from './issuer.ts';

const whole = {
  OIDC_ISSUER: parseIssuer('https://sso.acesso.gov.br/'),
  OIDC_CLIENT_ID: 'portal',
  OIDC_CLIENT_SECRET: 'segredo',
};

it('names a provider by all of its variables, and the button by its host where nothing is said', () => {
  expect(providerOf({ ...whole, OIDC_NAME: 'gov.br' })).toMatchObject({ clientId: 'portal', name: 'gov.br' });
  expect(providerOf(whole)?.name).toBe('sso.acesso.gov.br');
  expect(providerOf({})).toBeNull();
});

it.each(['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const)('refuses to start without %s', (name) => {
  expect(() => providerOf({ ...whole, [name]: undefined })).toThrow('OIDC_CLIENT_SECRET, as três');
});

it('asks a provider without TLS on this machine alone', () => {
  expect(parseIssuer('http://127.0.0.1:4000').port).toBe('4000');
  expect(() => parseIssuer('http://provedor.local')).toThrow('OIDC_ISSUER');
});
