import { z } from 'zod';
import { fileOperation, type Operation, readOperation } from '../contract/operation.ts';
import { noParameters, pageNumber, pageSize } from '../contract/parameters.ts';
import { day, integer, moment, number, ok, text } from '../contract/schema.ts';
import { MOST, SIZE } from '../query.ts';
import { CLASSES, ITEMS } from './matrix.ts';
import { SEALS } from './points.ts';

const TAG = 'O órgão';

const item = z
  .strictObject({
    item: z.enum(ITEMS),
    cumprido: z.boolean(),
    prova: text.describe('Os números ou os fatos que o mostram'),
    venceEm: day.nullable().describe('O primeiro dia em que deixa de estar cumprido, se nada for publicado'),
  })
  .meta({ id: 'pntpItem' });

export const pntpAtesto = z.strictObject({
  quem: text,
  em: day,
  endereco: text,
  ate: day.describe('O último dia em que vale'),
  vencido: z.boolean(),
});

const falta = z.strictObject({
  texto: text.describe('O que fazer'),
  comando: text.nullable().describe('O comando que o faz'),
  painel: text.nullable().describe('A tela do painel que o faz, para quem trabalha no órgão'),
  para: text.nullable().describe('A página em que se vê'),
});

const criterioMedido = z
  .strictObject({
    numero: text,
    dimensao: integer,
    pede: text,
    classe: z.enum(CLASSES),
    pontos: number.describe('Os que se podem obter'),
    obtidos: number,
    itens: z.array(item),
    enderecos: z.array(text).describe('Endereços completos, para o formulário da avaliação'),
    como: z.enum(['medido', 'atestado', 'misto']),
    atesto: pntpAtesto.nullable().describe('Quem responde pelo que um programa não julga, e até quando'),
    falta: z.array(falta),
    pendencias: integer.describe('Quantas linhas estão na lista de trabalho'),
  })
  .meta({ id: 'pntpCriterio' });

export type PntpCriterio = z.output<typeof criterioMedido>;
export type PntpItem = z.output<typeof item>;
export type PntpAtesto = z.output<typeof pntpAtesto>;
export type PntpFalta = z.output<typeof falta>;

const espelho = z
  .strictObject({
    edicao: integer.describe('Ano da matriz'),
    medidoEm: moment,
    indice: number.describe('De 0 a 100, com uma casa'),
    nivel: text,
    selo: z.enum(SEALS).nullable(),
    pontos: number,
    possiveis: number,
    essenciaisPerdidos: z.array(text),
    vencem: z
      .array(z.strictObject({ criterio: text, em: day, pontos: number }))
      .describe('O que se perde nos próximos dez dias se nada for publicado'),
    dimensoes: z.array(z.strictObject({ numero: integer, nome: text, pontos: number, possiveis: number })),
    criterios: z.array(criterioMedido),
    historico: z.array(z.strictObject({ dia: day, indice: number })),
  })
  .meta({ id: 'pntp' });

export const pntpAnswer = z.strictObject({ ok, data: espelho });
export type PntpEspelho = z.output<typeof espelho>;
export type PntpAnswer = z.output<typeof pntpAnswer>;

const pendencia = z.strictObject({ titulo: text, para: text.nullable(), falta: z.array(text) });
export type PntpPendencia = z.output<typeof pendencia>;

export const pntpCriterioAnswer = z.strictObject({
  ok,
  data: z.strictObject({
    criterio: criterioMedido,
    resumo: text.describe('A lista de trabalho em uma frase'),
    linhas: z.array(pendencia),
    page: integer,
    size: integer,
    total: integer,
  }),
});
export type PntpCriterioAnswer = z.output<typeof pntpCriterioAnswer>;

export const pntpCriterioParameters = z.strictObject({
  _page: pageNumber,
  _size: pageSize(SIZE, MOST, 'Linhas por página'),
});

export const pntpOperations: readonly Operation[] = [
  readOperation({
    path: '/v1/pntp',
    tag: TAG,
    summary: 'A nota do órgão pela matriz do PNTP, medida nos dados publicados',
    query: noParameters,
    answer: pntpAnswer,
    about: 'O índice, o nível, o selo e cada critério, com a prova e o que falta',
    missing: 'O órgão não publica a própria medição',
  }),
  fileOperation({
    path: '/v1/pntp.xlsx',
    tag: TAG,
    summary: 'A autoavaliação em planilha, na ordem do formulário da avaliação',
    query: noParameters,
    media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    missing: 'O órgão não publica a própria medição',
  }),
  readOperation({
    path: '/v1/pntp/{numero}',
    tag: TAG,
    summary: 'Um critério do PNTP e as linhas a que falta alguma coisa',
    segments: { numero: text.describe('O número do critério, como 8.3') },
    query: pntpCriterioParameters,
    answer: pntpCriterioAnswer,
    about: 'O critério e uma página da lista de trabalho',
    missing: 'Não há esse critério para este órgão, ou ele não publica a própria medição',
    examples: [
      { parameters: { numero: '2.6' } },
      { parameters: { numero: '2.6', _page: '0' }, status: 400 },
      { parameters: { numero: '99.9' }, status: 404 },
    ],
  }),
];
