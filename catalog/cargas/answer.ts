import { z } from 'zod';
import { type Operation, readOperation, refused } from '../contract/operation.ts';
import { forSheet, noParameters, pageNumber, pageSize } from '../contract/parameters.ts';
import { day, integer, moment, number, ok, text } from '../contract/schema.ts';
import { correcao, dados, declaracao } from '../dataset/answer.ts';
import type { Dataset } from '../dataset.ts';
import { contagem } from '../mudancas/answer.ts';
import { MOST, SIZE } from '../query.ts';

const TAG = 'Cargas';

/** One file that a body published. */
const carga = z
  .strictObject({
    carga: integer,
    publicadaEm: moment,
    referencia: day.describe('De quando são os dados'),
    periodo: z.array(text).describe('Os períodos que a carga substituiu por inteiro'),
    vigente: z.array(text).describe('Os períodos de que ela ainda é a última carga'),
    substitui: z.array(integer).describe('As cargas que ela substituiu'),
    voltaA: integer.nullable().describe('A carga anterior a que ela voltou'),
    motivo: text.nullable().describe('Por que se voltou a ela, se o órgão disse'),
    linhas: integer,
    somas: z.record(text, number),
    avisos: z
      .array(z.strictObject({ quantas: integer, mensagem: text }))
      .describe('O que falta em linhas que foram publicadas assim mesmo, e como se completa'),
    mudancas: contagem.nullable(),
    arquivo: text.describe('Nome do arquivo que o órgão enviou'),
    sha256: text.describe('Resumo do arquivo que o órgão enviou'),
    bytes: integer.nullable().describe('Tamanho guardado, compactado'),
    href: text.nullable().describe('O arquivo, se estiver guardado'),
  })
  .meta({ id: 'carga' });

export type Carga = z.output<typeof carga>;

const periodo = z.strictObject({
  periodo: text,
  carga: integer,
  referencia: day,
  publicadaEm: moment,
  linhas: integer,
});

/** The loads of a dataset, with what was corrected one by one and what was stated in place of rows. */
export const cargasAnswer = z
  .strictObject({
    ok,
    data: z.array(carga),
    page: integer,
    size: integer,
    total: integer,
    correcoes: z.array(correcao).describe('As 200 mais recentes'),
    declaracoes: z.array(declaracao),
    periodos: z.array(periodo).describe('O que está publicado em cada período, do mais novo para o mais antigo'),
    dados,
  })
  .meta({ id: 'cargas' });

export type CargasAnswer = z.output<typeof cargasAnswer>;
export type CargaPeriodo = z.output<typeof periodo>;

export const cargasParameters = z.strictObject({
  _page: pageNumber,
  _size: pageSize(SIZE, MOST, 'Cargas por página'),
});

const ultima = z.strictObject({
  dataset: text,
  title: text,
  carga: integer.nullable(),
  referencia: day.nullable(),
  linhas: integer,
  cargas: integer.describe('Quantas cargas houve'),
  publicadaEm: moment.nullable(),
  declaracao: declaracao.nullable(),
  href: text,
});

/** The last load of each dataset. */
export const ultimasCargasAnswer = z.strictObject({ ok, data: z.array(ultima) });

export type UltimasCargasAnswer = z.output<typeof ultimasCargasAnswer>;

/** The parameters of the file of a load. */
export const cargaFileParameters = z.strictObject({ _planilha: forSheet });

export const cargasOperations: readonly Operation[] = [
  readOperation({
    path: '/v1/cargas',
    tag: TAG,
    summary: 'A última carga de cada conjunto de dados',
    query: noParameters,
    answer: ultimasCargasAnswer,
    about: 'Um item por conjunto, com a declaração de que não houve, se for o caso',
  }),
];

/** The loads of a dataset, and the file of each. */
export const cargasOperationsOf = ({ id, title }: Dataset): readonly Operation[] => [
  readOperation({
    path: `/v1/${id}/cargas`,
    tag: TAG,
    summary: `${title}: o que foi publicado e quando`,
    query: cargasParameters,
    answer: cargasAnswer,
    about: 'As cargas, da mais nova para a mais antiga',
    examples: [{ parameters: {} }, { parameters: { _page: '0' }, status: 400 }],
  }),
  {
    method: 'get',
    path: `/v1/${id}/cargas/{carga}.csv`,
    tag: TAG,
    summary: `${title}: o arquivo inteiro de uma carga`,
    segments: { carga: integer.describe('Número da carga') },
    query: cargaFileParameters,
    replies: {
      200: { description: 'O arquivo', media: 'text/csv' },
      400: refused('Um parâmetro que não existe'),
      404: refused('Não há essa carga, ou o arquivo dela não está guardado'),
    },
    keys: { list: `/v1/${id}/cargas`, fields: { carga: 'carga' } },
  },
];
