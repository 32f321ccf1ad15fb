import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpf, dotted } from '../samples/digits.ts';
import { hideCpf, maskCpf, validCpf, veil } from './privacy.ts';

const nine = fc.stringMatching(/^\d{9}$/).filter((base) => !/^(\d)\1+$/.test(base));
/** Any characters at all, halves of one included. */
const anything = fc.array(fc.nat(0x10ffff)).map((codes) => String.fromCodePoint(...codes));
/** What may stand before and after it in a sentence: anything but another digit. */
const around = anything.map((text) => text.replace(/[\d.\s-]+$|^[\d]+/g, ''));

describe('the mask', () => {
  it('hides the first three and the last two digits', () => {
    expect(maskCpf(cpf('123456789'))).toBe('***.456.789-**');
  });

  it('leaves no CPF in any text, and changes nothing else', () => {
    fc.assert(
      fc.property(around, nine, fc.boolean(), around, (before, base, plain, after) => {
        const id = cpf(base);
        const hidden = hideCpf(`${before} ${plain ? id : dotted(id)} ${after}`);
        expect(hidden).toBe(`${hideCpf(before)} ${maskCpf(id)} ${hideCpf(after)}`);
        expect(hideCpf(hidden)).toBe(hidden);
      }),
    );
  });

  it('leaves a run of digits that is nobody’s, but a message veils even that', () => {
    const wrong = `${cpf('123456789').slice(0, 10)}${(Number(cpf('123456789')[10]) + 5) % 10}`;
    expect(validCpf(wrong)).toBe(false);
    expect(hideCpf(`n. ${wrong}`)).toBe(`n. ${wrong}`);
    expect(veil(`n. ${wrong}`)).toBe('n. ***.456.789-**');
  });

  it('does not take a longer number apart to find one', () => {
    expect(hideCpf(`9${cpf('123456789')}`)).toBe(`9${cpf('123456789')}`);
    expect(hideCpf(`${cpf('123456789')}9`)).toBe(`${cpf('123456789')}9`);
  });
});
