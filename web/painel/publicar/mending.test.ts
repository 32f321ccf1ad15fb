import { describe, expect, it } from 'vitest';
import type { LinhaRecusada } from '../../../catalog/painel/publicar/answer.ts';
import { faultyColumns, gridRow, mendCell, mendedRows } from './mending.ts';

const ROW: LinhaRecusada = {
  arquivo: 'contratos.csv',
  linha: 1204,
  registro: null,
  colunas: null,
  celulas: ['10/2026', 'R$ dez', '***.456.789-**'],
  mascaradas: [2],
  problemas: [{ coluna: 1, campo: 'vlrContrato', frase: 'não é um número como 1.234,56' }],
  emendada: false,
};

describe('a cell that is mended', () => {
  it('is shown as written, and its problem stays until it is checked again', () => {
    const cells = mendCell({}, ROW, 1, '10,00');
    expect(gridRow(ROW, [1], cells).celulas).toEqual([
      {
        coluna: 1,
        nome: null,
        valor: '10,00',
        problema: 'não é um número como 1.234,56',
        mudada: true,
        mascarada: false,
      },
    ]);
    expect(gridRow(ROW, [1], {}).linha).toBe('1.204');
  });

  it('and written back as it was is no change', () => {
    const cells = mendCell(mendCell({}, ROW, 1, '10,00'), ROW, 0, '11/2026');
    expect(mendCell(cells, ROW, 1, 'R$ dez')).toEqual(mendCell({}, ROW, 0, '11/2026'));
    expect(mendCell(mendCell({}, ROW, 1, '10,00'), ROW, 1, 'R$ dez')).toEqual({});
  });

  it('is sent alone: the others stay as the file has them, a masked one above all', () => {
    const cells = mendCell({}, ROW, 1, '10,00');
    expect(mendedRows([ROW], cells)).toEqual([
      { arquivo: 'contratos.csv', linha: 1204, celulas: [null, '10,00', null] },
    ]);
    expect(mendedRows([ROW], {})).toEqual([]);
  });

  it('keeps what was mended in the same row before', () => {
    const before = { ...ROW, emendada: true };
    expect(mendedRows([before], mendCell({}, before, 1, '10,00'))[0]?.celulas).toEqual(['10/2026', '10,00', null]);
  });
});

describe('the columns to look at', () => {
  it('are those with a problem, or all when the row as a whole is wrong', () => {
    expect(faultyColumns([ROW], 3)).toEqual([1]);
    const short = { ...ROW, problemas: [{ coluna: null, campo: null, frase: 'há 2 células para 3 colunas' }] };
    expect(faultyColumns([ROW, short], 3)).toEqual([0, 1, 2]);
  });
});
