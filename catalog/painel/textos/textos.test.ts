import { describe, expect, it } from 'vitest';
import { blankOf, completed, trimmed } from './campos.ts';
import { changesBetween } from './diferenca.ts';
import { mergeTexts } from './juntar.ts';
import { compareWords } from './palavras.ts';
import { TEXT_PARTS, textPart } from './partes.ts';

const fields = textPart('avisos')?.fields ?? [];
const notice = (title: string, text = 'Olá.') => ({ title, startDate: '2026-11-01', ate: '2026-11-02', text });
const form = (...avisos: ReturnType<typeof notice>[]) => ({ avisos });

describe('differences', () => {
  it('name the thing and the field, and say what was and what is', () => {
    expect(changesBetween(fields, form(notice('A')), form(notice('A', 'Tchau.')))).toEqual([
      { onde: 'Avisos › A › Texto', antes: 'Olá.', depois: 'Tchau.' },
    ]);
  });

  it('tell what came, what left and that the order changed', () => {
    const found = changesBetween(
      fields,
      form(notice('A'), notice('B'), notice('C')),
      form(notice('C'), notice('A'), notice('D')),
    );
    expect(found.map(({ onde, antes, depois }) => [onde, antes !== null, depois !== null])).toEqual([
      ['Avisos › D', false, true],
      ['Avisos › B', true, false],
      ['Avisos › ordem', true, true],
    ]);
  });

  it.each(TEXT_PARTS.map((part) => [part.id, part] as const))('of an empty %s with itself are none', (_id, part) => {
    const blank = blankOf(part.fields);
    expect(changesBetween(part.fields, blank, completed(part.fields, trimmed(part.fields, blank)))).toEqual([]);
  });
});

describe('two versions of one beginning', () => {
  const base = form(notice('A'), notice('B'));

  it('are put together where they touch different things', () => {
    const merged = mergeTexts(
      fields,
      base,
      form(notice('A', 'Minha.'), notice('B')),
      form(notice('A'), notice('B'), notice('C')),
    );
    expect(merged).toEqual({ valor: form(notice('A', 'Minha.'), notice('B'), notice('C')), conflitos: [] });
  });

  it('are asked about where both changed the same, and mine is kept', () => {
    const merged = mergeTexts(
      fields,
      base,
      form(notice('A', 'Minha.'), notice('B')),
      form(notice('A', 'Deles.'), notice('B')),
    );
    expect(merged).toEqual({ valor: form(notice('A', 'Minha.'), notice('B')), conflitos: ['Avisos › A › Texto'] });
  });

  it('lose what one took away, unless the other changed it', () => {
    expect(mergeTexts(fields, base, form(notice('B')), base).valor).toEqual(form(notice('B')));
    const merged = mergeTexts(fields, base, form(notice('B')), form(notice('A', 'Deles.'), notice('B')));
    expect(merged.conflitos).toEqual(['Avisos › A']);
  });
});

it('words are told apart: those that stayed, came and left', () => {
  expect(compareWords('a casa azul', 'a casa muito verde')).toEqual([
    { estado: 'igual', texto: 'a casa ' },
    { estado: 'retirado', texto: 'azul' },
    { estado: 'novo', texto: 'muito verde' },
  ]);
});
