import { describe, expect, it } from 'vitest';
import { limite } from '../datasets/sigilo.ts';
import type { Row } from '../fields/field.ts';

const row = (change: Row): Row => ({ txtGrau: 'Reservado', dtClassificacao: '2025-03-10', ...change });

describe('the last day of a secret', () => {
  it.each<[string, Row, string]>([
    ['counts from the day the information was made', { dtProducao: '2025-02-03' }, '2030-02-03'],
    ['counts from its classification if nobody knows when it was made', { dtProducao: null }, '2030-03-10'],
    ['is fifteen years away for what is secret', { txtGrau: 'Secreto' }, '2040-03-10'],
    ['is twenty-five years away for what is top secret', { txtGrau: 'Ultrassecreto' }, '2050-03-10'],
    ['is put off once for what is top secret', { txtGrau: 'Ultrassecreto', blnProrrogado: true }, '2075-03-10'],
    ['is put off for nothing else', { txtGrau: 'Secreto', blnProrrogado: true }, '2040-03-10'],
    ['of a leap day is the day after in a year without it', { dtProducao: '2024-02-29' }, '2029-03-01'],
  ])('%s', (_, change, day) => {
    expect(limite(row(change))).toBe(day);
  });
});
