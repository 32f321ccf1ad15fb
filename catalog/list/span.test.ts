import { describe, expect, it } from 'vitest';
import { contratos } from '../datasets/contratos.ts';
import { servidores } from '../datasets/servidores.ts';
import { spanOf } from './span.ts';

describe('the periods of a load', () => {
  it.each([
    [['2026'], '2026'],
    [['2024', '2026'], '2024 e 2026'],
    [['2023', '2024', '2025', '2026'], '2023 a 2026 (4 períodos)'],
  ])('%j read %s', (periods, text) => {
    expect(spanOf(contratos, periods)).toBe(text);
  });

  it('are written as people write them', () => {
    expect(spanOf(servidores, ['2026-09', '2026-10'])).toBe('09/2026 e 10/2026');
  });
});
