import { describe, expect, it } from 'vitest';
import { type Dataset, fieldOf, timeOf } from '../dataset.ts';
import { contratos } from '../datasets/contratos.ts';
import { datasets } from '../datasets/index.ts';
import { parseQuery } from '../query.ts';
import { MOST_FILTERS, MOST_TEXTS, MOST_VALUES } from './limits.ts';

function refusals(address: string): readonly string[] {
  const answer = parseQuery(contratos, [...new URLSearchParams(address)]);
  return answer.ok ? [] : answer.problems.map(({ message }) => message);
}

/** So many parts of an address. */
const many = (count: number, part: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => part(i)).join('&');

describe('what one question may ask', () => {
  it.each(['a', 'de', 'de da', 'pó', 'a-b-c-d', '--------', '½½½', 'ªªª', 'q\u0303q\u0303q\u0303', 'водопровод'])(
    'asks for a word that an index can look up: “%s” alone is too little, and enough beside one',
    (short) => {
      const told = 'é pouco para procurar; escreva ao menos uma palavra com três letras ou números seguidos.';
      expect(refusals(`txtObjeto.has=${short}`)).toEqual([`Objeto: “${short}” ${told}`]);
      expect(refusals(`txtObjeto.has=merenda&txtObjeto.has=${short}`)).toHaveLength(1);
      expect(refusals(`txtObjeto.has=${short} luz`)).toEqual([]);
    },
  );

  it.each<[string, string, string]>([
    ['filters', 'filtros', many(MOST_FILTERS + 1, (i) => `campo${i}=1`)],
    ['values', 'valores', many(MOST_VALUES + 1, (i) => `numContrato=${i}`)],
    ['texts', 'texto', many(MOST_TEXTS + 1, (i) => `txtObjeto.has=palavra${i}`)],
  ])('refuses a question of too many %s in one sentence', (_, noun, address) => {
    expect(refusals(address)).toEqual([expect.stringContaining(noun)]);
  });

  it('looks through a text without an index within one period', () => {
    expect(refusals('txtFundamento.has=dispensa&numAnoPub=2025')).toEqual([]);
  });

  it('accepts as many values and texts as it may have', () => {
    expect(refusals(many(MOST_VALUES, (i) => `numContrato=${i}`))).toEqual([]);
    expect(refusals(many(MOST_TEXTS, (i) => `txtObjeto.has=palavra${i}`))).toEqual([]);
  });
});

/** What no screen shows, in every way that a keyboard, a clipboard or an attacker writes it. */
const INVISIBLE = [
  ' ',
  '\u00a0',
  '\u00ad',
  '\u034f',
  '\u115f',
  '\u180e',
  '\u200b',
  '\u200b\u200c\u200d',
  '\u200e\u200f',
  '\u2028\u2029',
  '\u202e',
  '\u2060',
  '\u2800',
  '\u3164',
  '\ufe0f',
  '\ufeff',
  '\u{e0041}\u{e007f}',
  '\0',
  '\u0001\u001f\u007f\u009f',
  '\ud800',
  '\udfff\ud800',
];

function isRefusedAsEmpty(set: Dataset, name: string, value: string): boolean {
  const answer = parseQuery(set, [[name, value]]);
  const [first] = answer.ok ? [] : answer.problems;
  return first?.field === name && first.message.endsWith(' está sem valor; informe um ou retire o filtro.');
}

/** The condition of one period of a dataset, as an address says it. */
const period = (set: Dataset): [string, string] => [
  set.period,
  fieldOf(set, set.period).print(timeOf(set).ofDay('2025-03-01')),
];

describe.each(datasets)('a filter of $id by what cannot be seen', (set) => {
  const names = Object.entries(set.fields).flatMap(([name, { operators }]) =>
    operators.map((operator) => (operator === 'eq' ? name : `${name}.${operator}`)),
  );

  it('is refused as empty, whatever the field and the operator', () => {
    const accepted = names.flatMap((name) => INVISIBLE.filter((value) => !isRefusedAsEmpty(set, name, value)));
    expect(accepted).toEqual([]);
  });

  it('is understood by what can be seen of it', () => {
    for (const name of names.filter((own) => own.endsWith('.has')))
      expect(parseQuery(set, [[name, '\u200bme\u00adrenda\0'], period(set)])).toMatchObject({
        ok: true,
        query: { where: expect.arrayContaining([expect.objectContaining({ values: ['merenda'] })]) },
      });
  });
});
