import { describe, expect, it } from 'vitest';
import { datasets } from '../datasets/index.ts';
import { summaryFields } from './summary.ts';

const of = (id: string): string[] => datasets.filter((set) => set.id === id).flatMap(summaryFields);

describe('the fields that rows are counted by at each load', () => {
  it('are those of the charts, those whose filters list their values, and the day of the order', () => {
    expect(of('pagamentos')).toEqual(['dtPagamento', 'txtDescricaoUnidade']);
    expect(of('contratos')).toEqual([
      'txtNomeRazaoContratada',
      'dtFimVigencia',
      'txtSituacao',
      'txtModalidade',
      'txtUnidadeOrcamentaria',
      'dtAssinatura',
    ]);
  });

  it('leave out the period and the kinds that are kept apart, which divide every count', () => {
    expect(of('servidores')).not.toContain('dtMesAno');
    expect(of('servidores')).not.toContain('txtTipoFolha');
  });

  it('name each field once', () => {
    for (const set of datasets) expect(new Set(summaryFields(set)).size).toBe(summaryFields(set).length);
  });
});
