import { z } from 'zod';
import { type Operation, readOperation } from '../contract/operation.ts';
import { noParameters } from '../contract/parameters.ts';
import { day, norma, ok, text } from '../contract/schema.ts';

const encarregado = z.strictObject({
  nome: text,
  cargo: text.nullable(),
  telefone: text.nullable(),
  email: text.nullable(),
  endereco: text.nullable(),
  horario: text.nullable(),
  ato: norma.nullable().describe('O ato que o indicou'),
});

/** Who answers for personal data, and how to reach them. */
export type Encarregado = z.output<typeof encarregado>;

const privacidade = z.strictObject({
  encarregado: encarregado.nullable().describe('Nulo onde o órgão não o informou'),
  politica: text.describe('HTML seguro: palavras, listas, tabelas e links'),
  propria: z.boolean().describe('Se o texto é do órgão; falso, é o do portal'),
  atualizada: day.nullable(),
  norma: norma.nullable().describe('A norma local de proteção de dados'),
  governoDigital: norma.nullable().describe('A norma local do governo digital (Lei 14.129/2021)'),
  contato: z.strictObject({ email: text, telefone: text }).describe('O contato geral do órgão'),
});

/** How a body protects personal data. */
export type Privacidade = z.output<typeof privacidade>;

export const privacidadeAnswer = z.strictObject({ ok, data: privacidade });
export type PrivacidadeAnswer = z.output<typeof privacidadeAnswer>;

export const privacidadeOperations: readonly Operation[] = [
  readOperation({
    path: '/v1/privacidade',
    tag: 'O órgão',
    summary: 'O encarregado pelos dados pessoais e a política de privacidade',
    query: noParameters,
    answer: privacidadeAnswer,
    about: 'O encarregado, a política e as normas locais (Lei 13.709/2018)',
  }),
];
