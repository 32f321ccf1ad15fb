import { describe, expect, it } from 'vitest';
import { CPF_SPELLINGS } from '../../test/spellings.ts';
import { cpf, dotted } from '../samples/digits.ts';
import { choice } from './choice.ts';
import { code } from './code.ts';
import { file } from './file.ts';
import { flag } from './flag.ts';
import { link } from './link.ts';
import { text } from './text.ts';

const nome = text({ label: 'Contratada', noun: 'a contratada' });

describe('a text', () => {
  it.each([
    ['  duas\r\n linhas\te  espaços ', 'duas linhas e espaços'],
    ['acao\u0303', 'acaõ'],
    ['e\u200d\u0301 um', 'é um'],
    ['zero\u200b largura \u200b sumiu', 'zero largura sumiu'],
    ['fim\0', 'fim'],
    ['metade \ud83d', 'metade'],
  ])('%j is kept as %j', (given, value) => {
    expect(nome.parse(given)).toEqual({ ok: true, value });
  });

  it.each([
    (id: string) => `João da Silva ${id}`,
    (id: string) => `${id} João da Silva MEI`,
    (id: string) => `João (CPF ${dotted(id)})`,
    (id: string) => `João CPF:${dotted(id).replace('-', '/')}.`,
    (id: string) => `João ${dotted(id).replace('-', ' – ')}`,
    (id: string) => `João ${id.slice(0, 3)}\u200b${id.slice(3)}`,
    (id: string) => `João ${id.slice(0, 3)} ${id.slice(3, 6)} ${id.slice(6, 9)} ${id.slice(9)}`,
  ])('never keeps a CPF written inside it: %s', (write) => {
    const parsed = nome.parse(write(cpf('123456789')));
    expect(parsed).toMatchObject({ ok: true, value: expect.stringContaining('***.456.789-**') });
    expect(parsed).toMatchObject({ ok: true, value: expect.not.stringMatching(/123|09\b/) });
  });

  it('keeps other long numbers: a process, a telephone, a CNPJ', () => {
    const value = 'Processo 2025010000310, fone 84999990000, CNPJ 11222333000181, R$ 123.456.789,09';
    expect(nome.parse(value)).toEqual({ ok: true, value });
  });

  it('longer than a book page is refused', () => {
    expect(nome.parse('á'.repeat(20_001))).toEqual({ ok: false, message: 'tem mais de 20.000 caracteres' });
  });

  it('says that words are looked for inside it', () => {
    expect(nome.say('has', ['serra', 'vale'])).toBe('com “serra” ou “vale” na contratada');
  });
});

it('a code keeps its zeros, slashes and dots', () => {
  expect(code({ label: 'Contrato' }).parse(' 007/2025.A ')).toEqual({ ok: true, value: '007/2025.A' });
});

describe('a choice', () => {
  const options = ['Pregão eletrônico', 'Dispensa'];

  it.each(['PREGÃO ELETRÔNICO', 'pregao  eletronico', 'Pregão-eletrônico', 'Prega\u0303o ele\u200btrônico'])(
    'finds its option in %j',
    (given) => {
      expect(choice({ label: 'Modalidade', options }).parse(given)).toEqual({ ok: true, value: 'Pregão eletrônico' });
    },
  );

  it('names the options when the value is none of them', () => {
    expect(choice({ label: 'Modalidade', options }).parse('Sorteio')).toEqual({
      ok: false,
      message: 'não é Pregão eletrônico ou Dispensa',
    });
  });

  it('keeps the word of an old system when it is open, cleaned like any text', () => {
    const open = choice({ label: 'Modalidade', options, open: true });
    expect(open.parse(' Carta  convite ')).toEqual({ ok: true, value: 'Carta convite' });
    expect(open.parse('x'.repeat(201))).toMatchObject({ ok: false });
  });
});

it.each(['Sim', 'S', 'verdadeiro', '1', 'TRUE'])('a flag reads %s as yes in people’s files', (given) => {
  expect(flag({ label: 'Registro' }).parse(given, 'br')).toEqual({ ok: true, value: true });
});

describe('a file', () => {
  const arquivo = file({ label: 'Arquivo' });

  it('is a path below the folder of the body', () => {
    const value = 'contratos/2025/Edição nova 4.pdf';
    expect(arquivo.parse(` ${value}`)).toEqual({ ok: true, value });
  });

  it.each(['../x', 'a/../b', '/etc/passwd', 'a//b', '.oculto', 'a\\b', 'c:/x', 'a/%2e%2e/b', 'a\0b', ''])(
    '%j never leaves that folder',
    (given) => {
      expect(arquivo.parse(given)).toMatchObject({ ok: false });
    },
  );

  it('named after a CPF is refused, because a mask would lose the file', () => {
    const path = `contratos/${cpf('123456789')}.pdf`;
    expect(arquivo.parse(path)).toEqual({ ok: false, message: 'traz um CPF no nome do arquivo' });
  });
});

it.each(["'=1+1", "''=1+1", "\u200b'=1+1"])(
  'the apostrophe that a spreadsheet put before a sum (%j) is no part of the text',
  (given) => {
    expect(text({ label: 'Objeto' }).parse(given, 'br')).toEqual({ ok: true, value: '=1+1' });
    expect(text({ label: 'Objeto' }).parse("'aspas'", 'br')).toEqual({ ok: true, value: "'aspas'" });
  },
);

it('a text of several lines keeps them, cleaned one by one', () => {
  const given = ' Art. 1º  Fica instituído.\r\n\r\n\tParágrafo único. Vale.\u2028\u200b ';
  const value = 'Art. 1º Fica instituído.\nParágrafo único. Vale.';
  expect(text({ label: 'Texto', lines: true }).parse(given)).toEqual({ ok: true, value });
});

it('a CPF that begins in one line and ends in the next is masked', () => {
  const [begun, ended] = [cpf('123456789').slice(0, 6), cpf('123456789').slice(6)];
  const value = 'Nomeia a portadora de ***.456.789-**.';
  const field = text({ label: 'Texto', lines: true });
  expect(field.parse(`Nomeia a portadora de ${begun}\n${ended}.`)).toEqual({ ok: true, value });
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://x', 'https://x"onclick="', '//x', 'https://'])(
  'a link to %j is refused',
  (given) => {
    expect(link({ label: 'Página' }).parse(given)).toMatchObject({ ok: false });
  },
);

it.each(CPF_SPELLINGS)('a link that carries a CPF written %s is refused', (_, spell) => {
  const given = `https://vale.example/?id=${encodeURIComponent(spell(cpf('123456789')))}`;
  expect(link({ label: 'Página' }).parse(given)).toEqual({ ok: false, message: 'traz um CPF no endereço' });
});
