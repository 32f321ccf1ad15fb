import { describe, expect, it } from 'vitest';
import { datasets } from '../../catalog/datasets/index.ts';
import { sheetName } from './sheet.ts';

describe('the name of a sheet', () => {
  it.each([
    ['Contratos', 'Contratos'],
    ['Reforços e anulações de empenhos', 'Reforços e anulações'],
    ['Ordem cronológica de pagamentos', 'Ordem cronológica de pagamentos'],
    ['Receitas: previstas/pagas [2025]?', 'Receitas'],
    ['Prevista/paga: [2025]?', 'Prevista paga 2025'],
    ["'Aspas'", 'Aspas'],
    ['Termos de colaboração, subvenções – e outros', 'Termos de colaboração'],
    ['Pneumoultramicroscopicossilicovulcanoconiótico', 'Pneumoultramicroscopicossilicov'],
    ['[*]', 'Dados'],
  ])('of “%s” is “%s”', (title, name) => {
    expect(sheetName(title)).toBe(name);
  });

  it.each(datasets.map(({ title }) => title))('“%s” is never cut in the middle of a word', (title) => {
    const name = sheetName(title);
    const words = title.replace(/[[\]:*?/\\]/g, ' ').split(/\s+/);
    expect(name.length).toBeLessThanOrEqual(31);
    expect(
      words
        .slice(0, name.split(' ').length)
        .join(' ')
        .replace(/[,;.–-]+$/, ''),
    ).toBe(name);
  });
});
