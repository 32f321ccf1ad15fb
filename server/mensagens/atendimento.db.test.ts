import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Atendimento } from '../../catalog/mensagens/atendimento.ts';
import { openPortal, type Portal } from '../../test/portal.ts';
import { readTenantFolder } from '../tenants/folder.ts';
import { atendimentoOf } from './atendimento.ts';

const demos = resolve(import.meta.dirname, '../../tenants');

let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});

afterAll(() => portal.close());

describe.each([
  ['pmdemo', 'localhost'],
  ['cmdemo', 'cmdemo.transparencia.localhost'],
])('how %s hears people', (slug, host) => {
  const told = async () => (await portal.ask('/api/v1/atendimento', host)).json.data as unknown as Atendimento;

  it('is told as its folder says it', async () => {
    expect(await told()).toEqual(atendimentoOf({ dados: await readTenantFolder(join(demos, slug)) }));
  });

  it('cites a norm and a letter of services that are published', async () => {
    const { canais, cartaDeServicos } = await told();
    for (const path of [canais['e-sic'].norma?.url, cartaDeServicos])
      expect((await portal.ask(`/api/v1${path}`, host)).status, `${path}`).toBe(200);
  });
});

describe('/v1/atendimento', () => {
  it('is kept by who asked for it until the folder changes', async () => {
    const { headers } = await portal.ask('/api/v1/atendimento');
    const again = { host: 'localhost', 'if-none-match': String(headers.etag) };
    expect((await portal.app.inject({ url: '/api/v1/atendimento', headers: again })).statusCode).toBe(304);
  });

  it('refuses a question it cannot answer', async () => {
    const { status, json } = await portal.ask('/api/v1/atendimento?canal=ouvidoria');
    expect([status, json.message]).toEqual([400, '“canal” não é um parâmetro deste endereço, que não aceita nenhum.']);
  });
});
