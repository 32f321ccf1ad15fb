import { describe, expect, it } from 'vitest';
import { chosenPeriod, offeredYears, sentPeriod } from './chosen.ts';

function sent(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe('the period of a tree of sums', () => {
  it('is what the form says', () => {
    expect(chosenPeriod(sent({ exercicio: '2025', de: '3', ate: '6', por: 'funcao' }))).toEqual({
      year: 2025,
      from: 3,
      to: 6,
      by: 'funcao',
    });
  });

  it('goes from the earlier month to the later, however they were chosen', () => {
    expect(chosenPeriod(sent({ exercicio: '2025', de: '11', ate: '2' }))).toMatchObject({ from: 2, to: 11 });
  });

  it('is divided by nothing where nothing was chosen', () => {
    expect(chosenPeriod(sent({ exercicio: '2025', de: '1', ate: '1', por: '' })).by).toBeNull();
    expect(chosenPeriod(sent({ exercicio: '2025', de: '1', ate: '1' })).by).toBeNull();
  });
});

describe('the exercises to choose from', () => {
  it('are those with data, the latest first, each once', () => {
    expect(offeredYears([2024, 2026, 2025], 2025)).toEqual([2026, 2025, 2024]);
  });

  it('include the one that was asked for, also without data', () => {
    expect(offeredYears([2025], 2019)).toEqual([2025, 2019]);
  });
});

it('the address of a form that the browser sent by itself says the node and the period, and no other does', () => {
  expect(sentPeriod('?no=2026~funcao-10&exercicio=2025&de=6&ate=3&por=elemento')).toEqual({
    no: '2026~funcao-10',
    year: 2025,
    from: 3,
    to: 6,
    by: 'elemento',
  });
  expect(sentPeriod('?no=2026~funcao-10&por=elemento')).toBeNull();
});
