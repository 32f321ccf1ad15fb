import { describe, expect, it } from 'vitest';
import { datasets } from '../datasets/index.ts';
import { fold } from '../fields/choice.ts';
import { COMMON, EXPLAINED, termOf, wordOf } from './fields.ts';
import { glossary, merged, synonymsOf } from './index.ts';
import { slugOfTerm } from './term.ts';

const slugs = glossary.map(slugOfTerm);
const fields = datasets.flatMap((set) => Object.entries(set.fields).map(([name, field]) => ({ set, name, field })));

describe('the glossary', () => {
  it('explains many terms, each at an address of its own, in the order of the alphabet', () => {
    expect(glossary.length).toBeGreaterThanOrEqual(90);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(glossary.map(({ termo }) => termo)).toEqual(
      glossary.map(({ termo }) => termo).toSorted((a, b) => a.localeCompare(b, 'pt-BR')),
    );
  });

  it('is made of short, whole sentences with a source', () => {
    const text = /^[\p{Lu}“\d*].{10,179}[.?!]$/su;
    const faults = glossary.filter(
      ({ explicacao, exemplo, fontes }) =>
        ![explicacao, exemplo ?? explicacao].every((one) => text.test(one)) ||
        fontes.length === 0 ||
        !fontes.every((source) => /\d|MCASP|PNTP/.test(source)),
    );
    expect(faults).toEqual([]);
  });

  it('sends to other terms that exist, and never to the same', () => {
    const lost = glossary.flatMap((term) =>
      (term.veja ?? []).filter((slug) => !slugs.includes(slug) || slug === slugOfTerm(term)),
    );
    expect(lost).toEqual([]);
  });

  it('knows what people type', () => {
    const synonyms = synonymsOf(glossary);
    expect(synonyms.salario).toContain('Remuneração');
    expect(synonyms.compra).toContain('Licitação');
    expect(synonyms.gasto).toContain('Despesa pública');
    const own = glossary.flatMap(({ termo, sinonimos = [] }) => sinonimos.filter((word) => fold(word) === fold(termo)));
    expect(own).toEqual([]);
  });
});

describe('a body’s own terms', () => {
  it('stand among the others, and say over what they repeat', () => {
    const all = merged([
      { termo: 'Empenho', explicacao: 'Aqui se diz assim.', fontes: ['Decreto municipal 10/2025'] },
      { termo: 'Zeladoria', explicacao: 'Cuidado com as praças.', fontes: ['Lei municipal 5/2024'] },
    ]);
    expect(all).toHaveLength(glossary.length + 1);
    expect(all.find(({ termo }) => termo === 'Empenho')).toMatchObject({
      explicacao: 'Aqui se diz assim.',
      veja: expect.arrayContaining(['liquidacao']),
    });
    expect(all.at(-1)?.termo).toBe('Zeladoria');
  });
});

describe('what the glossary explains', () => {
  it('is fields that exist, by terms that exist', () => {
    const names = new Set(fields.map(({ name }) => name));
    expect(
      Object.values(EXPLAINED)
        .flat()
        .filter((name) => !names.has(name)),
    ).toEqual([]);
    expect(Object.keys(EXPLAINED).filter((slug) => !slugs.includes(slug))).toEqual([]);
  });

  it('is each field by one term', () => {
    const names = Object.values(EXPLAINED).flat();
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it('is every term that a definition names', () => {
    const lost = fields.flatMap(({ set, name, field }) =>
      field.term && !slugs.includes(termOf(name, field) ?? '') ? [`${set.id}.${name}: ${field.term}`] : [],
    );
    expect(lost).toEqual([]);
  });

  it('is every sum of money on a list or at the head of a record', () => {
    const bare = fields.flatMap(({ set, name, field }) => {
      const shown = [...set.list.totals, ...set.list.columns.flat(), ...(set.detail?.figures ?? [])];
      return field.currency && shown.includes(name) && !termOf(name, field) ? [`${set.id}.${name}`] : [];
    });
    expect(bare).toEqual([]);
  });

  it('has a sign only where the word is not common speech', () => {
    expect([...COMMON].filter((slug) => !slugs.includes(slug))).toEqual([]);
    expect(wordOf('vlrContrato')).toBeUndefined();
    expect(wordOf('vlrContrato', { term: 'Termo aditivo' })).toBe('termo-aditivo');
    expect(wordOf('vlrLiquidado')).toBe('liquidacao');
  });
});
