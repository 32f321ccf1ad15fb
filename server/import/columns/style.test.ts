import { describe, expect, it } from 'vitest';
import { contratos } from '../../../catalog/datasets/contratos.ts';
import { number } from '../../../catalog/fields/number.ts';
import { BRAZILIAN } from '../../../catalog/fields/style.ts';
import { stylesOf } from './style.ts';

describe('the way a column is written', () => {
  const names = ['vlrInicial', 'vlrContrato', 'dtAssinatura', 'dtPublicacao'];
  const seen = (...rows: string[][]) => stylesOf(contratos, names, rows, { decimal: undefined, data: undefined });

  it('is found for each by itself', () => {
    const [first, second, third, fourth] = seen(['1.234,56', '1234.56', '31/12/2025', '12/31/2025']);
    expect([first?.decimal, second?.decimal, third?.data, fourth?.data]).toEqual(['br', 'us', 'dma', 'mda']);
  });

  it('is that of the others where its own cells do not tell', () => {
    const [first, second] = seen(['1234.56', '1.234', '', '']);
    expect([first?.decimal, second?.decimal]).toEqual(['us', 'us']);
  });

  it('is told by a number that we print, however few decimals it has', () => {
    const { print } = number({ label: 'Quantidade', places: 4 });
    expect(seen([print(1.234), '', '', ''])[0]?.decimal).toBe('us');
  });

  it('is Brazilian where nothing tells, and what its publisher says before all', () => {
    expect(seen(['1.234', '', '01/02/2025', ''])[0]).toEqual(BRAZILIAN);
    const [said] = stylesOf(contratos, names, [['1.234,56']], { decimal: 'us', data: undefined });
    expect(said?.decimal).toBe('us');
  });
});
