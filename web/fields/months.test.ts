import { describe, expect, test } from 'vitest';
import type { Condition, Query } from '../../catalog/query.ts';
import { choiceOf, monthsOf, yearsOf } from './months.ts';

const query = (...where: Condition[]): Query => ({ where, sort: [], page: 1, size: 50 });
const is = (operator: Condition['operator'], ...values: string[]): Condition => ({ field: 'dtMes', operator, values });
const choice = (...where: Condition[]) => choiceOf(query(...where), 'dtMes');

describe('a year and a month chosen apart', () => {
  test('are read from the address', () => {
    expect(choice(is('eq', '2025-03'))).toEqual({ year: '2025', month: '03', other: null });
    expect(choice(is('gte', '2025-01'), is('lte', '2025-12'))).toEqual({ year: '2025', month: '', other: null });
    expect(choice()).toEqual({ year: '', month: '', other: null });
  });

  test.each([
    [[is('gte', '2025-03'), is('lte', '2026-02')], { eq: '', gte: '2025-03', lte: '2026-02' }],
    [[is('gte', '2025-03')], { eq: '', gte: '2025-03', lte: '' }],
    [[is('eq', '2025-03', '2025-04')], { eq: '2025-03\n2025-04', gte: '', lte: '' }],
  ])('keep %j, which they cannot say', (where, other) => {
    expect(choice(...where)).toEqual({ year: '', month: '', other });
  });
});

describe('what can be chosen', () => {
  const groups = [
    { chave: '2026-02', rotulo: '02/2026', linhas: 900 },
    { chave: '2026-01', rotulo: '01/2026', linhas: 1_100 },
    { chave: '2025-12', rotulo: '12/2025', linhas: 3 },
    { chave: null, rotulo: 'Não informado', linhas: 5 },
  ];

  test('are the years that have data, latest first', () => {
    expect(yearsOf(groups, '').map(({ label }) => label)).toEqual(['2026', '2025']);
  });

  test('and the months of one, as the calendar has them', () => {
    const months = monthsOf(groups, { year: '2026', month: '', other: null });
    expect(months.map(({ label }) => label)).toEqual(['janeiro', 'fevereiro']);
  });

  test('what was chosen is there also without data', () => {
    expect(yearsOf([], '2020')).toEqual([{ value: '2020', label: '2020' }]);
    expect(monthsOf([], { year: '2020', month: '07', other: null })).toEqual([{ value: '07', label: 'julho' }]);
  });
});
