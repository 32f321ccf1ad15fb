import { describe, expect, it } from 'vitest';
import { elementsOf, linksOf, markupOf } from '../../test/markup.tsx';
import { FooterColumns } from './columns.tsx';
import { isHere, routeAt } from './here.ts';
import { MenuLink } from './place.tsx';

const item = (txtUrl: string, blnPopUp = '0', idMenuFooter: 1 | 2 | 3 = 1, txtDescricao = `Ir a ${txtUrl}`) => ({
  idMenuFooter,
  txtDescricao,
  txtUrl,
  blnPopUp,
});

describe('the page that is open', () => {
  it.each([
    ['/contratos', '/contratos', true],
    ['/contratos/12/2025', '/contratos', true],
    ['/contratos/', '/contratos', true],
    ['/contratos-novos', '/contratos', false],
    ['/contratos', '/', false],
    ['/', '/', true],
  ])('at %s is that of the item %s: %s', (pathname, txtUrl, here) => {
    expect(isHere(pathname, txtUrl, false)).toBe(here);
  });

  it('is known to the catalog, or to nobody', () => {
    expect(routeAt('/contratos', false)?.dataset).toBe('contratos');
    expect(routeAt('/nada', false)).toBeUndefined();
  });
});

describe('an item of a menu', () => {
  it('that stays in the portal says where one is', () => {
    const [link] = elementsOf(markupOf(<MenuLink item={item('/contratos')} />, '/contratos/1/2025'), 'a');
    expect(link?.attributes).toMatchObject({ href: '/contratos', 'aria-current': 'page' });
    const [other] = elementsOf(markupOf(<MenuLink item={item('/obras')} />, '/contratos'), 'a');
    expect(other?.attributes['aria-current']).toBeUndefined();
  });

  it('that leaves it opens another tab', () => {
    const [link] = elementsOf(markupOf(<MenuLink item={item('https://exemplo.gov.br', '1')} />), 'a');
    expect(link?.attributes.target).toBe('_blank');
  });

  it('of the API is left to the browser', () => {
    const html = markupOf(<MenuLink item={item('/api/v1/openapi.json')} />, '/');
    expect(linksOf(html)).toEqual(['Ir a /api/v1/openapi.json → /api/v1/openapi.json']);
    expect(html).not.toContain('data-discover');
  });
});

describe('the columns of the footer', () => {
  it('leave out one without links, and always have the radar, once', () => {
    const html = markupOf(<FooterColumns items={[item('/mapa')]} />);
    expect(elementsOf(html, 'nav')).toHaveLength(2);
    expect(linksOf(html).filter((link) => link.includes('Radar'))).toHaveLength(1);
    const own = item('https://radardatransparencia.atricon.org.br/', '1', 3, 'Radar da Transparência Pública');
    expect(linksOf(markupOf(<FooterColumns items={[own]} />)).filter((link) => link.includes('Radar'))).toHaveLength(1);
  });
});
