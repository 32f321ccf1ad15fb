import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Dataset } from '../../catalog/dataset.ts';
import type { ReleasePackage } from '../../catalog/ocds/answer.ts';
import type { OcdsRelease } from '../../catalog/ocds/release.ts';
import { OCDS_SOURCES } from '../../catalog/ocds/sources.ts';
import { cnpj } from '../../catalog/samples/digits.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { csv } from '../../demo/kit/csv.ts';
import { OCDS_MARK, OcdsJudge, ocdsThere } from '../../test/ocds.ts';
import { openBodies, type Portal, UNTIL } from '../../test/portal.ts';
import { load } from '../import/load.ts';
import { oneFile } from '../import/read/files.ts';

const { licitacao, itens, atas, contratos, aditivos, documentosContrato, empenhos, pagamentos } = OCDS_SOURCES;

const SERRA = { txtNomeRazaoSocial: 'Serra Verde Ltda', txtCpfCnpj: cnpj('114447770001') };
const VALE = { txtNomeRazaoSocial: 'Vale & Filhos', txtCpfCnpj: '' };

const tender = (numCertame: string, cells: Cells = {}): Cells => ({
  numCertame,
  txtModalidadeLicit: 'Pregão eletrônico',
  txtUnidadeOrcamentaria: 'Saúde',
  numExercicio: '2025',
  txtObjeto: 'Remédios',
  ...cells,
});

const contract = (numContrato: string, cells: Cells = {}): Cells => ({
  numContrato,
  numAnoPub: '2025',
  txtNomeRazaoContratada: SERRA.txtNomeRazaoSocial,
  txtCpfCnpjContratada: SERRA.txtCpfCnpj,
  txtObjeto: 'Remédios',
  vlrContrato: '100,00',
  ...cells,
});

const ofTender = (numCertame: string): Cells => ({
  numCertame,
  txtModalidade: 'Pregão eletrônico',
  txtUnidadeOrcamentaria: 'Saúde',
});

const TENDERS: Cells[] = [
  // One number for each winner, as some systems export it.
  tender('1/2025', { ...SERRA, vlrTotal: '70,00', txtSituacao: 'Homologada', dtHomologacao: '10/02/2025' }),
  tender('1/2025', { ...VALE, vlrTotal: '30,50', txtSituacao: 'Homologada', dtHomologacao: '10/02/2025' }),
  tender('2/2025', {
    txtModalidadeLicit: 'PREGÃO',
    txtSituacao: 'Em recurso na justiça',
    lnkPncp: 'https://pncp.gov.br/a',
  }),
  tender('3/2025', { txtSituacao: 'Deserta', dtPublicacao: '20/03/2025', dtAbertura: '10/03/2025' }),
  tender('4/2025', { txtModalidadeLicit: 'Dispensa', txtNomeRazaoSocial: 'Ana Dantas', txtCpfCnpj: '***.456.789-**' }),
  tender('4/2025', { txtModalidadeLicit: 'Dispensa', txtUnidadeOrcamentaria: 'Obras & Ação “Já”' }),
];

const CONTRACTS: Cells[] = [
  contract('1/2025', { ...ofTender('1/2025'), dtAssinatura: '20/02/2025', txtSituacao: 'Vigente' }),
  contract('2/2025', { ...ofTender('99/2024'), txtSituacao: 'Anulado' }),
  contract('3/2025', { txtModalidade: 'Adesão a ata', numARP: '7', numAnoARP: '2025', dtAssinatura: '01/07/2025' }),
  // Two units that number their contracts each from one: the same number, another tender, another company.
  contract('1/2025', {
    ...ofTender('3/2025'),
    vlrContrato: '5.000,00',
    txtCpfCnpjContratada: '',
    txtNomeRazaoContratada: 'Outra',
  }),
  contract('4/2025', { txtCpfCnpjContratada: '', vlrContrato: '0,00', txtTipoContrato: 'Outros' }),
  contract('4/2025', { txtCpfCnpjContratada: '', vlrContrato: '0,00', txtTipoContrato: 'Outros' }),
];

const BUDGET = { codOrgao: '05', codUnidade: '05.001', numDocEmpenho: '120', numExercicio: '2025' };
const CREDITOR = { txtCredor: SERRA.txtNomeRazaoSocial, txtCpfCnpj: SERRA.txtCpfCnpj };
const paid = (numDocPag: string, vlrPago: string, cells: Cells = {}): Cells => ({
  ...BUDGET,
  ...CREDITOR,
  numDocPag,
  dtPagamento: '01/04/2025',
  vlrPago,
  ...cells,
});

