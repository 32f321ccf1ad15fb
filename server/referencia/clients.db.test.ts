import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { datasets } from '../../catalog/datasets/index.ts';
import { type Portal, sharePortal } from '../../test/portal.ts';
import { openapi } from '../describe/openapi.ts';
import { DATA_CALLS, STREAM_CALLS } from './calls.ts';

const PREFEITURA = 'pmdemo.apitransparencia.localhost';
const CAMARA = 'cmdemo.apitransparencia.localhost';
const COMMON = 'dadosabertos.transparencia.localhost';

let portal: Portal;

beforeAll(async () => {
  portal = await sharePortal();
});

afterAll(() => portal.close());

const data = async (path: string, host = PREFEITURA) => {
  const { status, json } = await portal.ask(path, host);
  expect([path, status]).toEqual([path, 200]);
  return json.data;
};

const ofYear = (ours: string, name: string) => (year: number) => `/v1/${ours}?${name}=${year}`;

/** The calls that clients make with whatever spelling of a period answers, and the same in our own words. */
const PERIODS = [
  ['/diaria/diariaasync', ofYear('diarias', 'numExercicio'), 'numExercicio'],
  ['/obra/ObraAsync', ofYear('obras', 'numExercicio'), 'numExercicio'],
  ['/terceirizado/terceirizadoasync', ofYear('terceirizados', 'numExercicio'), 'numExercicio'],
  ['/emendaparlamentar/emendaparlamentarasync', ofYear('emenda-parlamentar', 'numAnoEmenda'), 'anoEmenda'],
  ['/planocontratacaoanual/planocontratacaoanualasync', ofYear('plano-contratacoes', 'numExercicio'), 'numExercicio'],
] as const;

const SPELLINGS = [
  'ano=2025',
  'exercicio=2025',
  'numExercicio=2025',
  'NUMEXERCICIO=2025',
  'numAno=2025',
  'numExercicio=2025&mesIni=1&mesFim=12',
  'dataInicio=01/01/2025&dataFim=31/12/2025',
  'dataInicio=2025-01-01&dataFim=2025-12-31',
  'dtInicio=01/01/2025&dtFim=31/12/2025',
  'dtInicio=2025-01-01&dtFim=2025-12-31',
];

describe.each(PERIODS)('%s', (path, ours, year) => {
  it.each(SPELLINGS)('answers the rows of 2025 to %s', async (spelling) => {
    const { total } = (await portal.ask(ours(2025), PREFEITURA)).json;
    expect(total).toBeGreaterThan(0);
    expect((await data(`${path}?${spelling}`)).length).toBe(total);
  });

  it('without a period answers the exercise that the data are in, whatever the clock says', async () => {
    const rows = await data(path);
    expect(new Set(rows.map((row) => Number(row[year])))).toEqual(new Set([2026]));
    expect(rows.length).toBe((await portal.ask(ours(2026), PREFEITURA)).json.total);
  });

  it('takes months alone as months of that exercise', async () => {
    const whole = await data(`${path}?mesIni=1&mesFim=12`);
    const part = await data(`${path}?mesIni=3&mesFim=4`);
    expect(new Set(whole.map((row) => Number(row[year])))).toEqual(new Set([2026]));
    expect(part.length).toBeLessThanOrEqual(whole.length);
  });

  it('names what is wrong with a period, and the end that is missing', async () => {
    for (const [query, name] of [
      ['ano=vinte', 'ano'],
      ['mesIni=13&mesFim=12', 'mesIni'],
      ['dataInicio=31/02/2025&dataFim=31/12/2025', 'dataInicio'],
      ['dtInicio=2025-01-01', 'dtFim'],
    ]) {
      const { status, json } = await portal.ask(`${path}?${query}`, PREFEITURA);
      expect([query, status]).toEqual([query, 400]);
      expect(json.message).toContain(name);
    }
  });
});

it('cuts by month what has a date', async () => {
  const rows = await data('/diaria/diariaasync?exercicio=2025&mesIni=2&mesFim=2');
  expect(rows.length).toBeGreaterThan(0);
  for (const { dtInicio } of rows) expect(dtInicio).toMatch(/^2025-02-/);
});

