import { z } from 'zod';
import { type Operation, readOperation } from '../contract/operation.ts';
import { noParameters } from '../contract/parameters.ts';
import { integer, ok, text } from '../contract/schema.ts';

const termo = z.strictObject({
  slug: text,
  termo: text,
  explicacao: text,
  exemplo: text.nullable(),
  fontes: z.array(text).describe('A lei e o artigo, ou o manual que define o termo'),
  sinonimos: z.array(text),
  veja: z.array(text).describe('Outros termos, pelo identificador'),
});

/** A term as the API answers it: every property is always there. */
export type GlossarioTerm = z.output<typeof termo>;

export const glossarioAnswer = z.strictObject({ ok, data: z.array(termo), total: integer });
export type GlossarioAnswer = z.output<typeof glossarioAnswer>;

export const termoAnswer = z.strictObject({ ok, data: z.tuple([termo]) });
export type TermoAnswer = z.output<typeof termoAnswer>;

export const glossarioOperations: readonly Operation[] = [
  readOperation({
    path: '/v1/glossario',
    tag: 'O órgão',
    summary: 'As palavras do portal em linguagem simples',
    query: noParameters,
    answer: glossarioAnswer,
    about: 'Os termos, com a lei de cada um',
  }),
  readOperation({
    path: '/v1/glossario/{slug}',
    tag: 'O órgão',
    summary: 'Uma das palavras',
    query: noParameters,
    segments: { slug: text.describe('Identificador do termo') },
    examples: [{ parameters: { slug: 'empenho' } }, { parameters: { slug: 'nada' }, status: 404 }],
    answer: termoAnswer,
    about: 'O termo',
    missing: 'Não há esse termo',
  }),
];
