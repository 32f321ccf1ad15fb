import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '../../test/portal.ts';

const API = 'pmdemo.apitransparencia.localhost';

let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});

afterAll(() => portal.close());

const call = async (path: string, host = API) => (await portal.ask(path, host)).json;

describe('the calls that draw the frame', () => {
  it('menu/porlocalasync gives the items of the top, without their children', async () => {
    const { ok, data } = await call('/menu/porlocalasync?idPoderOrgao=1&idLocal=1');
    expect(ok).toBe(true);
    expect(data).toContainEqual({ txtDescricao: 'Início', txtUrl: '/', blnPopUp: '0' });
    expect((await call('/Menu/PorLocalAsync')).data).toEqual(data);
  });

  it('another body or another place has an empty menu', async () => {
    expect((await call('/menu/porlocalasync?idPoderOrgao=99&idLocal=1')).data).toEqual([]);
    expect((await call('/menu/porlocalcomfilhosasync?idPoderOrgao=1&idLocal=7')).data).toEqual([]);
    expect((await call('/menu/mapasiteasync?idPoderOrgao=99')).data).toEqual([]);
    expect((await call('/menu/porlocalpaginadoasync?idPoderOrgao=99&idLocal=4')).data).toEqual([]);
  });

  it('menu/porlocalcomfilhosasync and menu/mapasiteasync give the tree', async () => {
    const { data } = await call('/menu/porlocalcomfilhosasync?idPoderOrgao=1&idLocal=1');
    for (const item of data) expect(item).toHaveProperty('lstFilhos');
    expect((await call('/menu/mapasiteasync?idPoderOrgao=1')).data).toEqual(data);
  });

  it('menu/menuselasync finds an item by its description or its address, and asks for one', async () => {
    const [byUrl] = (await call('/menu/menuselasync?txtMenu=%2Fcontratos')).data;
    const [byName] = (await call(`/menu/menuselasync?txtMenu=${encodeURIComponent(String(byUrl?.txtDescricao))}`)).data;
    expect(byName).toEqual(byUrl);
    expect(byUrl).toMatchObject({ txtUrl: '/contratos' });
    expect((await call('/menu/menuselasync?txtMenu=nada')).data).toEqual([]);
    expect(await call('/menu/menuselasync')).toMatchObject({
      ok: false,
      type: 'MISSING_PARAMETER',
      message: expect.stringContaining('txtMenu'),
    });
  });

  it('menu/porlocalpaginadoasync gives the footer, each item in its column', async () => {
    const { data } = await call('/menu/porlocalpaginadoasync?idPoderOrgao=1&idLocal=4');
    expect(data).toContainEqual({ idMenuFooter: 2, txtDescricao: 'Contratos', txtUrl: '/contratos', blnPopUp: '0' });
    expect(data).toContainEqual(
      expect.objectContaining({ idMenuFooter: 3, txtDescricao: 'Radar da Transparência Pública', blnPopUp: '1' }),
    );
  });

  it('dadoscliente/dadosclientesasync names the body', async () => {
    expect((await call('/dadoscliente/dadosclientesasync')).data).toEqual({
      txtCliente: 'Prefeitura Municipal de Vale Claro',
      idPoderOrgao: 1,
      imgLogo: null,
      txtLogoExtensao: null,
    });
  });

  it('configuracao/configuracaoentidadeasync gives address, CNPJ and handles', async () => {
    const { data } = await call('/configuracao/configuracaoentidadeasync', 'cmdemo.apitransparencia.localhost');
    expect(data).toMatchObject({
      txtCliente: 'Câmara Municipal de Vale Claro',
      txtCidade: 'Vale Claro',
      txtEstado: 'RN',
      txtFacebook: null,
      txtInstagram: 'camaravaleclaro',
    });
    expect(data).toHaveProperty('cpfCnpj');
  });

  it('inicio/inicioasync gives in one answer what the page already carries', async () => {
    const { data } = await call('/inicio/inicioasync');
    const { text } = await portal.ask('/', 'pmdemo.transparencia.localhost');
    const { frame } = JSON.parse(/id="portal">(.*?)<\/script>/.exec(text)?.[1] ?? '{}');
    expect(frame).toEqual(data);
    expect(frame.avisos).toMatchObject([{ startDate: '2025-06-16', duration: 77 }]);
  });
});

it('only a body that wants the translator to Libras lets it into its pages', async () => {
  const policy = async () =>
    String((await portal.ask('/', 'cmdemo.transparencia.localhost')).headers['content-security-policy']);
  expect(await policy()).not.toContain('vlibras');
  await portal.db.own((client) =>
    client.query(`UPDATE portal.tenants SET dados = dados || '{"vlibras": true}' WHERE slug = 'cmdemo'`),
  );
  portal.setting.tenants.forget();
  const { headers, text } = await portal.ask('/', 'cmdemo.transparencia.localhost');
  const granted = String(headers['content-security-policy']);
  expect(granted).toMatch(/script-src https:\/\/\*\.vlibras\.gov\.br https:\/\/vlibras\.gov\.br /);
  // Beside a digest a browser would not heed the permission for the styles that the translator writes.
  const styles = /style-src [^;]*/.exec(granted)?.[0];
  expect(styles).toContain("'unsafe-inline'");
  expect(styles).not.toContain('sha256');
  expect(text).toContain('"vlibras":true');
});