const ROWS: readonly [Dataset, Cells[]][] = [
  [licitacao, TENDERS],
  [
    itens,
    [
      tender('2/2025', { txtModalidadeLicit: 'PREGÃO', numItem: '1', txtDescricao: 'Gaze' }),
      tender('2/2025', {
        txtModalidadeLicit: 'PREGÃO',
        numItem: '1',
        txtDescricao: 'Gaze',
        numLote: '2',
        qtdItem: '2,5',
      }),
    ],
  ],
  [
    atas,
    [
      {
        ...tender('1/2025'),
        ...SERRA,
        numARP: '7',
        numExercicioFinanc: '2025',
        txtPapel: 'Gerenciador',
        arqAta: 'atas/7.pdf',
      },
    ],
  ],
  [contratos, CONTRACTS],
  [
    aditivos,
    [
      {
        numContrato: '1/2025',
        numAnoPub: '2025',
        numAditivo: '1',
        txtTipoAditivo: 'Prazo e acréscimo',
        numDias: '90',
        vlrAditivo: '10,00',
      },
      { numContrato: '1/2025', numAnoPub: '2025', numAditivo: '1', txtTipoAditivo: 'Outros' },
    ],
  ],
  [
    documentosContrato,
    [{ numContrato: '1/2025', numAnoPub: '2025', txtTipoDocumento: 'Contrato', arqDocumento: 'contratos/ação 1.PDF' }],
  ],
  [
    empenhos,
    [
      {
        ...BUDGET,
        ...CREDITOR,
        dtEmpenho: '21/02/2025',
        txtHistorico: 'Remédios',
        vlrEmpenhado: '80,00',
        numContrato: '1/2025',
        numAnoPub: '2025',
      },
    ],
  ],
  [
    pagamentos,
    [paid('1', '50,25'), paid('2', '-50,25', { blnEstorno: 'Sim' }), paid('3', '10,10', { txtCpfCnpj: '' })],
  ],
];

let portal: Portal;

const send = (dataset: Dataset, rows: readonly Cells[], name = 'teste.csv') =>
  portal.db.own((client) =>
    load(client, {
      tenant: 1,
      dataset,
      files: oneFile(name, csv(rows, dataset)),
      name,
      reference: UNTIL,
      author: 'teste',
    }),
  );

const releases = async (): Promise<OcdsRelease[]> => {
  const { text } = await portal.ask('/ocds/releases.json?_size=200');
  const found: ReleasePackage = JSON.parse(text);
  return found.releases;
};

const withContract = (all: readonly OcdsRelease[], id: string): OcdsRelease | undefined =>
  all.find(({ contracts = [] }) => contracts.some((one) => one.id === id));

beforeAll(async () => {
  portal = await openBodies();
  for (const [dataset, rows] of ROWS) expect(await send(dataset, rows)).toMatchObject({ accepted: rows.length });
});

afterAll(() => portal.close());

