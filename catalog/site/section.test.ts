import { describe, expect, it } from 'vitest';
import { datasets } from '../datasets/index.ts';
import { usualMenu } from './menu.ts';
import { sectionOf } from './section.ts';

const item = (txtDescricao: string, txtUrl: string, ...lstFilhos: ReturnType<typeof leaf>[]) => ({
  txtDescricao,
  txtUrl,
  blnPopUp: '0',
  lstFilhos,
});
const leaf = (txtUrl: string) => ({ txtDescricao: txtUrl, txtUrl, blnPopUp: '0', lstFilhos: [] });

describe('the section of a page', () => {
  it.each([
    ['/contratos', 'Licitações e contratos'],
    ['/contratos/10%2F2025/2025', 'Licitações e contratos'],
    ['/contratos-sancionados', 'Licitações e contratos'],
    ['/despesa/empenhos/2026', 'Despesas'],
    ['/servidores', 'Pessoal'],
    ['/glossario', undefined],
    ['/', undefined],
  ])('%s is %s in the usual menu', (path, name) => {
    expect(sectionOf(usualMenu(datasets, { tipo: 'prefeitura', espelho: true }), path)?.txtDescricao).toBe(name);
  });

  it('is the body’s own where its menu is, an exact address before one above it', () => {
    const menu = [
      item('Início', '/'),
      item('Contas', '/a', leaf('/ouvidoria')),
      item('Fala', '/b', leaf('/ouvidoria/relatorio')),
    ];
    expect(sectionOf(menu, '/ouvidoria/relatorio')?.txtDescricao).toBe('Fala');
    expect(sectionOf(menu, '/ouvidoria/x')?.txtDescricao).toBe('Contas');
  });
});
