import { z } from 'zod';
import { fileOperation, type Operation } from '../contract/operation.ts';
import { pageAddress } from '../contract/parameters.ts';
import { text } from '../contract/schema.ts';

export const cartaoParameters = z.strictObject({
  de: pageAddress.default('/').describe('A página que o cartão anuncia, como /contratos; sem ela, a página inicial'),
  v: text
    .regex(/^[\w-]{1,32}$/, { error: 'deve ter até 32 letras e algarismos' })
    .optional()
    .describe('A versão dos dados que a página mostrava: muda o endereço quando eles mudam, e nada mais'),
});

export const cartaoOperations: readonly Operation[] = [
  fileOperation({
    path: '/v1/cartao.png',
    tag: 'Página inicial e busca',
    summary: 'O cartão de uma página para redes sociais: título, o número que importa, órgão e data',
    description:
      'PNG de 1200 × 630. De uma página sobre pessoas, só o órgão e o assunto. Onde não se pode desenhar, leva (302) à imagem do órgão.',
    query: cartaoParameters,
    examples: [
      { parameters: {} },
      { parameters: { de: '/contratos', v: 'a1' } },
      { parameters: { de: '/nada' }, status: 404 },
      { parameters: { de: 'https://example.com' }, status: 400 },
    ],
    media: 'image/png',
    missing: 'O endereço não é o de uma página com algo publicado',
  }),
];
