import { z } from 'zod';
import { type Operation, readOperation, refused } from '../contract/operation.ts';
import { noParameters } from '../contract/parameters.ts';
import { integer, moment, ok, text } from '../contract/schema.ts';

const TAG = 'Avisos';

/** What would be watched at an address of this portal, before anybody asks for it. */
export const assinaturaAnswer = z.strictObject({
  ok,
  data: z.strictObject({
    caminho: text.describe('O endereço, escrito da única forma que tem'),
    frase: text.describe('O que se acompanha nele, em palavras'),
    atom: text.describe('O Atom do mesmo, que não precisa de e-mail'),
    email: z.boolean().describe('Se este portal envia avisos por e-mail'),
  }),
});

export type AssinaturaAnswer = z.output<typeof assinaturaAnswer>;

export const assinaturaParameters = z.strictObject({
  de: z
    .string()
    .min(1, 'diz o que acompanhar, como /contratos')
    .max(4_000, 'é longo demais')
    .describe(
      'O endereço de uma lista, de um favorecido, de uma busca ou das cargas, como /contratos?vlrContrato.gte=100000',
    ),
});

export const desafioAssinaturaAnswer = z.strictObject({
  ok,
  data: z.strictObject({ desafio: text, bits: integer, expira: moment }),
});

export type DesafioAssinaturaAnswer = z.output<typeof desafioAssinaturaAnswer>;

export const assinaturasOperations: readonly Operation[] = [
  readOperation({
    path: '/v1/assinaturas',
    tag: TAG,
    summary: 'O que se acompanharia em um endereço do portal',
    description:
      'O aviso por e-mail se pede na página /assinaturas?de=…, por um formulário que funciona sem JavaScript, e só vale depois de confirmado pela carta que chega. Cada carta do dia traz como parar com um toque (RFC 8058).',
    query: assinaturaParameters,
    answer: assinaturaAnswer,
    about: 'O que se acompanharia',
    examples: [
      { parameters: { de: '/contratos?vlrContrato.gte=100000' } },
      { parameters: { de: '/cargas' } },
      { parameters: { de: '/busca?termo=merenda' } },
      { parameters: { de: '/contratos?vlrContrato.gte=muito' }, status: 400 },
      { parameters: { de: 'https://exemplo.com/' }, status: 400 },
    ],
  }),
  {
    method: 'get',
    path: '/v1/assinaturas/desafio',
    tag: TAG,
    summary: 'A pequena conta que afasta robôs do formulário de avisos',
    description:
      'Como a das mensagens. Quem não a faz, por navegar sem JavaScript, cabe em um número menor de pedidos por dia.',
    query: noParameters,
    replies: {
      200: { description: 'O desafio', schema: desafioAssinaturaAnswer },
      400: refused('Não aceita parâmetros'),
    },
  },
];