it('an amendment has what was carried out of it, even where nobody published the transfer', async () => {
  const rows = await data('/emendaparlamentar/emendaparlamentarasync?dataInicio=2020-01-01&dataFim=2026-12-31');
  expect(rows.length).toBeGreaterThan(0);
  for (const { vlrRealizado, vlrLiquidado, vlrPago } of rows)
    if (vlrLiquidado !== null || vlrPago !== null) expect(vlrRealizado).toBeTypeOf('number');
});

describe('the payroll of a month', () => {
  it.each(['/folhapagamento/folhapagamentoasync', '/servidor/servidorasync', '/Servidor/ServidorAsync'])(
    '%s gives the rows of ServidorPorMesAnoAsync',
    async (path) => {
      const same = await data('/Servidor/ServidorPorMesAnoAsync?numMes=3&numAno=2025');
      expect(same.length).toBeGreaterThan(0);
      expect(await data(`${path}?numExercicio=2025&numMes=3`)).toEqual(same);
      const { status, json } = await portal.ask(`${path}?numMes=3`, PREFEITURA);
      expect([status, json.type]).toEqual([400, 'MISSING_PARAMETER']);
      expect(json.message).toContain('numExercicio');
    },
  );
});

it('receita/receitaprevistaarrecadadaasync is the same call by another name', async () => {
  const query = 'classificacaoPor=receita&numExercicio=2025&mesIni=1&mesFim=6';
  const rows = await data(`/receita/receitaprevistaarrecadadaasync?${query}`);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows).toEqual(await data(`/receitaprevistaarrecadada/receitaprevistaarrecadadaasync?${query}`));
});

describe('who sits in a câmara', () => {
  it('vereador/vereadorasync tells everybody elected, in the dialect', async () => {
    const rows = await data('/Vereador/VereadorAsync?exercicio=2026', CAMARA);
    expect(rows).toContainEqual(
      expect.objectContaining({
        nome: 'Fabiana Galvão Fernandes',
        nomeParlamentar: 'Fabiana Galvão Fernandes',
        partido: 'PDV',
        cargo: 'Vereador(a)',
        email: 'fabiana.fernandes@camaravaleclaro.example',
        telefone: '(84) 3000-0121',
        dtInicio: '2025-01-01T00:00:00',
        dtFim: '2028-12-31T00:00:00',
        txtFoto: expect.stringMatching(/^http.*\/v1\/arquivos\/vereadores\/fabiana-galvao-fernandes\.png$/),
      }),
    );
    expect(await data('/vereador/vereadorasync', CAMARA)).toEqual(rows);
    expect(await data('/vereador/vereadorasync?exercicio=2019', CAMARA)).toEqual([]);
  });

  it('mesa/mesadiretoraasync tells the Mesa, each with the part there', async () => {
    const rows = await data('/mesa/mesadiretoraasync?exercicio=2026', CAMARA);
    expect(rows.map(({ nome, cargo }) => [nome, cargo])).toEqual([
      ['Fabiana Galvão Fernandes', 'Presidente'],
      ['Cláudio Araújo Galvão', 'Vice-Presidente'],
      ['Verônica Costa Pinheiro', '1ª Secretária'],
      ['Tarcísio Praxedes Gomes', '2º Secretário'],
    ]);
  });

  it('comissao/comissaoasync tells each commission with its members', async () => {
    const rows = await data('/comissao/comissaoasync?exercicio=2026', CAMARA);
    expect(rows.length).toBeGreaterThan(0);
    for (const { nome, lstMembros } of rows) {
      expect(nome).toBeTypeOf('string');
      const members = lstMembros as unknown as { nome: string; partido: string; cargo: string }[];
      expect(members.length).toBeGreaterThan(0);
      for (const one of members) expect([one.nome, one.partido, one.cargo]).not.toContain(undefined);
    }
  });

  it.each(['vereador/vereadorasync', 'mesa/mesadiretoraasync', 'comissao/comissaoasync'])(
    '%s is an empty list on a prefeitura',
    async (path) => {
      expect(await data(`/${path}?exercicio=2026`)).toEqual([]);
    },
  );
});

