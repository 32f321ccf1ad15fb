import { describe, expect, test } from 'vitest';
import { dataset } from '../../catalog/dataset.ts';
import { code, date, month, year } from '../../catalog/fields/index.ts';
import { cutBy } from '../../catalog/list/range.ts';
import { writeAddress } from './url.ts';

const fields = {
  numMatricula: code({ label: 'Matrícula', required: true }),
  numExercicio: year({ label: 'Exercício', required: true }),
  dtMesAno: month({ label: 'Mês', required: true }),
  dtInicio: date({ label: 'Início' }),
};

const by = (range: keyof typeof fields) =>
  dataset({
    id: 'pessoas',
    title: 'Pessoas',
    singular: 'Pessoa',
    plural: 'pessoas',
    about: '',
    law: [],
    key: ['numMatricula'],
    period: 'dtMesAno',
    range,
    fields,
    list: { columns: [], filters: { main: [], more: [] }, sort: 'dtMesAno', totals: [], charts: [] },
  });

const cut = (range: keyof typeof fields, ...segments: string[]): string | string[] => {
  const answer = cutBy(by(range), segments);
  return answer.ok ? writeAddress(by(range), answer.query) : answer.problems.map(({ message }) => message);
};

describe('two days in a path', () => {
  test.each([
    ['2025-03-01', '2025-06-30'],
    ['01-03-2025', '30-06-2025'],
    ['01%2F03%2F2025', '30%2F06%2F2025'],
  ])('%s and %s cut the list', (from, to) => {
    expect(cut('dtInicio', from, to)).toBe('?dtInicio.gte=2025-03-01&dtInicio.lte=2025-06-30');
  });

  test('cut it by their months or years where it counts in those', () => {
    expect(cut('dtMesAno', '15-03-2025', '2025-06-10')).toBe('?dtMesAno.gte=2025-03&dtMesAno.lte=2025-06');
    expect(cut('numExercicio', '15-03-2024', '2025-06-10')).toBe('?numExercicio.gte=2024&numExercicio.lte=2025');
  });

  test('that are none are told apart, each in its own sentence', () => {
    expect(cut('dtInicio', '31-02-2025', 'hoje')).toEqual([
      '“31-02-2025” não existe no calendário. Escreva como 2025-03-01 ou 01-03-2025.',
      '“hoje” não é uma data. Escreva como 2025-03-01 ou 01-03-2025.',
    ]);
  });

  test('in the wrong order are told so', () => {
    expect(cut('dtInicio', '2025-06-30', '2025-03-01')).toEqual(['A segunda data do endereço vem antes da primeira.']);
  });

  test('that cannot even be decoded are harmless', () => {
    expect(cut('dtInicio', '%E0%A4%A', '-')).toHaveLength(2);
  });
});
