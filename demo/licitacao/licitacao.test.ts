import { describe, expect, it } from 'vitest';
import { HOMOLOGADAS } from '../../catalog/codes/licitacao.ts';
import { dossieOf } from '../../catalog/dossie/dossie.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { hideCpf } from '../../catalog/texto/privacy.ts';
import { ataItensMaker } from '../atas/ataItens.ts';
import { atasMaker } from '../atas/atas.ts';
import { chamamentosMaker } from '../chamamentos/chamamentos.ts';
import { aditivosMaker } from '../contratos/aditivos.ts';
import { contratosMaker } from '../contratos/contratos.ts';
import { documentosMaker } from '../contratos/documentos.ts';
import { fiscaisMaker } from '../contratos/fiscais.ts';
import { SOLE_SUPPLIER } from '../contratos/modality.ts';
import { readCents, readDay } from '../kit/reading.ts';
import { makeDatasets } from '../maker.ts';
import { planoMaker } from '../plano/plano.ts';
import { makeWorld, type WorldOptions } from '../town/world.ts';
import { licitacaoMaker } from './licitacao.ts';
import { licitDocumentosMaker } from './licitDocumentos.ts';
import { licitItensMaker } from './licitItens.ts';
import { participantesMaker } from './participantes.ts';

const CONTRACTS = [contratosMaker, aditivosMaker, fiscaisMaker, documentosMaker];
const TENDERS = [
  licitacaoMaker,
  licitItensMaker,
  participantesMaker,
  licitDocumentosMaker,
  atasMaker,
  ataItensMaker,
  chamamentosMaker,
  planoMaker,
];

const options: WorldOptions = { seed: 1, scale: 0.5, until: '2026-11-16', tenant: 'pmdemo' };

