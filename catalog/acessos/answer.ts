import { z } from 'zod';
import { type Operation, refused } from '../contract/operation.ts';

export const acessosParameters = z.strictObject({
  pagina: z.string({ error: 'falta: diga o endereço da página, como /contratos' }).describe('O endereço da página'),
});

/** The pages that were opened most, as the first page of the portal tells them. */
export const acessosOperations: readonly Operation[] = [
  {
    method: 'post',
    path: '/v1/acessos',
    tag: 'Página inicial e busca',
    summary: 'Conta que uma página do portal foi aberta',
    description: 'Só se guarda quantas vezes cada página foi aberta em cada dia; nada de quem a abriu.',
    query: acessosParameters,
    replies: { 204: { description: 'Contada, se for uma página do órgão' }, 400: refused('Falta a página') },
    examples: [
      { parameters: { pagina: '/contratos' }, status: 204 },
      { parameters: {}, status: 400 },
    ],
  },
];
