import { describe, expect, it } from 'vitest';
import type { Row } from '../fields/field.ts';
import { covers, inForce, mergeSanctions, sanctionOf } from './sancao.ts';

const row = (change: Row = {}): Row => ({
  txtTipoSancao: 'Suspensão temporária',
  dtInicio: '2025-01-10',
  dtFim: '2025-12-31',
  txtSituacao: 'Vigente',
  ...change,
});
const made = (change: Row = {}) => sanctionOf('contratos-sancionados', row(change));

describe('a sanction', () => {
  it.each([
    ['2025-01-09', false],
    ['2025-01-10', true],
    ['2025-12-31', true],
    ['2026-01-01', false],
  ])('that bars a company was in force on %s: %s', (day, held) => {
    expect(covers(made().prazo, day)).toBe(held);
    expect(inForce(made(), day)).toBe(held);
  });

  it.each<[string, Row]>([
    ['a warning or a fine, which are over when they are applied', { txtTipoSancao: 'Multa' }],
    ['annulled', { txtSituacao: 'Anulada' }],
    ['over on a day that nobody told', { dtFim: null, txtSituacao: 'Encerrada' }],
    ['of a beginning that nobody told', { dtInicio: null }],
  ])('is held against no day where it is %s', (_, change) => {
    expect(made(change).prazo).toBeNull();
  });

  it('without an end is in force still, and one that ended by rehabilitation ended then', () => {
    expect(covers(made({ dtFim: null }).prazo, '2040-01-01')).toBe(true);
    expect(made({ dtReabilitacao: '2025-06-01', txtSituacao: 'Reabilitada' }).prazo?.to).toBe('2025-06-01');
  });

  it('that a court suspended was in force before, and is not today', () => {
    const suspended = made({ txtSituacao: 'Suspensa' });
    expect(covers(suspended.prazo, '2025-03-01')).toBe(true);
    expect(inForce(suspended, '2025-03-01')).toBe(false);
  });
});

describe('one sanction in several lists', () => {
  const copy = (change: Row = {}) =>
    sanctionOf('empresas-inidoneas', { ...row({ txtSituacao: null }), txtOrgaoSancionador: 'Prefeitura', ...change });

  it('is told once, with what either list knows', () => {
    const [one, ...more] = mergeSanctions([made(), copy(), copy()]);
    expect(more).toEqual([]);
    expect(one).toMatchObject({
      datasets: ['contratos-sancionados', 'empresas-inidoneas'],
      situacao: 'Vigente',
      orgao: 'Prefeitura',
    });
  });

  it('is over where the list that knows its situation says so', () => {
    const [one] = mergeSanctions([copy(), made({ txtSituacao: 'Anulada' })]);
    expect(one).toMatchObject({ situacao: 'Anulada', prazo: null });
  });

  it('is not another of the same company, and the latest comes first', () => {
    expect(mergeSanctions([made(), copy({ dtInicio: '2025-02-01' })]).map(({ inicio }) => inicio)).toEqual([
      '2025-02-01',
      '2025-01-10',
    ]);
  });
});
