import { expect, it } from 'vitest';
import { aditivos } from '../../catalog/datasets/aditivos.ts';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { parseQuery, type Query } from '../../catalog/query.ts';
import { parseHost } from '../tenants/host.ts';
import { parseSiteUrl } from '../tenants/origin.ts';
import type { Site } from '../tenants/tenants.ts';
import { citedAs } from './cite.ts';

const PLAIN: Query = { where: [], sort: [], page: 1, size: 50 };
const OWN = { hosts: ['transparencia.vale.example'] };
const HTTPS = { 'x-forwarded-proto': 'https' };

const request = (host: string, tenant: Partial<Site['tenant']> = {}, headers = {}) => ({
  headers: { ...headers, host },
  site: { host: parseHost(host), tenant: { slug: 'vale', hosts: [], ...tenant } } as unknown as Site,
});

it.each([
  ['the site it was asked on', request('vale.portais.example'), 'http://vale.portais.example/contratos'],
  [
    'the site of the API',
    request('vale.apiportais.example:81', {}, HTTPS),
    'https://vale.portais.example:81/contratos',
  ],
  ['the domain of the body', request('vale.apiportais.example', OWN), 'https://transparencia.vale.example/contratos'],
])('a list is cited at %s', (_, asked, address) => {
  expect(citedAs({}, asked, contratos, PLAIN)).toBe(address);
});

it('a list is cited where the installation says that its bodies are, whatever host was asked', () => {
  const services = { siteOf: parseSiteUrl('https://{slug}.transparencia.example', 3000) };
  expect(citedAs(services, request('vale.outro.example'), contratos, PLAIN)).toBe(
    'https://vale.transparencia.example/contratos',
  );
});

it('a list is cited with its question', () => {
  const asked = parseQuery(contratos, [
    ['numAnoPub', '2025'],
    ['txtObjeto.has', 'água & luz'],
  ]);
  const address = asked.ok ? citedAs({}, request('vale.portais.example'), contratos, asked.query) : '';
  expect(address).toBe('http://vale.portais.example/contratos?numAnoPub=2025&txtObjeto.has=%C3%A1gua%20%26%20luz');
});

it('a dataset outside the menu is cited by its own list too', () => {
  expect(citedAs({}, request('vale.apiportais.example'), aditivos, PLAIN)).toBe(
    'http://vale.portais.example/contratos-aditivos',
  );
});
