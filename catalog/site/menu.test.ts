import { describe, expect, it } from 'vitest';
import { concerns } from '../body.ts';
import type { Dataset } from '../dataset.ts';
import { datasets } from '../datasets/index.ts';
import { usualMenu } from './menu.ts';

describe('the usual menu', () => {
  it('begins at home and leads to every page with a subject', () => {
    const menu = usualMenu(datasets, { tipo: 'prefeitura', espelho: true });
    expect(menu[0]).toMatchObject({ txtDescricao: 'Início', txtUrl: '/', blnPopUp: '0' });
    const reached = menu.flatMap(({ txtUrl, lstFilhos }) => [txtUrl, ...lstFilhos.map((child) => child.txtUrl)]);
    const listed = datasets.filter((set) => set.menu && concerns(set, 'prefeitura'));
    expect(reached).toEqual(expect.arrayContaining(listed.map(({ id }) => `/${id}`)));
  });

  it('leaves out what does not concern the body', () => {
    const [some] = datasets.filter(({ menu }) => menu);
    if (!some) throw new Error('no dataset has a page');
    const only: Dataset = { ...some, bodies: { only: ['prefeitura'], why: 'Câmaras não têm.' } };
    const reached = (tipo: string) =>
      usualMenu([only], { tipo, espelho: true }).flatMap(({ txtUrl, lstFilhos }) => [
        txtUrl,
        ...lstFilhos.map((child) => child.txtUrl),
      ]);
    expect(reached('prefeitura')).toContain(`/${some.id}`);
    expect(reached('camara')).not.toContain(`/${some.id}`);
  });

  it('leads to the mirror of a body that shows it, and only there', () => {
    const leads = (espelho: boolean): boolean =>
      JSON.stringify(usualMenu(datasets, { tipo: 'camara', espelho })).includes('"/pntp"');
    expect([leads(true), leads(false)]).toEqual([true, false]);
  });
});
