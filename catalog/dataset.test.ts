import { describe, expect, expectTypeOf, it } from 'vitest';
import { dataset, fieldOf, storedOf } from './dataset.ts';
import { contratos } from './datasets/contratos.ts';
import { datasets } from './datasets/index.ts';
import { code, date, money, type taxId, text, year } from './fields/index.ts';
import { samples } from './samples/index.ts';

const fields = {
  numObra: code({ label: 'Obra', required: true }),
  numAno: year({ label: 'Exercício', required: true }),
  txtNome: text({ label: 'Nome' }),
  dtInicio: date({ label: 'Início' }),
  vlrObra: money({ label: 'Valor' }),
};
type Definition = Parameters<typeof dataset<typeof fields>>[0];

const obras: Definition = {
  id: 'obras',
  title: 'Obras',
  singular: 'Obra',
  plural: 'obras',
  about: 'Obras em andamento.',
  law: [],
  key: ['numObra', 'numAno'],
  period: 'numAno',
  fields,
  list: { columns: ['numObra'], filters: { main: [], more: [] }, sort: 'numObra', totals: ['vlrObra'], charts: [] },
};

describe('a definition', () => {
  it('that holds is kept as it was written, and nobody changes it later', () => {
    const made = dataset(obras);
    expect(made).toMatchObject({ id: 'obras', period: 'numAno' });
    expect(Object.isFrozen(made)).toBe(true);
  });

  it.each<[string, string, Partial<Definition>]>([
    ['an id that is no address', 'id must be', { id: 'Obras 2025' }],
    ['a key that may be empty', 'txtNome identifies rows', { key: ['txtNome'] }],
    ['a period that may be empty', 'dtInicio identifies rows', { period: 'dtInicio' }],
    [
      'a chart by the month of a name',
      'chart by txtNome.mes is not possible',
      { list: { ...obras.list, charts: [{ title: 'Meses', by: 'txtNome.mes', shape: 'bars' }] } },
    ],
    [
      'a chart that compares what is not added up',
      'chart “Pago” compares sums that are no totals: vlrObra',
      {
        list: {
          ...obras.list,
          totals: [],
          charts: [{ title: 'Pago', by: 'txtNome', sum: 'vlrObra', against: 'vlrObra', shape: 'bars' }],
        },
      },
    ],
    [
      'a rule about a field that is not there',
      'rule names vlrOutro',
      { rules: [{ fields: ['vlrOutro'], holds: () => true, message: 'não fecha' }] },
    ],
    [
      'a relation by a field that is not there',
      'relation to contratos names numOutro',
      {
        detail: {
          lead: [],
          figures: [],
          sections: [],
          related: [{ dataset: 'contratos', by: { numContrato: 'numOutro' } }],
        },
      },
    ],
    ['a page that nobody asks for by any word', 'no words that people ask for it by', { menu: 'Obras' }],
    ['a period that counts no time', 'numObra counts no time', { period: 'numObra' }],
    [
      'a holder whose document is none',
      'the holder txtNome is not found by numObra',
      { holders: { txtNome: 'numObra' } },
    ],
  ])('with %s is refused when the program starts', (_, fault, change) => {
    expect(() => dataset({ ...obras, ...change })).toThrow(fault);
  });

  it.each([
    ['nome', 'lacks a prefix'],
    ['vlrobra', 'lacks a prefix'],
    ['vlrNome', 'lacks a prefix of its kind: text is txt'],
    ['id', 'is a name of the machinery'],
    ['tenant', 'is a name of the machinery'],
  ])('with a field named %s is refused when the program starts', (name, fault) => {
    const odd = { ...fields, [name]: fields.txtNome };
    const list = { ...obras.list, totals: [], charts: [] };
    expect(() => dataset({ ...obras, fields: odd, list })).toThrow(fault);
  });

  it('with two columns under one label is refused: a file could not say which is meant', () => {
    const twice = { ...fields, txtApelido: text({ label: 'NOME' }) };
    expect(() => dataset({ ...obras, fields: twice })).toThrow('label NOME is used twice');
  });
});

/** The compiler checks these when it checks the tests: a wrong definition has to be a red line in the editor. */
describe('the compiler', () => {
  type Total = Definition['list']['totals'][number];
  type Column = Definition['list']['columns'][number];

  it('adds up only what can be added', () => {
    expectTypeOf<'vlrObra'>().toExtend<Total>();
    expectTypeOf<'txtNome'>().not.toExtend<Total>();
    expectTypeOf<'numAno'>().not.toExtend<Total>();
    expectTypeOf<'dtInicio'>().not.toExtend<Total>();
  });

  it('knows the names of the fields', () => {
    expectTypeOf<'txtNome'>().toExtend<Column>();
    expectTypeOf<'txtNada'>().not.toExtend<Column>();
    expectTypeOf<'txtNada'>().not.toExtend<Definition['key'][number]>();
    expectTypeOf<'-vlrObra'>().toExtend<Definition['list']['sort']>();
    expectTypeOf<'-vlrNada'>().not.toExtend<Definition['list']['sort']>();
  });

  it('asks what becomes of a person’s document', () => {
    expectTypeOf<{ label: string; privacy: 'mask' }>().toExtend<Parameters<typeof taxId>[0]>();
    expectTypeOf<{ label: string }>().not.toExtend<Parameters<typeof taxId>[0]>();
  });
});

it('a field that the dataset has not is an error of ours, even with a name every object knows', () => {
  expect(fieldOf(contratos, 'vlrContrato').label).toBe('Valor atual');
  expect(() => fieldOf(contratos, 'toString')).toThrow('dataset contratos has no field toString');
});

describe.each(datasets)('$id', (set) => {
  const sample = samples[set.id] ?? [];

  it('has a sample of a dozen rows, two of them bad', () => {
    expect(sample).toHaveLength(12);
    expect(sample.filter((entry) => entry.refused)).toHaveLength(2);
  });

  it('has a sample that fills every field that a file brings and names no other', () => {
    const named = new Set(sample.flatMap(({ cells }) => Object.keys(cells)));
    expect([...named].sort()).toEqual(
      storedOf(set)
        .map(([name]) => name)
        .sort(),
    );
  });

  it('relates, links and points only to datasets and fields that exist', () => {
    const links = Object.values(set.links ?? {}).filter((lead) => lead !== undefined);
    const tables = (set.list.beside ?? []).map((id) => ({ dataset: id, by: {} }));
    const parent = set.cut ? [{ dataset: set.cut.of, by: set.cut.where }] : [];
    for (const { dataset: id, by } of [...(set.detail?.related ?? []), ...links, ...tables, ...parent]) {
      const other = datasets.find((known) => known.id === id);
      expect(datasets.map((known) => known.id)).toContain(id);
      expect(Object.keys(other?.fields ?? {})).toEqual(expect.arrayContaining(Object.keys(by)));
    }
  });
});
