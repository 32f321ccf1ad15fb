import { describe, expect, it } from 'vitest';
import { datasets } from '../../catalog/datasets/index.ts';
import type { FavorecidoSection } from '../../catalog/favorecidos/answer.ts';
import { added, committed, figuresOf } from './figures.ts';
import { inOrder, shownOf } from './parts.ts';

const set = (id: string) => {
  const found = datasets.find((known) => known.id === id);
  if (!found) throw new Error(`no dataset ${id}`);
  return found;
};
const part = (dataset: string): FavorecidoSection => ({
  dataset,
  campo: '',
  total: 1,
  totals: {},
  query: '',
  data: [],
});

describe('the tables of a payee', () => {
  it('come from the tender to the payment, then the rest', () => {
    const ids = ['rppagos', 'pagamentos', 'verba-indenizatoria', 'contratos', 'licitacao-participantes'];
    expect(inOrder(ids.map(part)).map(({ dataset }) => dataset)).toEqual([
      'licitacao-participantes',
      'contratos',
      'pagamentos',
      'rppagos',
      'verba-indenizatoria',
    ]);
  });

  it('do not repeat who it is', () => {
    const { columns } = shownOf(set('contratos'), 'txtNomeRazaoContratada', 9).list;
    expect(columns.flat()).not.toContain('txtNomeRazaoContratada');
    expect(columns.flat()).not.toContain('txtCpfCnpjContratada');
  });

  it('say which tender a proposal was for, which its own list need not', () => {
    expect(shownOf(set('licitacao-participantes'), 'txtNomeRazaoSocial', 9).list.columns[0]).toEqual([
      'numCertame',
      'txtModalidadeLicit',
    ]);
  });

  it('give up words before figures where there is no room', () => {
    const { columns } = shownOf(set('empenhos'), 'txtCredor', 5).list;
    expect(columns).toHaveLength(5);
    for (const name of ['numDocEmpenho', 'vlrEmpenhado', 'vlrLiquidado', 'vlrPago'])
      expect(columns.flat()).toContain(name);
  });
});

describe('the figures of a payee', () => {
  const year = {
    ano: 2025,
    vlrEmpenhado: 0.1,
    vlrReforco: 0.2,
    vlrAnulado: 0.3,
    vlrLiquidado: 0,
    vlrPago: -1,
    listas: {},
  };

  it('add up to the cent, and keep their sign', () => {
    expect(added([0.1, 0.2])).toBe(0.3);
    expect(committed(year)).toBe(0);
    const dados = { referencia: null, carga: null, publicadaEm: null, linhas: 0 };
    expect(
      figuresOf({ ok: true, data: [], nomes: [], anos: [year], sancoes: [], related: [], dados }).at(-1),
    ).toMatchObject({ label: 'Pago', value: '-R$\u00a01,00' });
  });

  it('leave out what never was', () => {
    const dados = { referencia: null, carga: null, publicadaEm: null, linhas: 0 };
    expect(
      figuresOf({ ok: true, data: [], nomes: [], anos: [], sancoes: [], related: [part('obras')], dados }),
    ).toEqual([]);
  });
});
