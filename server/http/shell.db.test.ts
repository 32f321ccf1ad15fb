import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '../../test/portal.ts';

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});

afterAll(() => portal.close());

const NOINDEX = '<meta name="robots" content="noindex">';
const indexed = async (address: string): Promise<boolean> => {
  const { status, text, headers } = await portal.ask(address);
  expect([address, status, headers['x-robots-tag'] === 'noindex']).toEqual([address, 200, text.includes(NOINDEX)]);
  return !text.includes(NOINDEX);
};

describe('a page about people', () => {
  it('stays out of search engines; the list that leads to it does not', async () => {
    const { json } = await portal.ask('/api/v1/servidores?_size=1');
    const [row] = json.data;
    const record = `/servidores/${row?.numMatricula}/${row?.dtMesAno}/${row?.idTipoFolha}`;
    expect(await indexed('/servidores')).toBe(true);
    expect(await indexed('/servidores?dtMesAno=2026-09&txtTipoFolha=Mensal')).toBe(true);
    for (const one of [record, `/servidores?numMatricula=${row?.numMatricula}`, '/estagiarios', '/terceirizados'])
      expect([one, await indexed(one)]).toEqual([one, false]);
  });

  it('may be one of a payment, where somebody gets it; a company’s is like any other', async () => {
    const of = async (sign: string) => {
      const { json } = await portal.ask('/api/v1/empenhos?_size=500');
      const row = json.data.find(({ txtCpfCnpj }) => txtCpfCnpj && String(txtCpfCnpj).includes('*') === (sign === '*'));
      return `/empenhos/${row?.codOrgao}/${row?.codUnidade}/${row?.numDocEmpenho}/${row?.numExercicio}`;
    };
    expect(await indexed(await of('*'))).toBe(false);
    expect(await indexed(await of(''))).toBe(true);
  });

  it('tells of a payee that is a person', async () => {
    const { text } = await portal.ask('/api/v1/despesa?por=favorecido&_size=500');
    const codes = JSON.parse(text).data.map(({ codigo }: { codigo: string }) => codigo);
    expect(await indexed(`/favorecidos/${codes.find((code: string) => /^\d{6}-/.test(code))}`)).toBe(false);
    expect(await indexed(`/favorecidos/${codes.find((code: string) => /^\w{14}$/.test(code))}`)).toBe(true);
  });
});

describe('a record that is not there', () => {
  it.each([
    '/contratos/000%2F1999/1999',
    '/contratos/1/dois-mil',
    '/favorecidos/ninguem',
    '/favorecidos/00000000000000',
    '/despesa/empenhos/nada',
    '/despesa/empenhos/detalhe/2026/x/y/z',
    '/receita/nada/1/nada/2',
    '/coviddespesa/1/2/3',
  ])('%s says so to robots too', async (address) => {
    const { status, text } = await portal.ask(address);
    expect([address, status]).toEqual([address, 404]);
    expect(text).toMatch(/(?:Registro|Documento|Favorecido) não encontrado|O endereço deve dizer/);
    expect(text).toContain('id="portal"');
  });
});

describe('a question that cannot be read', () => {
  it.each([
    '/contratos?nada=1',
    '/contratos?numAnoPub=<script>alert(1)</script>',
    '/contratos?_page=0',
    `/contratos?txtObjeto.has=${'a'.repeat(9_000)}`,
    '/despesa?no=%3Cb%3E',
    '/servidores/2025-02-30/2025-03-01',
    '/contratos?%E0%A4%A',
  ])('%.60s is told on the page, which is still the app’s', async (address) => {
    const { status, text } = await portal.ask(address);
    expect(status).toBe(200);
    expect(text).toContain('id="portal"');
    expect(text).toContain(NOINDEX);
    expect(text).not.toMatch(/<script>alert|<b>&|no=<b>/);
  });
});

describe('the head of a page', () => {
  it('describes a list as data that may be used', async () => {
    const { text } = await portal.ask('/contratos', 'pmdemo.transparencia.localhost');
    const told = JSON.parse(/<script type="application\/ld\+json" id="dados">(.*?)<\/script>/.exec(text)?.[1] ?? '');
    const { json } = await portal.ask('/api/v1/contratos');
    expect(told).toMatchObject({
      '@type': 'Dataset',
      name: 'Contratos – Prefeitura Municipal de Vale Claro',
      license: 'https://creativecommons.org/licenses/by/4.0/',
      dateModified: json.dados.publicadaEm,
      temporalCoverage: expect.stringMatching(/^\d{4}\/2026$/),
    });
    for (const { contentUrl } of told.distribution) {
      const { pathname, host } = new URL(contentUrl);
      expect((await portal.ask(`${pathname}?numAnoPub=1999`, host)).status).toBe(200);
    }
  });

  it('has one address for a list, whatever is asked of it', async () => {
    for (const address of ['/contratos', '/contratos/', '/contratos?numAnoPub=2025', '/contratos?_page=2'])
      expect((await portal.ask(address)).text).toContain('<link rel="canonical" href="http://localhost/contratos">');
  });

  it('shows the body’s own picture where there is no card, served at an address that stays', async () => {
    const logo = JSON.stringify({ logo: { imgLogo: PNG, txtLogoExtensao: 'png' } });
    await portal.db.own((client) =>
      client.query(`UPDATE portal.tenants SET dados = dados || $1 WHERE slug = 'cmdemo'`, [logo]),
    );
    portal.setting.tenants.forget();
    const host = 'cmdemo.transparencia.example.com.br';
    const absent = await portal.ask('/contratos/nada/1900', host);
    expect(absent.text).toContain(`property="og:image" content="http://${host}/logo.png"`);
    const { headers, rawPayload } = await portal.app.inject({ url: '/logo.png', headers: { host } });
    expect([headers['content-type'], rawPayload.toString('base64')]).toEqual(['image/png', PNG]);
    expect((await portal.ask('/logo.jpg', host)).status).toBe(404);
    expect((await portal.ask('/logo.png')).status).toBe(404);
  });
});

describe('a page in memory', () => {
  it('is sent once to who keeps it, and made anew after a load', async () => {
    const { headers, text } = await portal.ask('/contratos?numAnoPub=2025');
    const again = await portal.app.inject({
      url: '/contratos?numAnoPub=2025',
      headers: { host: 'localhost', 'if-none-match': String(headers.etag) },
    });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    await portal.db.own(async (client) => {
      await client.query(`DELETE FROM dados.contratos WHERE "numAnoPub" = 2025`);
      await client.query(`NOTIFY portal_versao, '{"tenant":1,"dataset":"contratos"}'`);
    });
    await expect.poll(async () => (await portal.ask('/contratos?numAnoPub=2025')).text).not.toBe(text);
  });

  it('without its data is still the app, and asks robots to come back', async () => {
    const answer = await portal.ask('/obras');
    expect(answer.status).toBe(200);
    await portal.db.own((client) => client.query('ALTER VIEW pub.obras RENAME TO longe'));
    const { status, text, headers } = await portal.ask('/obras?numExercicio=2019');
    expect([status, headers['retry-after']]).toEqual([503, '10']);
    expect(text).toContain('id="portal"');
    expect(text).not.toContain('<td');
    await portal.db.own((client) => client.query('ALTER VIEW pub.longe RENAME TO obras'));
  });
});
