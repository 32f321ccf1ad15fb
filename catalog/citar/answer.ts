import { z } from 'zod';
import { type Operation, readOperation } from '../contract/operation.ts';
import { pageAddress } from '../contract/parameters.ts';
import { day, integer, moment, ok, text } from '../contract/schema.ts';

export const citarAnswer = z.strictObject({
  ok,
  data: z.strictObject({
    titulo: text,
    detalhe: text.nullable().describe('O que se mostra, em palavras'),
    orgao: text,
    endereco: text.describe('A página, como se encontra hoje'),
    estado: text
      .nullable()
      .describe(
        'O mesmo como estava na carga citada: a lista, ou a resposta da API para um registro; nulo onde não há como mostrá-lo',
      ),
    referencia: day.nullable(),
    carga: integer.nullable(),
    publicadaEm: moment.nullable(),
    acessoEm: day,
    abnt: text.describe('Referência da ABNT (NBR 6023)'),
    bibtex: text,
  }),
});

export type CitarAnswer = z.output<typeof citarAnswer>;

export const citarParameters = z.strictObject({
  de: pageAddress
    .default('/')
    .describe('A página que se cita, como /contratos?numAnoPub=2025; sem ela, a página inicial'),
});

export const citarOperations: readonly Operation[] = [
  readOperation({
    path: '/v1/citar',
    tag: 'Página inicial e busca',
    summary: 'Como citar uma página: endereço, data dos dados, carga, ABNT e BibTeX',
    query: citarParameters,
    examples: [
      { parameters: {} },
      { parameters: { de: '/contratos' } },
      { parameters: { de: '/nada' }, status: 404 },
      { parameters: { de: 'https://example.com' }, status: 400 },
    ],
    answer: citarAnswer,
    about: 'As referências prontas e do que são feitas. O dia do acesso é o de quem pergunta, em Brasília',
    missing: 'O endereço não é o de uma página com algo publicado',
  }),
];
