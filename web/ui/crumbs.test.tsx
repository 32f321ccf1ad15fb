import { describe, expect, it } from 'vitest';
import { elementsOf, linksOf, markupOf, wordsOf } from '../../test/markup.tsx';
import { Away } from './away.tsx';
import { capitalize } from './capital.ts';
import { Contents } from './contents.tsx';
import { Crumbs, Section } from './crumbs.tsx';
import { Figures } from './figures.tsx';
import { browserShelf } from './shelf.ts';

describe('the way to a page', () => {
  const steps = [{ label: 'Contratos', to: '/contratos' }, { label: '12/2025' }];

  it('begins at the first page and ends at this one, which is no link', () => {
    const html = markupOf(<Crumbs steps={steps} />);
    expect(linksOf(html)).toEqual(['Início → /', 'Contratos → /contratos']);
    expect(elementsOf(html, 'li').at(-1)).toMatchObject({ attributes: { 'aria-current': 'page' }, words: '12/2025' });
  });

  it('goes through the section of the menu, unless the page is called like it', () => {
    const under = (label: string) =>
      wordsOf(
        markupOf(
          <Section value={{ label }}>
            <Crumbs steps={steps} />
          </Section>,
        ),
      );
    expect(under('Licitações e contratos')).toBe('Início Licitações e contratos Contratos 12/2025');
    expect(under('Contratos')).toBe('Início Contratos 12/2025');
  });
});

it('a link that leaves the portal opens elsewhere, says so, and gives nothing of ours away', () => {
  const [link] = elementsOf(markupOf(<Away to="https://exemplo.gov.br">Radar da Transparência</Away>), 'a');
  expect(link?.words).toBe('Radar da Transparência (abre em outra aba)');
  expect(link?.attributes).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
});

it('a figure has its small print and the list that proves it', () => {
  const figure = {
    label: 'Pago',
    value: 'R$ 10,00',
    note: '50% da dotação',
    proof: { to: '/pagamentos', label: 'ver pagamentos' },
  };
  const html = markupOf(<Figures figures={[figure]} />);
  expect(wordsOf(html)).toBe('Pago R$ 10,00 50% da dotação ver pagamentos');
  expect(linksOf(html)).toEqual(['ver pagamentos → /pagamentos']);
});

it('a short page has no index; a long one leads to each section and counts its records', () => {
  const sections = ['a', 'b', 'c', 'd'].map((id) => ({ id, label: `Parte ${id}`, count: 1_204 }));
  expect(markupOf(<Contents sections={sections.slice(0, 3)} />)).toBe('');
  expect(linksOf(markupOf(<Contents sections={sections} />))[0]).toBe('Parte a 1.204 → #a');
});

it('a sentence begins with a capital, accents included', () => {
  expect(['água', 'despesas de 2026', ''].map(capitalize)).toEqual(['Água', 'Despesas de 2026', '']);
});

it('where there is no storage, nothing is kept and nothing breaks', () => {
  const shelf = browserShelf();
  shelf.setItem('portal.linhas', 'confortavel');
  shelf.removeItem('portal.linhas');
  expect(shelf.getItem('portal.linhas')).toBeNull();
});
