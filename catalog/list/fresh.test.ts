import { expect, test } from 'vitest';
import { freshnessText } from './fresh.ts';

const none = { referencia: null, publicadaEm: null };

test('the data have a date of their own, and the load another', () => {
  expect(freshnessText({ ...none, referencia: '2026-11-12', publicadaEm: '2026-11-13T09:10:00Z' })).toBe(
    'Dados de 12/11/2026 · carga de 13/11/2026 às 06:10',
  );
});

test('the clock is that of Brasília, wherever the reader is', () => {
  expect(freshnessText({ ...none, publicadaEm: '2026-01-01T02:30:00Z' })).toBe('Carga de 31/12/2025 às 23:30');
});

test('nothing published is said, not left out', () => {
  expect(freshnessText(none)).toBe('Nenhuma carga publicada');
});
