import { describe, expect, it } from 'vitest';
import { addressOf, locationAt, resolveAddress } from './step.ts';

describe('an address on a page of the portal', () => {
  it.each([
    ['/contratos', '/despesa', '/contratos'],
    ['?ano=2025', '/e-sic/relatorio', '/e-sic/relatorio?ano=2025'],
    ['?', '/ouvidoria', '/ouvidoria'],
    ['#empenho', '/glossario', '/glossario#empenho'],
    ['/contratos/10%2F2025/2025', '/', '/contratos/10%2F2025/2025'],
    ['?ano=2025', '/favorecidos/a%2Fb', '/favorecidos/a%2Fb?ano=2025'],
  ])('%s, read at %s, is %s', (to, pathname, address) => {
    expect(resolveAddress(to, pathname)).toBe(address);
  });

  it.each(['https://exemplo.gov.br/', '//exemplo.gov.br/contratos', 'mailto:a@exemplo.gov.br', 'https://'])(
    'is not %s, which the browser follows by itself',
    (to) => {
      expect(resolveAddress(to, '/contratos')).toBeNull();
    },
  );

  it('is the same after it was taken apart', () => {
    const address = '/contratos?numAnoPub=2025&_sort=-vlrContrato#resultado';
    expect(addressOf(locationAt(address))).toBe(address);
    expect(locationAt(address)).toMatchObject({
      key: 'default',
      state: null,
      search: '?numAnoPub=2025&_sort=-vlrContrato',
    });
  });
});
