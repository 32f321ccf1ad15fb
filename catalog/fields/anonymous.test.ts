import { describe, expect, it } from 'vitest';
import { cpf, dotted } from '../samples/digits.ts';
import { maskedIdentity, protocolCode } from './anonymous.ts';

const CPF = cpf('529982247');
const CNS = '700000000000005';

describe('the protocol of somebody who waits', () => {
  const field = protocolCode({ label: 'Protocolo' });

  it.each(['2026.000127', 'C-2026/0031', 'R4-10023', '20260012345'])('may be %s', (cell) => {
    expect(field.take(cell)).toEqual({ ok: true, value: cell });
  });

  it.each([
    ['a CPF', CPF],
    ['a CPF with its dots', dotted(CPF)],
    ['a CPF after a word', `CPF ${CPF}`],
    ['a mistyped CPF', ['529.982.247', '00'].join('-')],
    ['a masked CPF', '***.982.247-**'],
    ['a health card', CNS],
    ['a health card in groups', '700 0000 0000 0005'],
    ['a name', 'Maria da Conceição Lima'],
    ['initials', 'M. C. L.'],
  ])('is never %s', (_, cell) => {
    const taken = field.take(cell);
    expect(taken).toMatchObject({ ok: false });
    expect(taken?.ok === false && taken.message).toContain('use o número do protocolo');
    expect(field.conceal(cell)).toBe('***');
  });

  it('may be left empty where it is not required', () => {
    expect(field.take('  ')).toBeNull();
  });
});

describe('what is left of a document', () => {
  const field = maskedIdentity({ label: 'Identificação' });

  it.each(['***4321', '*** **** **** 0087', '***.***.***-12', '****'])('may be %s', (cell) => {
    expect(field.take(cell)).toMatchObject({ ok: true });
  });

  it.each(['M. L. S.', 'Maria', '***.982.247-**', CPF, CNS, '4321', '***43210', 'M*** L***'])('is never %s', (cell) => {
    expect(field.take(cell)).toMatchObject({ ok: false });
    expect(field.conceal(cell)).toBe('***');
  });
});
