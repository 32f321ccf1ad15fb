import { describe, expect, it } from 'vitest';
import { dataset } from '../../catalog/dataset.ts';
import { code, date, text, year } from '../../catalog/fields/index.ts';
import { ALL } from '../../catalog/list/opening.ts';
import { parseQuery } from '../../catalog/query.ts';
import { narrowDataset, rowPath } from './fixed.ts';
import { readAddress, withoutValue, writeAddress } from './url.ts';

const obras = dataset({
  id: 'obras',
  title: 'Obras',
  singular: 'Obra',
  plural: 'obras',
  about: '',
  law: [],
  key: ['numObra', 'numExercicio'],
  period: 'numExercicio',
  fields: {
    numObra: code({ label: 'Obra', required: true }),
    numExercicio: year({ label: 'Exercício', required: true }),
    codFuncao: code({ label: 'Função' }),
    dtInicio: date({ label: 'Início' }),
    txtNome: text({ label: 'Nome' }),
  },
  list: {
    columns: ['numObra'],
    filters: { main: ['numExercicio', 'dtInicio'], more: ['codFuncao', 'txtNome'] },
    sort: 'numObra',
    totals: [],
    charts: [],
  },
});

const asked = parseQuery(obras, [
  ...new URLSearchParams('codFuncao=10&numExercicio=2025&dtInicio.gte=2025-01-01&dtInicio.lte=2025-06-30'),
]);
const fixed = asked.ok ? asked.query.where : [];
const set = narrowDataset(obras, { fixed, words: ['Função: Saúde'] });

const whereOf = (search: string): string[] => {
  const address = readAddress(set, search);
  if (!address.ok) throw new Error(address.problems.map(({ message }) => message).join());
  return address.query.where.map(({ field, operator, values }) => `${field} ${operator} ${values}`).sort();
};

describe('a list whose path says a part of the question', () => {
  it('asks it whatever the address says, and never writes it there', () => {
    expect(whereOf('')).toEqual([
      'codFuncao eq 10',
      'dtInicio gte 2025-01-01',
      'dtInicio lte 2025-06-30',
      'numExercicio eq 2025',
    ]);
    const address = readAddress(set, '?txtNome.has=serra&_page=2');
    expect(address.ok && writeAddress(set, address.query)).toBe('?txtNome.has=serra&_page=2');
    expect(writeAddress(set, ALL)).toBe('?_page=1');
  });

  it('narrows its days and never widens them', () => {
    expect(whereOf('?dtInicio.gte=2025-03-01&dtInicio.lte=2025-12-31')).toEqual([
      'codFuncao eq 10',
      'dtInicio gte 2025-03-01',
      'dtInicio lte 2025-06-30',
      'numExercicio eq 2025',
    ]);
    const address = readAddress(set, '?dtInicio.gte=2025-03-01');
    expect(address.ok && writeAddress(set, address.query)).toBe('?dtInicio.gte=2025-03-01');
  });

  it('cannot be left by taking a condition out', () => {
    const address = readAddress(set, '');
    const [first] = fixed;
    if (!address.ok || !first) throw new Error('nothing to take out');
    expect(whereOf(writeAddress(set, withoutValue(address.query, first, first.values[0] ?? '')))).toHaveLength(4);
  });

  it('refuses what contradicts it', () => {
    expect(readAddress(set, '?numExercicio=2024')).toMatchObject({ ok: false });
    expect(readAddress(set, '?numExercicio=2025')).toMatchObject({ ok: true });
  });

  it('offers no filter for what is settled', () => {
    const { main, more } = set.list.filters;
    expect([...main, ...more]).not.toContain('codFuncao');
    expect(main).toContain('dtInicio');
    expect(obras.list.filters.main).toContain('numExercicio');
  });
});

it('a row leads to its own page, unless the list has another for it', () => {
  const row = { numObra: '1/2', numExercicio: 2025 };
  expect(rowPath(obras, row)).toBe('/obras/1%2F2/2025');
  expect(rowPath(narrowDataset(obras, { to: () => '/lá' }), row)).toBe('/lá');
});