describe('arquivo/listarporarquivoasync', () => {
  const files = async (name: string): Promise<{ idArquivo: number; descCategoria: string }[]> => {
    const [first] = await data(`/arquivo/listarporarquivoasync?arquivo=${encodeURIComponent(name)}`);
    return (first?.lstArquivosPorAnos ?? []) as unknown as { idArquivo: number; descCategoria: string }[];
  };

  it.each([
    ['PPA', 'plano-plurianual-ppa'],
    ['ldo', 'lei-de-diretrizes-orcamentarias-ldo'],
    ['Loa', 'lei-orcamentaria-anual-loa'],
  ])('%s is short for %s', async (short, long) => {
    const rows = await files(short);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows).toEqual(await files(long));
  });

  it.each([
    ['Planejamento', ['Plano Plurianual (PPA)', 'Lei Orçamentária Anual (LOA)']],
    ['PLANEJAMENTO', ['Lei de Diretrizes Orçamentárias (LDO)']],
    ['Orcamento', ['Lei Orçamentária Anual (LOA)']],
    ['orçamento', ['Lei Orçamentária Anual (LOA)']],
  ])('%s gathers what is about it', async (name, categories) => {
    const found = new Set((await files(name)).map(({ descCategoria }) => descCategoria));
    for (const category of categories) expect(found).toContain(category);
  });

  it('what is no category has no files', async () => {
    expect(await data('/arquivo/listarporarquivoasync?arquivo=nada')).toEqual([]);
  });
});

describe('the host of all bodies, where the body is the first part of the path', () => {
  it.each([
    ['/pmdemo/obra/obraasync?ano=2025', PREFEITURA],
    ['/PMDemo/Obra/ObraAsync?ano=2025', PREFEITURA],
    ['/cmdemo/obra/obraasync?ano=2025', CAMARA],
    ['/pmdemo/menu/porlocalasync', PREFEITURA],
    ['/pmdemo/v1/contratos?_size=2', PREFEITURA],
    ['/cmdemo/v1/contratos?_size=2', CAMARA],
  ])('%s is the same as on the body’s own API host', async (path, host) => {
    // Twice: the second answer may come from memory, which must not mistake one body for another.
    for (let i = 0; i < 2; i++) {
      const { status, json, headers } = await portal.ask(path, COMMON);
      expect(status).toBe(200);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(json).toEqual((await portal.ask(path.replace(/^\/\w+/, ''), host)).json);
    }
  });

  it('works below any domain, and with a port', async () => {
    for (const host of ['dadosabertos.example.com.br', 'DadosAbertos.Transparencia.localhost:3000'])
      expect((await portal.ask('/pmdemo/dadoscliente/dadosclientesasync', host)).json.data).toMatchObject({
        txtCliente: 'Prefeitura Municipal de Vale Claro',
      });
  });

  it.each(['/ninguem/obra/obraasync', '/ninguem', '/', '/?x=1', '/api/v1/contratos', '/-a-/v1', '/%00/v1', '//v1'])(
    'an unknown body (%s) is 400 TENANT_NOT_FOUND, as JSON that any origin may read',
    async (path) => {
      const { status, json, headers } = await portal.ask(path, COMMON);
      expect({ status, ok: json.ok, type: json.type }).toEqual({ status: 400, ok: false, type: 'TENANT_NOT_FOUND' });
      expect(headers['access-control-allow-origin']).toBe('*');
    },
  );

  it('has no pages: what is no call is told as JSON', async () => {
    for (const path of ['/pmdemo', '/pmdemo/', '/pmdemo/contratos'])
      expect((await portal.ask(path, COMMON)).json).toMatchObject({ ok: false, type: 'NOT_FOUND' });
  });
});

it('the description of the API lists every call that is answered', () => {
  const answered = Object.keys({ ...DATA_CALLS, ...STREAM_CALLS });
  const described = Object.keys(openapi(datasets, '0').paths).filter((path) => !path.startsWith('/v1'));
  expect(described.sort()).toEqual(answered.map((path) => `/${path}`).sort());
});
