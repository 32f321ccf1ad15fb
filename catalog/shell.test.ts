import { describe, expect, it } from 'vitest';
import { concerns } from './body.ts';
import type { Dataset } from './dataset.ts';
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
    const menu = usualMenu(datasets, 'prefeitura');
    expect(menu[0]).toMatchObject({ txtDescricao: 'Início', txtUrl: '/', blnPopUp: '0' });
    const reached = menu.flatMap(({ txtUrl, lstFilhos }) => [txtUrl, ...lstFilhos.map((child) => child.txtUrl)]);
    const listed = datasets.filter((set) => set.menu && concerns(set, 'prefeitura'));
    expect(reached).toEqual(expect.arrayContaining(listed.map(({ id }) => `/${id}`)));
  });

  it('leaves out what does not concern the body', () => {
    const [some] = datasets.filter(({ menu }) => menu);
    if (!some) throw new Error('no dataset has a page');
    const only: Dataset = { ...some, bodies: { only: ['prefeitura'], why: 'Câmaras não têm.' } };
    expect(usualMenu([only], 'prefeitura').map(({ txtUrl }) => txtUrl)).toEqual(['/', `/${some.id}`]);
    expect(usualMenu([only], 'camara').map(({ txtUrl }) => txtUrl)).toEqual(['/']);
  });
});
