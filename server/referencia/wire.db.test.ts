import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, sharePortal } from '../../test/portal.ts';

const API = 'pmdemo.apitransparencia.localhost';
const READ = [
  'numContrato',
  'numAnoPub',
  'txtNomeRazaoContratada',
  'txtCpfCnpjContratada',
  'txtModalidade',
  'txtObjeto',
  'vlrContrato',
];

let portal: Portal;

beforeAll(async () => {
  portal = await sharePortal();
});

afterAll(() => portal.close());

describe.each(['/contrato/contratopordataasync', '/Contrato/ContratoPorDataAsync', '/contrato/contratoasync'])(
  '%s',
  (path) => {
    it('gives the rows of a period whole, in the envelope and with the fields that clients read', async () => {
      const { status, json } = await portal.ask(`${path}?dtInicio=2025-01-01&dtFim=2025-12-31`, API);
      expect(status).toBe(200);
      expect(json.ok).toBe(true);
      const same = await portal.ask('/v1/contratos?dtAssinatura.gte=2025-01-01&dtAssinatura.lte=2025-12-31', API);
      expect(json.data.length).toBe(same.json.total);
      for (const row of json.data) {
        expect(Object.keys(row)).toEqual(expect.arrayContaining(READ));
        expect(row.vlrContrato).toBeTypeOf('number');
        expect(row.dtAssinatura).toMatch(/^2025-\d\d-\d\dT00:00:00$/);
      }
    });

    it('names the parameter that is missing', async () => {
      const { status, json } = await portal.ask(`${path}?dtInicio=2025-01-01`, API);
      expect(status).toBe(400);
      expect(json).toMatchObject({
        ok: false,
        type: 'MISSING_PARAMETER',
        metadata: { message: expect.stringContaining('dtFim') },
      });
    });

    it('refuses a day that does not exist', async () => {
      const { status, json } = await portal.ask(`${path}?dtInicio=2025-02-30&dtFim=2025-12-31`, API);
      expect(status).toBe(400);
      expect(json.message).toContain('dtInicio');
    });
  },
);

/** The table of the reference: what its clients ask, the fields they read, and the same question in our own words. */
const CALLS: readonly [path: string, query: string, same: string, read: string][] = [
  [
    '/Servidor/ServidorPorMesAnoAsync',
    'numMes=3&numAno=2025',
    'servidores?dtMesAno=2025-03',
    'nome cpf vinculo cargo funcao cargoFuncao orgao numMatricula cargaHoraria vlrRemuneracaoBruta vlrDescontosObrigatorios vlrDescontoOutros vlrRemuAposDescObrig dtMesAno idTipoFolha dataExercicio dataVacancia',
  ],
  [
    '/licitacao/licitacaopordataasync',
    'dtInicio=2025-01-01&dtFim=2025-12-31',
    'licitacao?dtAbertura.gte=2025-01-01&dtAbertura.lte=2025-12-31',
    'numCertame txtModalidadeLicit txtUnidadeOrcamentaria txtNomeRazaoSocial txtObjeto txtSituacao vlrTotal',
  ],
  [
    '/orcamento/orcamentoasync',
    'dataInicio=01/01/2025&dataFim=31/12/2025',
    'orcamento?numExercicioFinanc=2025',
    'numExercicioFinanc codOrgao txtDescricaoUnidade txtDescricaoAcao txtDescricaoFuncao txtDescricaoSubFuncao codNaturezaDespesa txtDescricaoElementoDespesa txtDescricaoFonteRecurso vlrOrcamentoInicial vlrOrcamentoAtualizado vlrDisponivel',
  ],
  [
    '/emendaparlamentar/emendaparlamentarasync',
    '',
    'emenda-parlamentar?numAnoEmenda=2026',
    'numEmenda anoEmenda autoria txtTipoEmenda txtOrigemRecurso objeto txtFuncaoGoverno txtBeneficiario txtDescricaoUnidade vlrPrevisto vlrEmpenhado vlrLiquidado vlrPago vlrRealizado dtEmenda',
  ],
  ['/atonormativo/atonormativoasync', '', 'atos-normativos', 'numAtoNormativo'],
];

describe.each(CALLS)('%s', (path, query, same, read) => {
  it('gives every row of the question, with the fields that clients read', async () => {
    const { status, json } = await portal.ask(`${path}?${query}`, API);
    expect(status).toBe(200);
    const ours = await portal.ask(`/v1/${same}`, API);
    expect(ours.json.total).toBeGreaterThan(0);
    expect(json.data.length).toBe(ours.json.total);
    for (const row of json.data) {
      expect(Object.keys(row)).toEqual(expect.arrayContaining(read.split(' ')));
      for (const [name, value] of Object.entries(row)) {
        if (value !== null && name.startsWith('vlr')) expect(value).toBeTypeOf('number');
        if (value !== null && /^(dt|data)[A-Z]/.test(name)) expect(value).toMatch(/^\d{4}-\d\d-\d\dT00:00:00$/);
      }
    }
  });

  it.runIf(query)('names the parameter that is missing or wrong', async () => {
    const first = /^[a-zA-Z]+/.exec(query)?.[0] ?? '';
    const none = await portal.ask(path, API);
    expect(none.status).toBe(400);
    expect(none.json).toMatchObject({
      ok: false,
      type: 'MISSING_PARAMETER',
      metadata: { message: expect.any(String) },
    });
    const bad = await portal.ask(`${path}?${query.replace(/=[^&]*/, '=bobagem')}`, API);
    expect(bad.status).toBe(400);
    expect(bad.json.message).toContain(first);
  });
});

it('keeps a person’s other discounts to itself, and calls the regular payroll 0', async () => {
  const { json } = await portal.ask('/servidor/servidorpormesanoasync?numMes=3&numAno=2025', API);
  expect(new Set(json.data.map((row) => row.vlrDescontoOutros))).toEqual(new Set([null]));
  expect(json.data.map((row) => row.idTipoFolha)).toContain('0');
  for (const { cpf } of json.data) if (cpf) expect(cpf).toMatch(/^###\.\d{3}\.\d{3}-##$/);
});

it('prints a CPF with # and a CNPJ with its punctuation', async () => {
  const { json } = await portal.ask('/contrato/contratoasync?dtInicio=2020-01-01&dtFim=2026-12-31', API);
  const ids = json.data
    .map((row) => row.txtCpfCnpjContratada)
    .filter(Boolean)
    .map(String);
  expect(ids.some((id) => /^###\.\d{3}\.\d{3}-##$/.test(id))).toBe(true);
  for (const id of ids)
    expect(id).toMatch(/^###\.\d{3}\.\d{3}-##$|^[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}$/);
});

it('works under /api on the site, and refuses what is no call', async () => {
  const site = 'pmdemo.transparencia.localhost';
  expect((await portal.ask('/api/contrato/contratoasync?dtInicio=2025-01-01&dtFim=2025-12-31', site)).status).toBe(200);
  expect((await portal.ask('/contrato/outraasync', API)).json).toMatchObject({ ok: false, type: 'NOT_FOUND' });
});
