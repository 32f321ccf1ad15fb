import { describe, expect, it } from 'vitest';
import { typedDay } from './typed.ts';

describe('a day that somebody types', () => {
  it.each([
    ['01/03/2025', '2025-03-01'],
    ['1/3/2025', '2025-03-01'],
    ['1/3/25', '2025-03-01'],
    ['31/12/98', '1998-12-31'],
    ['01032025', '2025-03-01'],
    ['010325', '2025-03-01'],
    ['1.3.2025', '2025-03-01'],
    ['1-3-2025', '2025-03-01'],
    [' 1 / 3 / 2025 ', '2025-03-01'],
    ['1 3 2025', '2025-03-01'],
    ['2025-03-01', '2025-03-01'],
    ['29/02/2024', '2024-02-29'],
  ])('%s is %s', (text, day) => {
    expect(typedDay(text)).toEqual({ ok: true, value: day });
  });

  it.each([
    ['31/02/2025', 'não existe no calendário'],
    ['12/31/2025', 'não existe no calendário'],
    ['29022025', 'não existe no calendário'],
    ['01/01/1850', 'tem um ano fora de 1900 a 2199'],
    ['amanhã', 'não é uma data como 01/03/2025'],
    ['1/3', 'não é uma data como 01/03/2025'],
    ['1/3/225', 'não é uma data como 01/03/2025'],
  ])('%s %s', (text, message) => {
    expect(typedDay(text)).toEqual({ ok: false, message });
  });
});
