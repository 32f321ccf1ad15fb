import { describe, expect, it } from 'vitest';
import { contratos } from '../datasets/contratos.ts';
import { regulacao } from '../datasets/regulacao.ts';
import { toldTotal } from './mean.ts';

describe('a total as people are told it', () => {
  it('is the mean of the rows where the definition says so, with one decimal', () => {
    expect(toldTotal(regulacao, 'qtdDiasEspera', 1_000, 3)).toEqual({
      label: 'Dias de espera, em média',
      text: '333,3',
    });
  });

  it('is zero where there are no rows, and never a fault', () => {
    expect(toldTotal(regulacao, 'qtdDiasEspera', 0, 0).text).toBe('0');
  });

  it('is the sum anywhere else', () => {
    expect(toldTotal(contratos, 'vlrContrato', 1_000, 3)).toEqual({ label: 'Valor atual', text: 'R$\u00a01.000,00' });
  });
});
