import { describe, expect, test } from 'vitest';
import type { Dataset } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { type Pairs, parseQuery, type Query } from '../../catalog/query.ts';
import { readFilters, unseenPairs } from './form.ts';
import { writeAddress } from './url.ts';

const contratos = datasets.find(({ id }) => id === 'contratos') as Dataset;

function queryOf(search: string): Query {
  const read = parseQuery(contratos, [...new URLSearchParams(search)]);
  if (!read.ok) throw new Error('bad address in the test');
  return read.query;
}

function filter(entries: Pairs): string | string[] {
  const answer = readFilters(contratos, entries);
  return answer.ok
    ? writeAddress(contratos, answer.query)
    : answer.problems.map(({ field, message }) => `${field}: ${message}`);
}

describe('the filters a person fills in', () => {
  test('become an address, from the first page on', () => {
    const unseen = unseenPairs(contratos, queryOf('?numAnoPub=2025&_page=3'), 'tabela', ['txtSituacao']);
    expect(filter([...unseen, ['txtSituacao', 'Vigente']])).toBe('?numAnoPub=2025&txtSituacao=Vigente');
  });

  test('are typed the Brazilian way and written the canonical one', () => {
    expect(
      filter([
        ['vlrContrato.gte', ' 100.000,00 '],
        ['vlrContrato.lte', ''],
      ]),
    ).toBe('?vlrContrato.gte=100000');
  });

  test('accept the day a date control gives', () => {
    expect(filter([['dtFimVigencia.gte', '2026-01-31']])).toBe('?dtFimVigencia.gte=2026-01-31');
  });

  test('replace what they show and keep what they do not', () => {
    const query = queryOf(
      '?txtNomeRazaoContratada=ALFA&txtNomeRazaoContratada.has=beta&vlrContrato.gte=1234.5&_size=20',
    );
    const unseen = unseenPairs(contratos, query, 'graficos', ['txtNomeRazaoContratada']);
    expect(unseen).toEqual([
      ['txtNomeRazaoContratada', 'ALFA'],
      ['vlrContrato.gte', '1234.5'],
      ['_size', '20'],
      ['_aba', 'graficos'],
      ['_escrita', 'br'],
    ]);
    expect(filter([...unseen, ['txtNomeRazaoContratada.has', '']])).toBe(
      '?txtNomeRazaoContratada=ALFA&vlrContrato.gte=1234.5&_size=20',
    );
  });

  test('carry several values chosen together', () => {
    expect(filter([['txtSituacao', 'Vigente\nSuspenso']])).toBe('?txtSituacao=Suspenso&txtSituacao=Vigente');
  });

  test('may choose the order', () => {
    expect(filter([['_sort', '-numContrato']])).toBe('?_sort=-numContrato');
  });

  test('mask a CPF before it reaches the address', () => {
    const digits = [...'123456789'].map(Number);
    for (const length of [9, 10]) {
      const sum = digits.slice(0, length).reduce((total, digit, i) => total + digit * (length + 1 - i), 0);
      digits.push(((sum * 10) % 11) % 10);
    }
    expect(filter([['txtCpfCnpjContratada', digits.join('')]])).toBe(
      `?txtCpfCnpjContratada=${encodeURIComponent('***.456.789-**')}`,
    );
  });

  test('are refused in the words of their kind, each by the name of its control', () => {
    expect(
      filter([
        ['txtCpfCnpjContratada', '123'],
        ['vlrContrato.lte', 'mil'],
      ]),
    ).toEqual([
      'txtCpfCnpjContratada: “123” não é um CPF (11 dígitos) nem um CNPJ (14 caracteres).',
      'vlrContrato.lte: “mil” não é um número como 1.234,56.',
    ]);
  });

  test('are told by their control of words that are too short, and of what cannot be seen', () => {
    expect(
      filter([
        ['numAnoPub', '2025'],
        ['txtObjeto.has', 'de'],
      ]),
    ).toEqual([
      'txtObjeto.has: Objeto: “de” é pouco para procurar; escreva ao menos uma palavra com três letras ou números seguidos.',
    ]);
    expect(filter([['txtObjeto.has', 'pó de café']])).toBe('?txtObjeto.has=p%C3%B3%20de%20caf%C3%A9');
    expect(filter([['txtObjeto.has', '\u200b']])).toBe('?_page=1');
  });

  test('are told of a range written backwards', () => {
    expect(
      filter([
        ['vlrContrato.gte', '200'],
        ['vlrContrato.lte', '100'],
      ]),
    ).toEqual(['vlrContrato.lte: O fim do intervalo vem antes do começo.']);
  });
});
