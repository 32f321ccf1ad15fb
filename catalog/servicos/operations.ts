import { fileOperation, type Operation, readOperation, refused } from '../contract/operation.ts';
import { noParameters } from '../contract/parameters.ts';
import { text } from '../contract/schema.ts';
import {
  avaliacaoDeServicoBody,
  avaliacoesAnswer,
  avaliacoesParameters,
  servicoAnswer,
  servicosAnswer,
  servicosParameters,
} from './answer.ts';

const TAG = 'O órgão';
const MISSING = 'Não há esse serviço';
const slug = text.describe('Identificador do serviço');

export const servicosOperations: readonly Operation[] = [
  readOperation({
    path: '/v1/servicos',
    tag: TAG,
    summary: 'A carta de serviços',
    description:
      'Os serviços ao usuário (Lei 13.460/2017, art. 7º), por assunto, com a média das avaliações de cada um.',
    query: servicosParameters,
    answer: servicosAnswer,
    about: 'Os serviços que respondem ao filtro',
    examples: [
      { parameters: {} },
      { parameters: { canal: 'online' } },
      { parameters: { termo: 'informação', canal: '' } },
      { parameters: { canal: 'pombo' }, status: 400 },
    ],
  }),
  fileOperation({
    path: '/v1/servicos.csv',
    tag: TAG,
    summary: 'A carta de serviços em CSV, com tudo o que diz de cada serviço',
    query: servicosParameters,
    media: 'text/csv',
    examples: [{ parameters: {} }, { parameters: { canal: 'online' } }],
  }),
  readOperation({
    path: '/v1/servicos/avaliacoes',
    tag: TAG,
    summary: 'O que os usuários acham dos serviços, em um ano',
    query: avaliacoesParameters,
    answer: avaliacoesAnswer,
    about: 'As avaliações de cada serviço no ano',
    examples: [{ parameters: {} }, { parameters: { ano: '2024' } }, { parameters: { ano: 'ontem' }, status: 400 }],
  }),
  fileOperation({
    path: '/v1/servicos/avaliacoes.csv',
    tag: TAG,
    summary: 'As avaliações dos serviços em CSV',
    query: avaliacoesParameters,
    media: 'text/csv',
    examples: [{ parameters: {} }],
  }),
  readOperation({
    path: '/v1/servicos/{slug}',
    tag: TAG,
    summary: 'Um serviço da carta',
    query: noParameters,
    segments: { slug },
    keys: { list: '/v1/servicos', fields: { slug: 'slug' } },
    examples: [{ parameters: { slug: 'nada' }, status: 404 }],
    answer: servicoAnswer,
    about: 'O serviço: requisitos, documentos, etapas, prazo, canais e onde reclamar',
    missing: MISSING,
  }),
  {
    method: 'post',
    path: '/v1/servicos/{slug}/avaliacao',
    tag: 'Mensagens',
    summary: 'Avaliar um serviço',
    description: 'Uma nota de 1 a 5. Nada de quem avalia é guardado.',
    segments: { slug },
    body: { schema: avaliacaoDeServicoBody },
    replies: {
      200: { description: 'O serviço, com a nota contada', schema: servicoAnswer },
      400: refused('O que falta ou não serve, por campo'),
      404: refused(MISSING),
      429: refused('Foram muitas avaliações deste endereço; espere'),
    },
  },
];
