import { expect, it } from 'vitest';
import { diarias } from '../datasets/diarias.ts';
import { servidores } from '../datasets/servidores.ts';
import { valores } from '../datasets/valores.ts';
import { parseQuery } from '../query.ts';
import { untilYear, yearAsked } from './year.ts';

const whereOf = (set: typeof diarias, text: string) => {
  const read = parseQuery(set, [...new URLSearchParams(text)]);
  if (!read.ok) throw new Error(read.problems[0]?.message);
  return read.query.where;
};

it.each([
  ['numExercicio=2024', 2024],
  ['numExercicio=2023&numExercicio=2025', 2025],
  ['numExercicio.gte=2023', null],
  ['txtNome.has=maria', null],
])('a list of %s is of the year %s', (text, year) => {
  expect(yearAsked(diarias, whereOf(diarias, text))).toBe(year);
});

it('a month is of its year, and a table of years or of months reaches up to it', () => {
  expect(yearAsked(servidores, whereOf(servidores, 'dtMesAno.gte=2025-01&dtMesAno.lte=2025-12'))).toBe(2025);
  expect(untilYear(valores, 2024)).toEqual({ field: 'numExercicio', operator: 'lte', values: [2024] });
  expect(untilYear(servidores, 2024).values).toEqual(['2024-12']);
});
