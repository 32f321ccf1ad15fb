import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REAL_DATA_MARK, realDataThere, realText } from '../../test/realdata.ts';
import { CPF_SPELLINGS } from '../../test/spellings.ts';
import { cnpj, cpf, dotted } from '../samples/digits.ts';
import { formatTaxId, parseTaxId, taxId, validCnpj } from './taxId.ts';

const nine = fc.integer({ min: 0, max: 999_999_998 }).map((value) => String(value).padStart(9, '0'));
const twelve = fc.stringMatching(/^[0-9A-Z]{8}[0-9A-Z]{4}$/).filter((base) => !/^0+$/.test(base));

describe('a CPF', () => {
  it('is known by its check digits and kept only masked, dotted or not', () => {
    fc.assert(
      fc.property(nine, (base) => {
        fc.pre(!/^(\d)\1+$/.test(base));
        const masked = `***.${base.slice(3, 6)}.${base.slice(6, 9)}-**`;
        expect(parseTaxId(cpf(base))).toEqual({ ok: true, value: masked });
        expect(parseTaxId(dotted(cpf(base)))).toEqual({ ok: true, value: masked });
      }),
    );
  });

  it('with a wrong digit is refused', () => {
    const wrong = cpf('123456789').slice(0, 10) + ((Number(cpf('123456789')[10]) + 1) % 10);
    expect(parseTaxId(wrong)).toEqual({ ok: false, message: 'não é um CPF: os dígitos verificadores não conferem' });
    expect(parseTaxId('1'.repeat(11))).toMatchObject({ ok: false });
  });

  it.each(['***.456.789-**', '###.456.789-##', 'xxx.456.789-xx', '***456789**'])(
    'that comes masked as %s is accepted and kept in one form',
    (given) => {
      expect(parseTaxId(given)).toEqual({ ok: true, value: '***.456.789-**' });
    },
  );

  it.each(CPF_SPELLINGS)('written %s is read as one, and a mistyped one is not repeated', (_, spell) => {
    const field = taxId({ label: 'CPF/CNPJ', privacy: 'mask' });
    const id = cpf('123456789');
    expect(field.take(spell(id))).toMatchObject({ ok: true, value: '***.456.789-**' });
    const wrong = spell(id.slice(0, 10) + ((Number(id[10]) + 1) % 10));
    expect(field.take(wrong)).toMatchObject({ ok: false });
    expect(field.conceal(wrong)).not.toMatch(/\p{Nd}/u);
  });

  it('goes out with asterisks on a page and with # on the reference wire', () => {
    const field = taxId({ label: 'CPF/CNPJ', privacy: 'mask' });
    expect(field.format('***.456.789-**')).toBe('***.456.789-**');
    expect(field.wire('***.456.789-**')).toBe('###.456.789-##');
  });
});

describe('a CNPJ', () => {
  it('of digits or of letters is read dotted, bare and in lower case, and kept bare', () => {
    fc.assert(
      fc.property(twelve, (base) => {
        const value = cnpj(base);
        expect(parseTaxId(value)).toEqual({ ok: true, value });
        expect(parseTaxId(dotted(value).toLowerCase())).toEqual({ ok: true, value });
        expect(formatTaxId(value)).toBe(dotted(value));
      }),
    );
  });

  it('with either check digit changed is no longer valid', () => {
    fc.assert(
      fc.property(twelve, fc.integer({ min: 1, max: 9 }), fc.constantFrom(12, 13), (base, shift, at) => {
        const value = cnpj(base);
        const other = (Number(value[at]) + shift) % 10;
        expect(validCnpj(value.slice(0, at) + other + value.slice(at + 1))).toBe(false);
      }),
    );
  });
});

it.skipIf(!realDataThere)(
  `the published vectors of the alphanumeric CNPJ are read as published${REAL_DATA_MARK}`,
  () => {
    const lines = realText('vectors/cnpj-alfanumerico.csv').split(/\r?\n/).slice(1).filter(Boolean);
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines) {
      const [input = '', valid, digits] = line.split(',');
      const parsed = parseTaxId(input);
      expect([input, parsed.ok ? parsed.value.slice(12) : null]).toEqual([input, valid === 'true' ? digits : null]);
    }
  },
);
