import { describe, expect, it } from 'vitest';
import { stemOf } from '../../catalog/texto/words.ts';
import { markupOf } from '../../test/markup.tsx';
import { readQuestion, writeQuestion } from './address.ts';
import { excerptAround, hasMarks, Marked, titleBeginning } from './mark.tsx';

const asked = (search: string) => readQuestion(new URLSearchParams(search));

describe('the address of a search', () => {
  it.each(['/busca?termo=merenda', '/busca?termo=%C3%A1gua+%26+luz&tipo=contratos&ano=2025&_page=3'])(
    'is read and printed the same: %s',
    (address) => {
      expect(writeQuestion(asked(address.split('?')[1] ?? ''))).toBe(address);
    },
  );

  it('has no page, kind or year where none is asked for', () => {
    expect(asked('termo=%20obras%20&tipo=&_page=x')).toEqual({ termo: 'obras', tipo: null, ano: null, page: 1 });
  });

  it('begins at the first page of another question', () => {
    expect(writeQuestion(asked('termo=obras&_page=4'), { tipo: 'obras' })).toBe('/busca?termo=obras&tipo=obras');
    expect(writeQuestion(asked('termo=obras&tipo=obras&_page=4'), { page: 5 })).toBe(
      '/busca?termo=obras&tipo=obras&_page=5',
    );
  });
});

const roots = new Set(['escola', 'reforma'].map(stemOf));

describe('the words that were looked for', () => {
  it('are marked in whatever form they stand', () => {
    expect(markupOf(<Marked text="Reforma das Escolas" roots={roots} />)).toBe(
      '<mark>Reforma</mark> das <mark>Escolas</mark>',
    );
    expect(hasMarks('nas escolas', roots)).toBe(true);
    expect(hasMarks('na praça', roots)).toBe(false);
  });

  it('are in sight in a long text, wherever in it they are', () => {
    const far = `${'palavra '.repeat(60)}escola ${'outra '.repeat(60)}`;
    expect(excerptAround(far, roots)).toMatch(/^… .*escola.*…$/);
    expect(excerptAround(far, roots).length).toBeLessThan(240);
    expect(excerptAround('a escola', roots)).toBe('a escola');
  });

  it('do not take away the beginning of a title', () => {
    expect(titleBeginning('a'.repeat(300))).toBe(`${'a'.repeat(220)}…`);
    expect(titleBeginning('curto')).toBe('curto');
  });
});
