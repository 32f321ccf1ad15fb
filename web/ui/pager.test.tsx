import { describe, expect, it } from 'vitest';
import { elementsOf, linksOf, markupOf, wordsOf } from '../../test/markup.tsx';
import { NamedSteps, Pager, PageSteps } from './pager.tsx';
import { lastPage, rowsOf } from './pages.ts';

const to = (page: number): string => `?_page=${page}`;
const at = (page: number, last: number) => ({ page, last, to, says: 'onde se está' });

describe('the pager under a list', () => {
  it('leads to the first page, the last, the neighbours and a step either way', () => {
    expect(linksOf(markupOf(<Pager {...at(5, 10)} />))).toEqual([
      'Página anterior → /?_page=4',
      'Página 1 → /?_page=1',
      'Página 4 → /?_page=4',
      'Página 5 → /?_page=5',
      'Página 6 → /?_page=6',
      'Página 10 → /?_page=10',
      'Próxima página → /?_page=6',
    ]);
  });

  it('marks the page that is open, and no other', () => {
    const current = elementsOf(markupOf(<Pager {...at(2, 3)} />), 'a').filter(
      ({ attributes }) => attributes['aria-current'],
    );
    expect(current.map(({ words }) => words)).toEqual(['2']);
  });

  it('has no step past either end, and no links where there is but one page', () => {
    expect(linksOf(markupOf(<Pager {...at(1, 2)} />)).at(0)).toBe('Página 1 → /?_page=1');
    expect(linksOf(markupOf(<Pager {...at(2, 2)} />)).at(-1)).toBe('Página 2 → /?_page=2');
    expect(linksOf(markupOf(<Pager {...at(1, 1)} />))).toEqual([]);
    expect(wordsOf(markupOf(<Pager {...at(1, 1)} />))).toBe('onde se está');
  });

  it('can have its numbers alone', () => {
    expect(linksOf(markupOf(<Pager numbersOnly {...at(1, 2)} />))).toEqual([
      'Página 1 → /?_page=1',
      'Página 2 → /?_page=2',
    ]);
  });
});

it('over a list there is a step either way, and its place is read out when it changes', () => {
  const html = markupOf(<PageSteps {...at(2, 3)} />);
  expect(linksOf(html)).toEqual(['Página anterior → /?_page=1', 'Próxima página → /?_page=3']);
  expect(html).toContain('<p role="status">onde se está</p>');
});

describe('steps that have names', () => {
  const names = ['Mais novas', 'Mais antigas'] as const;

  it('lead back and on, as far as there is a page', () => {
    expect(linksOf(markupOf(<NamedSteps {...at(2, 3)} names={names} />))).toEqual([
      'Mais novas → /?_page=1',
      'Mais antigas → /?_page=3',
    ]);
    expect(linksOf(markupOf(<NamedSteps {...at(1, 3)} names={names} />))).toEqual(['Mais antigas → /?_page=2']);
  });

  it('are left out where there is but one page', () => {
    expect(markupOf(<NamedSteps {...at(1, 1)} names={names} />)).toBe('');
  });
});

describe('the pages of a list', () => {
  it.each([
    [0, 50, 1],
    [50, 50, 1],
    [51, 50, 2],
  ])('%i rows by %i are %i', (total, size, last) => {
    expect(lastPage(total, size)).toBe(last);
  });

  it('are said by their rows', () => {
    expect(rowsOf(2, 50, 265)).toBe('51 a 100 de 265');
    expect(rowsOf(6, 50, 265)).toBe('251 a 265 de 265');
    expect(rowsOf(41, 50, 12_000)).toBe('2.001 a 2.050 de 12.000');
  });
});
