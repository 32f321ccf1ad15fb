import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANEXOS, refuseFile } from './anexo.ts';
import { CANAIS, IDENTIDADES, identidadesOf, TIPOS } from './canal.ts';
import { daysAfter, daysTo, prazoOf, remainingWords } from './prazo.ts';
import { printChave, protocoloOf, readChave, readProtocolo, SIGNS } from './protocolo.ts';
import {
  type Campo,
  camposOf,
  checkRascunho,
  emailProblem,
  RASCUNHO_LONGEST,
  type Rascunho,
  VAZIO,
} from './rascunho.ts';

describe('a protocol', () => {
  const digits = fc.integer({ min: 0, max: 99_999_999 }).map((n) => String(n).padStart(8, '0'));

  it('is read however it was typed, and a slip of one digit is found', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2024, max: 2099 }), digits, fc.nat({ max: 12 }), (year, text, at) => {
        const protocolo = protocoloOf(year, text);
        expect(readProtocolo(protocolo)).toBe(protocolo);
        expect(readProtocolo(` ${protocolo.replace(/\D/g, ' ')} `)).toBe(protocolo);
        const plain = protocolo.replace(/\D/g, '');
        const slip = plain.slice(0, at) + ((Number(plain[at]) + 1) % 10) + plain.slice(at + 1);
        expect(readProtocolo(slip)).toBeNull();
      }),
    );
  });

  it.each(['', '2026', '2026.48392017', 'abc', '9'.repeat(40)])('is not %j', (text) => {
    expect(readProtocolo(text)).toBeNull();
  });
});

describe('a key', () => {
  it('is read however it was typed, and nothing else is one', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...SIGNS), { minLength: 16, maxLength: 16 }), (signs) => {
        const chave = printChave(signs.join(''));
        expect(readChave(chave.toLowerCase().replaceAll('-', ' '))).toBe(chave);
        expect(readChave(chave.replaceAll('0', 'O').replaceAll('1', 'l'))).toBe(chave);
        expect(readChave(chave.slice(1))).toBeNull();
      }),
    );
    expect(readChave('UUUU-UUUU-UUUU-UUUU')).toBeNull();
  });
});

describe('a deadline', () => {
  it('is 30 days for the ombudsman, 20 for information and none for a plain message, whatever the calendar', () => {
    expect(CANAIS.map((canal) => prazoOf(canal, '2028-02-10'))).toEqual([null, '2028-03-11', '2028-03-01']);
    expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysTo('2026-12-31', '2027-01-10')).toBe(10);
  });

  it.each([
    ['2026-11-30', 'faltam 13 dias'],
    ['2026-11-18', 'falta 1 dia'],
    ['2026-11-17', 'vence hoje'],
    ['2026-11-16', 'venceu há 1 dia'],
    ['2026-11-10', 'venceu há 7 dias'],
  ])('of %s reads “%s” on 17/11/2026', (prazo, words) => {
    expect(remainingWords(prazo, '2026-11-17')).toBe(words);
  });
});

/** The least that a channel takes. */
const least: Readonly<Record<string, Rascunho>> = {
  'fale-conosco': {
    ...VAZIO,
    canal: 'fale-conosco',
    assunto: 'Oi',
    nome: 'Ana',
    email: 'ana@exemplo.com',
    texto: 'Olá',
  },
  ouvidoria: { ...VAZIO, canal: 'ouvidoria', tipo: 'elogio', identidade: 'anonima', texto: 'Obrigada' },
  'e-sic': { ...VAZIO, canal: 'e-sic', nome: 'Ana', assunto: 'Frota', texto: 'Quantos carros há?' },
};

describe('what a person fills in', () => {
  it.each(CANAIS)('is enough for %s with the least it asks', (canal) => {
    expect(checkRascunho(least[canal] as Rascunho)).toEqual([]);
  });

  it.each(CANAIS)('names every empty field of %s that must be there, in the order of the form', (canal) => {
    const fields = checkRascunho({ ...VAZIO, canal }).map(({ field }) => field);
    const order = camposOf(canal, '');
    expect(fields).toEqual([...fields].sort((a, b) => order.indexOf(a as Campo) - order.indexOf(b as Campo)));
    expect(fields).toContain('texto');
  });

  it.each(Object.keys(RASCUNHO_LONGEST) as (keyof typeof RASCUNHO_LONGEST)[])(
    'may not bring a second line in %s',
    (campo) => {
      const draft = { ...(least.ouvidoria as Rascunho), identidade: 'identificada', nome: 'Ana' };
      const found = checkRascunho({ ...draft, [campo]: 'a@b.com\r\nBcc: todos@exemplo.com' }).map(({ field }) => field);
      if (campo === 'texto') expect(found).toEqual([]);
      else expect(found).toContain(campo);
    },
  );

  it('may hold any letters in the text, with the signs people type', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' }), (texto) => {
        fc.pre(texto.trim() !== '' && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(texto));
        expect(checkRascunho({ ...(least.ouvidoria as Rascunho), texto })).toEqual([]);
      }),
    );
  });

  it('brings no name with an anonymous message, and no profile to the ombudsman', () => {
    const anonymous = least.ouvidoria as Rascunho;
    for (const campo of ['nome', 'email', 'telefone', 'pessoa', 'assunto'] as const)
      expect(checkRascunho({ ...anonymous, [campo]: 'x' }).map(({ field }) => field)).toEqual([campo]);
  });

  it.each(['ana@exemplo.com', 'ana+portal@sub.exemplo.com.br', 'josé@município.rn.gov.br'])('takes %s', (text) => {
    expect(emailProblem(text)).toBeNull();
  });

  it.each([
    'ana',
    'ana@',
    '@exemplo.com',
    'ana@exemplo',
    'ana @exemplo.com',
    'ana\0@exemplo.com',
    'a@b.com,c@d.com',
    'Ana <ana@b.com>',
    'a@b@c.com',
    'ana@-x.com',
  ])('does not take %s for an e-mail, and says why', (text) => {
    expect(emailProblem(text)).toMatch(/e-mail/);
  });

  it('is anonymous only before the ombudsman', () => {
    expect(CANAIS.filter((canal) => identidadesOf(canal).includes('anonima'))).toEqual(['ouvidoria']);
    expect(IDENTIDADES).toHaveLength(3);
    expect(TIPOS.ouvidoria).toHaveLength(5);
  });
});

describe('a file', () => {
  it.each([
    ['empty', 0, [], 'está vazio'],
    ['over its limit', ANEXOS.cada + 1, [], '10 MB por arquivo'],
    ['one too many', 1, [1, 1, 1, 1, 1], 'no máximo 5'],
    ['too much with the others', ANEXOS.cada, [ANEXOS.cada, ANEXOS.cada], '25 MB ao todo'],
  ])('that is %s is refused before it travels', (_what, bytes, others, words) => {
    expect(refuseFile('laudo.pdf', bytes, others)).toContain(words);
  });

  it('within the limits may go', () => {
    expect(refuseFile('laudo.pdf', ANEXOS.cada, [ANEXOS.cada])).toBeNull();
  });
});
