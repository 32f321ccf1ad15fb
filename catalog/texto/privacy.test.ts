import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CPF_SPELLINGS } from '../../test/spellings.ts';
import { cpf, dotted } from '../samples/digits.ts';
import { elevenDigits, hideCpf, hideCpfInAddress, maskCpf, validCpf, veil } from './privacy.ts';

const nine = fc.stringMatching(/^\d{9}$/).filter((base) => !/^(\d)\1+$/.test(base));
/** Any characters at all, halves of one included. */
const anything = fc.array(fc.nat(0x10ffff)).map((codes) => String.fromCodePoint(...codes));
/** What may stand before and after it in a sentence: anything, and a word beside it. */
const around = anything.filter((text) => !/c[. ]?p[. ]?f/i.test(text));

describe('the mask', () => {
  it('hides the first three and the last two digits', () => {
    expect(maskCpf(cpf('123456789'))).toBe('***.456.789-**');
  });

  it('leaves no CPF in any text, and changes nothing else', () => {
    fc.assert(
      fc.property(around, nine, fc.boolean(), around, (before, base, plain, after) => {
        const id = cpf(base);
        const hidden = hideCpf(`${before} de ${plain ? id : dotted(id)} em ${after}`);
        expect(hidden).toBe(`${hideCpf(before)} de ${maskCpf(id)} em ${hideCpf(after)}`);
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

/** A CPF of nobody. */
const ID = cpf('529982247');

describe.each(CPF_SPELLINGS)('a CPF written %s', (_, spell) => {
  it('is masked, and nothing beside it is touched', () => {
    expect(hideCpf(spell(ID))).toBe('***.982.247-**');
    expect(hideCpf(`Pago a ${spell(ID)}-MARIA, em 10/03/2026`)).toBe('Pago a ***.982.247-**-MARIA, em 10/03/2026');
    expect(hideCpf(`CPF:${spell(ID)}`)).toBe('CPF:***.982.247-**');
  });

  it('is eleven digits of a document', () => {
    expect(elevenDigits(spell(ID))).toBe(ID);
  });
});

it('an address is masked also where its signs are encoded, and stays as it is where it has no CPF', () => {
  for (const [, spell] of CPF_SPELLINGS)
    for (const address of [encodeURIComponent(spell(ID)), encodeURIComponent(encodeURIComponent(spell(ID)))])
      expect(hideCpfInAddress(`/contratos/${address}/a`)).toBe('/contratos/***.982.247-**/a');
  for (const address of ['/arquivos/plano%20diretor%202026', '/100%', '/%ff%fe', '/a%252Fb'])
    expect(hideCpfInAddress(address)).toBe(address);
});

describe('a number that is no CPF, though its digits would be', () => {
  const [a, b, c, d] = [ID.slice(0, 3), ID.slice(3, 6), ID.slice(6, 9), ID.slice(9)];

  it.each([
    ['an amount', `R$ ${a}.${b}.${c},${d}`],
    ['an amount without dots', `R$ ${a}${b}${c},${d}`],
    ['an amount of a program', `USD ${a},${b},${c}.${d}`],
    ['a list of numbers', `salas ${a}, ${b}, ${c}, ${d}`],
    ['cells of a line', `10;${a};${b};${c};${d}`],
    ['parts of an address', `https://exemplo.gov.br/${a}${b}/${c}${d}/0`],
    ['a phone', `(${ID.slice(0, 2)}) ${ID.slice(2, 7)}-${ID.slice(7)}`],
    ['a longer row of digits', `${[...ID].join(' ')} 3`],
    ['a longer number', `${ID}0001`],
    ['an agency and an account', `ag. ${ID.slice(0, 4)} c/c ${ID.slice(4)}`],
  ])('%s stays', (_, text) => {
    expect(hideCpf(text)).toBe(text);
  });

  it('is one where the word before it says so', () => {
    for (const text of [`${a}.${b}.${c},${d}`, `${ID.slice(0, 2)} ${ID.slice(2, 7)}-${ID.slice(7)}`])
      expect(hideCpf(`C.P.F. nº ${text}`)).toBe('C.P.F. nº ***.982.247-**');
  });
});

it('the longest text is read in steps that grow with it alone', () => {
  const MOST = 200_000;
  const near = `${dotted(ID).slice(0, -1)}x `;
  for (const piece of [
    '5',
    '.',
    ' ',
    '5 ',
    '5.',
    '٥',
    '529.982.',
    near,
    'cpf ',
    'cpf 5',
    '5\u200b',
    '\u200b',
    '\ufeff5',
  ])
    expect(hideCpf(piece.repeat(MOST / piece.length)).length).toBeGreaterThan(MOST * 0.9);
});
