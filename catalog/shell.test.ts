import { describe, expect, it } from 'vitest';
import { datasets } from './datasets/index.ts';
import { type Aviso, alphabetical, type FooterItem, isCurrent, usualMenu } from './shell.ts';

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

describe('the usual menu', () => {
  it('begins at home and leads to every page with a subject', () => {
    const menu = usualMenu(datasets);
    expect(menu[0]).toMatchObject({ txtDescricao: 'Início', txtUrl: '/', blnPopUp: '0' });
    const reached = menu.flatMap(({ txtUrl, lstFilhos }) => [txtUrl, ...lstFilhos.map((child) => child.txtUrl)]);
    expect(reached).toEqual(
      expect.arrayContaining(datasets.filter(({ menu: subject }) => subject).map(({ id }) => `/${id}`)),
    );
  });
});
