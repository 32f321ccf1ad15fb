import { expect, it } from 'vitest';
import { protocoloOf } from '../../../catalog/mensagens/protocolo.ts';
import { readPass } from './data.ts';

const protocolo = protocoloOf(2026, '48392017');

it('a protocol and a key are read however they were typed', () => {
  expect(readPass(` ${protocolo.replace(/\D/g, '')} `, 'k7qp 4dxm 2rvb 9htc')).toEqual({
    pass: { protocolo, chave: 'K7QP-4DXM-2RVB-9HTC' },
  });
});

it.each([
  ['2026.48392017-0x', 'K7QP-4DXM-2RVB-9HTC', ['protocolo']],
  [protocolo, 'K7QP', ['chave']],
  ['', '', ['protocolo', 'chave']],
])('%s with %s is not asked for: it says what to look at', (typed, chave, fields) => {
  const read = readPass(typed, chave);
  expect('problems' in read && read.problems.map(({ field }) => field)).toEqual(fields);
});
