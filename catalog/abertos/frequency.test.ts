import { describe, expect, it } from 'vitest';
import { loadInterval, sayFrequency } from './frequency.ts';

const every = (days: number, times: number): string[] =>
  Array.from({ length: times }, (_, i) =>
    new Date(Date.UTC(2026, 0, 1) + i * days * 86_400_000).toISOString().slice(0, 10),
  );

describe('how often a dataset is published', () => {
  it.each([
    [1, 'todo dia'],
    [7, 'toda semana'],
    [30, 'todo mês'],
    [4, 'a cada 4 dias'],
    [365, 'todo ano'],
  ])('every %i days is %s, in whatever order the days come', (days, said) => {
    expect(sayFrequency(every(days, 6).reverse())).toContain(said);
  });

  it('is what most loads show: one that came late changes nothing', () => {
    expect(loadInterval([...every(1, 10), '2026-06-01'])).toBe(1);
  });

  it('is not told where there were too few loads to know, and never promised', () => {
    expect(sayFrequency([])).toBe('Ainda não publicado');
    expect(sayFrequency(['2026-01-01'])).toBe('Publicado em 1 só dia: ainda não se sabe de quanto em quanto tempo');
    expect(loadInterval(every(7, 2))).toBeNull();
  });
});
