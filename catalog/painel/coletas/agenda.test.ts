import { describe, expect, it } from 'vitest';
import { type Agenda, nextRun, sayAgenda } from './agenda.ts';

/** The next run of an agenda, as the clock of Brasília shows it. */
const next = (agenda: Agenda, after: string): string =>
  new Date(nextRun(agenda, new Date(after)).getTime() - 3 * 3_600_000).toISOString().slice(0, 16);

describe('the agenda of a harvest', () => {
  it('runs each day at its hour in Brasília, today if that is still to come', () => {
    const daily: Agenda = { frequencia: 'diaria', hora: 6, dia: 1 };
    expect(next(daily, '2026-11-18T05:59:00-03:00')).toBe('2026-11-18T06:00');
    expect(next(daily, '2026-11-18T06:00:00-03:00')).toBe('2026-11-19T06:00');
    // In Greenwich it is tomorrow already.
    expect(next({ ...daily, hora: 23 }, '2026-11-18T22:30:00-03:00')).toBe('2026-11-18T23:00');
  });

  it('runs each week on its day, and each month on its day, over the end of a year', () => {
    expect(next({ frequencia: 'semanal', hora: 0, dia: 1 }, '2026-11-18T12:00:00-03:00')).toBe('2026-11-23T00:00');
    expect(next({ frequencia: 'semanal', hora: 9, dia: 3 }, '2026-11-18T12:00:00-03:00')).toBe('2026-11-25T09:00');
    expect(next({ frequencia: 'mensal', hora: 3, dia: 28 }, '2026-12-28T04:00:00-03:00')).toBe('2027-01-28T03:00');
  });

  it('says itself in words', () => {
    expect(sayAgenda({ frequencia: 'diaria', hora: 6, dia: 1 })).toBe('todo dia às 6h');
    expect(sayAgenda({ frequencia: 'semanal', hora: 6, dia: 0 })).toBe('todo domingo às 6h');
    expect(sayAgenda({ frequencia: 'semanal', hora: 6, dia: 5 })).toBe('toda sexta-feira às 6h');
    expect(sayAgenda({ frequencia: 'mensal', hora: 22, dia: 5 })).toBe('todo dia 5 do mês às 22h');
  });
});
