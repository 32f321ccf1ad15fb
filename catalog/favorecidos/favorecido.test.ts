import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpf, dotted } from '../samples/digits.ts';
import { keyOf, parsePayee } from './favorecido.ts';

describe('the key of a payee', () => {
  it.each([
    ['12345678000195', 'Qualquer Nome Ltda', '12345678000195'],
    ['12ABC34501DE35', null, '12ABC34501DE35'],
    ['***.456.789-**', 'Maria da Silva', '456789-maria-da-silva'],
    ['***.456.789-**', 'MARÍA  DA   SILVÀ', '456789-maria-da-silva'],
    ['***.456.789-**', 'João D’Ávila Sant’Ana', '456789-joao-d-avila-sant-ana'],
    ['***.456.789-**', "Joana D'Arc", '456789-joana-d-arc'],
    ['***.456.789-**', 'Drª Ana, 1º Ofício', '456789-dra-ana-1o-oficio'],
    ['***.456.789-**', 'Weiß Łuka Østby', '456789-wei-uka-stby'],
    [null, 'Folha de pagamento', 'sem-documento-folha-de-pagamento'],
    ['', 'Folha de pagamento', 'sem-documento-folha-de-pagamento'],
    ['***.456.789-**', '???', '456789-'],
  ])('of %s and %s is %s', (document, name, key) => {
    expect(keyOf(document, name)).toBe(key);
  });

  it('holds nothing that an address would have to encode, and never more of a CPF than the mask shows', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(keyOf('***.456.789-**', name)).toMatch(/^456789-(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      }),
    );
  });
});

describe('an address', () => {
  it.each([
    ['12345678000195', { key: '12345678000195', kind: 'empresa', document: '12345678000195', name: null }],
    ['12.abc.345/01de-35', { key: '12ABC34501DE35', kind: 'empresa', document: '12ABC34501DE35', name: null }],
    [
      '456789-maria-da-silva',
      { key: '456789-maria-da-silva', kind: 'pessoa', document: '***.456.789-**', name: 'maria-da-silva' },
    ],
    ['sem-documento-folha', { key: 'sem-documento-folha', kind: 'sem-documento', document: null, name: 'folha' }],
  ])('%s is somebody’s', (segment, payee) => {
    expect(parsePayee(segment)).toEqual(payee);
  });

  it.each([
    '',
    '-',
    cpf('529982247'),
    dotted(cpf('529982247')),
    '456789',
    '456789-',
    '456789-Maria',
    'sem-documento-',
    'maria',
  ])('“%s” is nobody’s', (segment) => {
    expect(parsePayee(segment)).toBeNull();
  });

  it('made of a row leads back to its document', () => {
    const name = fc.stringMatching(/^[a-zçãé]+( [a-zçãé]+)*$/);
    fc.assert(
      fc.property(name, (own) => {
        expect(parsePayee(keyOf('***.456.789-**', own))?.document).toBe('***.456.789-**');
      }),
    );
  });
});
