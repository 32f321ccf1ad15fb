import { describe, expect, it } from 'vitest';
import { type Aviso, alphabetical, type FooterItem, isCurrent } from './shell.ts';

const item = (txtDescricao: string, idMenuFooter: 1 | 2 = 1): FooterItem => ({
  idMenuFooter,
  txtDescricao,
  txtUrl: '/',
  blnPopUp: '0',
});

describe('the footer', () => {
  it('sorts each column the Portuguese way', () => {
    const items = ['Obras', 'água', 'Zona', 'Ética', 'despesas'].map((name) => item(name));
    expect(alphabetical([...items, item('Outra coluna', 2)], 1).map(({ txtDescricao }) => txtDescricao)).toEqual([
      'água',
      'despesas',
      'Ética',
      'Obras',
      'Zona',
    ]);
  });
});

describe('a technical notice', () => {
  const notice: Aviso = { title: 'Instabilidade', startDate: '2025-06-16', duration: 77, text: '…' };
  it.each([
    ['2025-06-16T02:59:59Z', false],
    ['2025-06-16T03:00:00Z', true],
    ['2025-09-01T02:59:59Z', true],
    ['2025-09-01T03:00:00Z', false],
  ])('at %s its badge is there: %s', (now, shown) => {
    expect(isCurrent(notice, new Date(now))).toBe(shown);
  });
});
