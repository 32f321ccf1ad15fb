import { expect, it } from 'vitest';
import { deadlineText, receiptText } from './receipt.ts';

const enviada = {
  protocolo: '2026.48392017-2',
  chave: 'K7QP-4DXM-2RVB-9HTC',
  criadaEm: '2026-11-17T01:30:00Z',
  prazo: '2026-12-16',
  copia: false,
};

it('the receipt says all that is needed to come back, by the clock of Brasília', () => {
  const text = receiptText('ouvidoria', enviada, { txtCliente: '', address: 'https://portal.example' });
  for (const part of [
    enviada.protocolo,
    enviada.chave,
    '16/11/2026 às 22:30',
    '16/12/2026',
    'https://portal.example/acompanhar',
  ])
    expect(text).toContain(part);
});

it('without a deadline by law the receipt promises none', () => {
  expect(receiptText('fale-conosco', { ...enviada, prazo: null }, { txtCliente: '', address: '' })).not.toContain(
    'Prazo',
  );
});

it('a deadline is a day, and how far it is', () => {
  expect(deadlineText('2026-12-16', '2026-11-16')).toBe('16/12/2026 (faltam 30 dias)');
});