describe('data as bodies publish them', () => {
  it.skipIf(!ocdsThere)(`still make valid releases${OCDS_MARK}`, async () => {
    const judge = new OcdsJudge();
    expect((await releases()).flatMap((release) => judge.release(release))).toEqual([]);
  });

  it('lose no contract and count none twice', async () => {
    const contracts = (await releases()).flatMap(({ contracts: own = [] }) => own);
    expect(contracts.map(({ id }) => id).sort()).toEqual([
      '1/2025/2025',
      '1/2025/2025#2',
      '2/2025/2025',
      '3/2025/2025',
      '4/2025/2025',
      '4/2025/2025#2',
    ]);
    expect(contracts.reduce((sum, { value }) => sum + (value?.amount ?? 0), 0)).toBe(5300);
    const transactions = contracts.flatMap(({ implementation }) => implementation?.transactions ?? []);
    expect(transactions.map(({ value }) => value.amount).sort()).toEqual([-50.25, 10.1, 50.25]);
  });

  it('make one process of a number that was published for each winner', async () => {
    const release = (await releases()).find(({ tender: own, tag }) => own?.id === '1/2025' && tag.includes('tender'));
    expect(release?.awards?.map(({ value, suppliers }) => [suppliers?.[0]?.name, value?.amount])).toEqual([
      ['Serra Verde Ltda', 70],
      ['Vale & Filhos', 30.5],
    ]);
    expect(release?.awards?.[0]?.documents?.[0]).toMatchObject({
      documentType: 'contractSigned',
      format: 'application/pdf',
    });
  });

  it('give a contract that names no published licitação a process of its own, which says how it was made', async () => {
    const all = await releases();
    const joined = withContract(all, '3/2025/2025');
    expect(joined).toMatchObject({
      ocid: 'local-pmdemo-c-3.2025-2025',
      tag: ['award', 'contract'],
      tender: { procurementMethod: 'direct', procurementMethodDetails: 'Adesão a ata' },
      relatedProcesses: [{ relationship: ['framework'], identifier: expect.stringContaining('-l-1.2025-') }],
    });
    expect(withContract(all, '2/2025/2025')).toMatchObject({ contracts: [{ status: 'cancelled' }] });
    expect(withContract(all, '4/2025/2025')?.contracts).toHaveLength(2);
  });

  it('tell an amendment with its reason and what it changed', async () => {
    const [first, again] = withContract(await releases(), '1/2025/2025')?.contracts?.[0]?.amendments ?? [];
    expect(first).toEqual({
      id: '1',
      rationale: 'Prazo e acréscimo',
      description: 'Valor do aditivo: R$ 10,00. Prazo acrescido: 90 dias.',
    });
    expect(again?.id).toBe('1#2');
  });

  it('leave out what is not known, and what cannot be', async () => {
    const all = await releases();
    const odd = all.find(({ tender: own }) => own?.id === '2/2025');
    expect(odd?.tender).toMatchObject({ procurementMethod: 'open', procurementMethodDetails: 'PREGÃO' });
    expect(odd?.tender).not.toHaveProperty('status');
    expect(odd?.tender).not.toHaveProperty('value');
    expect(all.find(({ tender: own }) => own?.id === '3/2025')?.tender?.tenderPeriod).toEqual({
      endDate: '2025-03-10T23:59:59-03:00',
    });
  });

  it('know a person by no part of the CPF', async () => {
    const person = (await releases()).flatMap(({ parties }) => parties).find(({ name }) => name === 'Ana Dantas');
    expect(person).toEqual({
      id: expect.stringMatching(/^pmdemo-pessoa-[0-9a-f]{12}$/),
      name: 'Ana Dantas',
      roles: ['supplier'],
    });
  });
});

it('a reload keeps every ocid, and gives another id to what changed', async () => {
  const before = await releases();
  const tagOf = async () => (await portal.app.inject({ method: 'HEAD', url: '/ocds/2025.jsonl' })).headers.etag;
  const tag = await tagOf();
  await send(contratos, [contract('9/2024', { numAnoPub: '2024' })], 'antes.csv');
  await send(
    licitacao,
    TENDERS.map((row, i) => ({ ...row, txtObjeto: i === 2 ? 'Remédios e gaze' : 'Remédios' })).reverse(),
    'de novo.csv',
  );
  const after = await releases();
  expect(await tagOf()).not.toBe(tag);
  const ocids = (all: readonly OcdsRelease[]) => all.map(({ ocid }) => ocid).sort();
  expect(ocids(after.filter(({ ocid }) => !ocid.includes('-c-9.2024-')))).toEqual(ocids(before));
  const idOf = (all: readonly OcdsRelease[], id: string) => all.find(({ tender: own }) => own?.id === id)?.id;
  expect(idOf(after, '2/2025')).not.toBe(idOf(before, '2/2025'));
  const old = withContract(after, '9/2024/2024');
  await send(
    licitacao,
    TENDERS.map((row) => ({ ...row, vlrEstimado: '7,00' })),
    'outra vez.csv',
  );
  expect(withContract(await releases(), '9/2024/2024')).toEqual(old);
});

it('a body with its registered prefix has it in every ocid', async () => {
  const set = (value: string | null) =>
    portal.db.own((client) =>
      client.query(`UPDATE portal.tenants SET dados = jsonb_set(dados, '{prefixoOcds}', $1) WHERE slug = 'pmdemo'`, [
        JSON.stringify(value),
      ]),
    );
  await set('ocds-a1b2c3');
  portal.setting.tenants.forget();
  portal.setting.cache.forgetAll();
  const [first] = await releases();
  expect(first?.ocid).toMatch(/^ocds-a1b2c3-pmdemo-/);
  expect((await portal.ask(`/ocds/${first?.ocid}`)).status).toBe(200);
  expect((await portal.ask('/ocds')).json).toMatchObject({ prefixo: 'ocds-a1b2c3-pmdemo-', registrado: true });
});
