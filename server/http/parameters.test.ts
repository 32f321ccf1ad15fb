import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { oneOf, pageNumber, pageSize } from '../../catalog/contract/parameters.ts';
import { Fault } from './fault.ts';
import { readParameters, refuseParameters } from './parameters.ts';

const asked = (query: string) => ({ raw: { url: `/api/v1/x${query}` } }) as FastifyRequest;

const schema = z.strictObject({
  por: oneOf(['funcao', 'orgao'], 'não é uma classificação').optional(),
  tema: z.array(z.string()).optional(),
  termo: z.string({ error: 'falta: diga o que procurar' }),
  _page: pageNumber,
  _size: pageSize(50, 1_000, 'Linhas por página'),
});

function refusalOf(query: string): Fault {
  try {
    readParameters(schema, asked(query));
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  throw new Error(`${query} was read`);
}

describe('the parameters of an address', () => {
  it('are read as their schema says, with what is usual where nothing is said', () => {
    expect(readParameters(schema, asked('?termo=a%20b&_page=2'))).toEqual({ termo: 'a b', _page: 2, _size: 50 });
  });

  it('may be said many times where the schema has a list, and once too', () => {
    expect(readParameters(schema, asked('?termo=a&tema=x&tema=y')).tema).toEqual(['x', 'y']);
    expect(readParameters(schema, asked('?termo=a&tema=x')).tema).toEqual(['x']);
  });

  it.each([
    ['?termo=a&cor=azul', '“cor” não é um parâmetro deste endereço: use por, tema, termo, _page, _size.'],
    ['?termo=a&termo=b', '“termo” aparece mais de uma vez (“a” e “b”): informe um só valor.'],
    ['?termo=a&por=cor', '“por”: “cor” não é uma classificação: use funcao, orgao.'],
    ['?termo=a&_page=0', '“_page”: “0” deve ser um número inteiro a partir de 1.'],
    ['?termo=a&_page=1.5', '“_page”: “1.5” deve ser um número inteiro a partir de 1.'],
    ['?termo=a&_size=', '“_size”: “” deve ser um número inteiro de 1 a 1.000.'],
    ['?termo=a&_size=1001', '“_size”: “1001” deve ser um número inteiro de 1 a 1.000.'],
    ['', '“termo” falta: diga o que procurar.'],
    ['?termo=a&__proto__=1', '“__proto__” não é um parâmetro deste endereço: use por, tema, termo, _page, _size.'],
  ])('%s is refused with a sentence', (query, sentence) => {
    const { status, type, message } = refusalOf(query);
    expect({ status, type, message }).toEqual({ status: 400, type: 'BAD_QUERY', message: sentence });
  });

  it('tell each problem by itself, with the name and the value that it is of', () => {
    expect(refusalOf('?termo=a&por=cor&_page=x').problems).toMatchObject([
      { field: 'por', value: 'cor' },
      { field: '_page', value: 'x' },
    ]);
  });

  it('never echo a novel', () => {
    const many = Array.from({ length: 200 }, (_, i) => `nome${i}=${'x'.repeat(20)}`).join('&');
    expect(refusalOf(`?${many}`).problems).toHaveLength(5);
    expect(refusalOf(`?termo=a&_page=${'9'.repeat(500)}`).message.length).toBeLessThan(200);
  });

  it('are none where an address takes none', () => {
    expect(() => refuseParameters(asked('?a=1'))).toThrow(
      '“a” não é um parâmetro deste endereço, que não aceita nenhum.',
    );
    expect(() => refuseParameters(asked(''))).not.toThrow();
  });
});
