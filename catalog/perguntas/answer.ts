import { z } from 'zod';
import { type Operation, readOperation } from '../contract/operation.ts';
import { noParameters } from '../contract/parameters.ts';
import { day, integer, ok, text } from '../contract/schema.ts';

const pergunta = z.strictObject({
  slug: text.describe('O lugar dela na página: /perguntas#como-pedir'),
  categoria: text,
  pergunta: text,
  resposta: text.describe('HTML seguro: palavras, listas, tabelas e links'),
  texto: text.describe('A resposta sem marcas'),
  atualizada: day.nullable(),
});

/** A frequent question with its answer, made safe to show. */
export type Pergunta = z.output<typeof pergunta>;

export const perguntasAnswer = z.strictObject({ ok, data: z.array(pergunta), total: integer });
export type PerguntasAnswer = z.output<typeof perguntasAnswer>;

export const perguntasOperations: readonly Operation[] = [
  readOperation({
    path: '/v1/perguntas',
    tag: 'O órgão',
    summary: 'As perguntas frequentes',
    query: noParameters,
    answer: perguntasAnswer,
    about: 'As perguntas por categoria; a resposta é HTML seguro',
  }),
];