const sum = (rows: readonly Cells[], of: (row: Cells) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

const tender = (row: Cells): string =>
  [row.numCertame, row.txtModalidadeLicit ?? row.txtModalidade, row.txtUnidadeOrcamentaria].join(' | ');
const record = (row: Cells): string => `${row.numARP} ${row.numExercicioFinanc ?? row.numAnoARP}`;

/** Rows of one dataset by what they belong to. */
function by(rows: readonly Cells[], key: (row: Cells) => string): Map<string, Cells[]> {
  const found = new Map<string, Cells[]>();
  for (const row of rows) found.set(key(row), [...(found.get(key(row)) ?? []), row]);
  return found;
}

describe.each(['pmdemo', 'cmdemo'] as const)('the tenders of %s', (tenant) => {
  const made = makeWorld({ ...options, tenant });
  const parts = [makeDatasets(CONTRACTS, made), makeDatasets(TENDERS, made)];
  const sets = parts.flatMap(({ datasets }) => datasets.map(({ dataset, rows }) => [dataset.id, [...rows()]] as const));
  const rows = (id: string): readonly Cells[] => sets.find(([own]) => own === id)?.[1] ?? [];
  const licitacao = rows('licitacao');
  // Light, water and telephone are taken by adhesion, and their empenho stands for the contract.
  const contracted = licitacao.filter(({ txtFundamento }) => txtFundamento !== SOLE_SUPPLIER.ground);
  const items = by(rows('licitacao-itens'), tender);
  const bidders = by(rows('licitacao-participantes'), tender);
  const signed = by(rows('contratos'), tender);

  it('have a key of their own, which contracts, items, bidders, documents and records repeat', () => {
    const keys = new Set(licitacao.map(tender));
    expect(keys.size).toBe(licitacao.length);
    const own = rows('ata-de-registro-de-preco').filter(({ numCertame }) => numCertame !== '');
    for (const set of ['contratos', 'licitacao-itens', 'licitacao-participantes', 'licitacao-documentos'].map(rows))
      expect(set.filter((row) => !keys.has(tender(row)))).toEqual([]);
    expect(own.filter((row) => !keys.has(tender(row)))).toEqual([]);
  });

  it('are worth the sum of their items, and no less than the contracts they led to', () => {
    for (const row of licitacao) {
      const own = items.get(tender(row)) ?? [];
      expect(readCents(row.vlrTotal)).toBe(sum(own, ({ vlrTotal }) => readCents(vlrTotal)));
      expect(readCents(row.vlrEstimado)).toBe(
        sum(own, (item) => Number(item.qtdItem) * readCents(item.vlrUnitarioEstimado)),
      );
    }
    for (const row of contracted) {
      const led = sum(signed.get(tender(row)) ?? [], ({ vlrInicial }) => readCents(vlrInicial));
      if (row.blnRegistroPrecos === 'Sim') expect(readCents(row.vlrTotal)).toBeGreaterThanOrEqual(led);
      else expect(readCents(row.vlrTotal)).toBe(led);
    }
  });

  it('ask for quantities at prices, item by item', () => {
    for (const row of rows('licitacao-itens').filter(({ vlrTotal }) => vlrTotal !== ''))
      expect(Number(row.qtdItem) * readCents(row.vlrUnitario)).toBe(readCents(row.vlrTotal));
  });

  it('have a value, a winner and a contract where they were homologated, and only there', () => {
    for (const row of contracted) {
      const done = HOMOLOGADAS.some((known) => known === row.txtSituacao);
      expect([row.vlrTotal !== '', row.txtNomeRazaoSocial !== '', signed.has(tender(row))]).toEqual([done, done, done]);
    }
  });

  it('are won by those who then sign, and not by the dearest who stayed', () => {
    for (const row of contracted.filter(({ vlrTotal }) => vlrTotal)) {
      const all = bidders.get(tender(row)) ?? [];
      const won = all.filter(({ txtResultado = '' }) => ['Vencedor', 'Credenciado'].includes(txtResultado));
      const suppliers = (signed.get(tender(row)) ?? []).map(({ txtCpfCnpjContratada }) => txtCpfCnpjContratada);
      expect(new Set(won.map(({ txtCpfCnpj }) => txtCpfCnpj))).toEqual(new Set(suppliers));
      expect(new Set(all.map(({ txtCpfCnpj }) => txtCpfCnpj)).size).toBe(all.length);
    }
  });

  it('lie in order: opened, homologated, signed; and open in their own exercise', () => {
    for (const row of licitacao) {
      const days = [row.dtAbertura, row.dtHomologacao, signed.get(tender(row))?.[0]?.dtAssinatura].filter(Boolean);
      expect(days.map(readDay)).toEqual(days.map(readDay).sort());
      expect(row.dtAbertura?.slice(6)).toBe(row.numExercicio);
      expect(readDay(row.dtPublicacao) <= options.until).toBe(true);
    }
  });

  it('end badly now and then, and some are still open', () => {
    const found = new Set(licitacao.map(({ txtSituacao }) => txtSituacao));
    expect([...found]).toEqual(expect.arrayContaining(['Homologada', 'Ratificada', 'Revogada', 'Aberta', 'Suspensa']));
    const open = licitacao.filter(({ txtSituacao }) => txtSituacao === 'Aberta');
    expect(open.every(({ dtAbertura }) => readDay(dtAbertura) > options.until)).toBe(true);
  });

  it('have documents that are there to be opened, and name nobody’s CPF', () => {
    const files = [...(parts[1]?.files ?? [])];
    const named = ['licitacao-documentos', 'ata-de-registro-de-preco', 'licitacao-chamamento-publico'].flatMap((id) =>
      rows(id).flatMap((row) => [row.arqDocumento, row.arqAta, row.arqEdital, row.arqResultado].filter(Boolean)),
    );
    expect(files.map(({ path }) => path).sort()).toEqual(named.sort());
    for (const { bytes } of files) {
      const text = bytes.toString('latin1');
      expect(text.startsWith('%PDF-')).toBe(true);
      expect(hideCpf(text)).toBe(text);
    }
  });

  it('have whole dossiers: every document that the law wants by now, dated in order', () => {
    const papers = by(rows('licitacao-documentos'), tender);
    for (const row of licitacao) {
      const own = papers.get(tender(row)) ?? [];
      const entries = dossieOf(row, new Set(own.map(({ txtTipoDocumento = '' }) => txtTipoDocumento)));
      expect(
        entries.filter(({ state }) => state === 'falta').map(({ document }) => [tender(row), document.label]),
      ).toEqual([]);
      expect(own.every(({ dtDocumento }) => readDay(dtDocumento) <= options.until)).toBe(true);
    }
  });

  it('leave on record prices whose quantities are those contracted and what remains', () => {
    const atas = rows('ata-de-registro-de-preco');
    const lines = by(rows('ata-itens'), record);
    expect(new Set(atas.map(record)).size).toBe(atas.length);
    for (const row of atas) {
      const own = lines.get(record(row)) ?? [];
      expect(readCents(row.vlrRegistrado)).toBe(sum(own, ({ vlrTotal }) => readCents(vlrTotal)));
      for (const { qtdRegistrada, qtdConsumida, qtdSaldo } of own)
        expect(Number(qtdSaldo)).toBe(Number(qtdRegistrada) - Number(qtdConsumida));
    }
    const named = rows('contratos').filter(({ numARP }) => numARP);
    expect(named.filter((row) => !atas.some((one) => record(one) === record(row)))).toEqual([]);
    expect(new Set(atas.map(({ txtPapel }) => txtPapel)).size).toBe(3);
  });

  it('of the pandemic are direct, closed and of exercises before the others', () => {
    const covid = licitacao.filter(({ blnCovid }) => blnCovid === 'Sim');
    expect(covid.length).toBe(tenant === 'pmdemo' ? 22 : 3);
    expect(new Set(covid.map(({ numExercicio }) => numExercicio))).toEqual(new Set(['2020', '2021']));
    expect(new Set(covid.map(({ txtModalidadeLicit }) => txtModalidadeLicit))).toEqual(new Set(['Dispensa']));
    const led = rows('contratos').filter(({ blnCovid }) => blnCovid === 'Sim');
    expect(led.map(tender)).toEqual(covid.map(tender));
  });

  it('were planned for the most part, and some plans are still to come', () => {
    const plan = rows('plano-contratacoes');
    const numbers = new Set(licitacao.map(({ numCertame }) => numCertame));
    expect(plan.filter(({ numCertame }) => numCertame && !numbers.has(numCertame))).toEqual([]);
    expect(new Set(plan.map((row) => `${row.numItemPlano} ${row.numExercicio}`)).size).toBe(plan.length);
    expect(plan.some(({ txtSituacao }) => txtSituacao === 'Planejada')).toBe(true);
  });

  it('are few or many as the body is, down to almost none', () => {
    const small = makeDatasets(TENDERS, makeWorld({ ...options, tenant, scale: 0.1 }));
    for (const { dataset, rows: draw } of small.datasets)
      if (dataset.id !== 'licitacao-chamamento-publico' || tenant === 'pmdemo')
        expect([...draw()].length).toBeGreaterThan(0);
  });
});

it('a council says, year by year, that it called nobody', () => {
  const { statements } = makeDatasets(TENDERS, makeWorld({ ...options, tenant: 'cmdemo' }));
  const called = statements.filter(({ dataset }) => dataset.id === 'licitacao-chamamento-publico');
  expect(called).toHaveLength(4);
  expect(called[0]?.text).toBe('A Câmara Municipal de Vale Claro não realizou chamamento público em 2023.');
});
