import { z } from 'zod';
import { oneOf, pageNumber, pageSize, wholeNumber } from '../contract/parameters.ts';
import { day, integer, ok, text } from '../contract/schema.ts';
import { MOST, SIZE } from '../query.ts';
import { categoryOf, FILE_PERIOD } from './arquivos.ts';

export const declaracao = z.strictObject({
  categoria: text,
  ano: integer,
  periodo: text.nullable().describe('Nulo quando vale para o ano inteiro'),
  parte: text.nullable().describe('Nula quando vale para o documento inteiro'),
  texto: text,
  data: day,
});

/** A dated statement in the place of a document. */
export type DocumentStatement = z.output<typeof declaracao>;

const named = z.strictObject({ slug: text, titulo: text, data: day });

const DUTY_STATES = ['publicado', 'declarado', 'falta', 'a vencer'] as const;
export type DutyState = (typeof DUTY_STATES)[number];

export const dever = z.strictObject({
  categoria: text,
  ano: integer.nullable().describe('Nulo para o que vale até ser substituído'),
  anoFinal: integer.nullable().describe('O último ano de um plano, ou o mesmo ano'),
  periodo: text.nullable(),
  parte: text.nullable().describe('Nula quando se pede o documento inteiro'),
  nome: text.nullable().describe('O nome da parte'),
  ate: day.nullable().describe('O último dia do prazo; nulo para o que deve estar sempre publicado'),
  estado: z.enum(DUTY_STATES),
  atraso: integer.nullable().describe('Quantos dias depois do prazo foi publicado, ou há quantos falta'),
  arquivos: z.array(named).describe('Os arquivos que cumprem o dever, o mais novo primeiro'),
  declaracao: declaracao.nullable(),
  semIndicacao: z.array(named).describe('Os arquivos do período que não dizem que partes trazem'),
});

/** Something that a body has to publish, and how it stands. */
export type Dever = z.output<typeof dever>;

/** How many of the dues of a category stand how, whatever else was asked. */
const tally = z.strictObject({
  categoria: text,
  publicados: integer,
  declarados: integer,
  faltam: integer,
  aVencer: integer,
});

export type DutyTally = z.output<typeof tally>;

export const deveresAnswer = z.strictObject({
  ok,
  data: z.array(dever),
  page: integer,
  size: integer,
  total: integer,
  categorias: z.array(tally),
  hoje: day.describe('O dia em que se conferiu'),
});

export type DeveresAnswer = z.output<typeof deveresAnswer>;

/** A parameter left empty by a form is one that was not given. */
const emptyIsAbsent = (value: unknown): unknown => (value === '' ? undefined : value);

/** What chooses among documents, published or due; each that is absent chooses all. */
export const dutyFilters = {
  categoria: z
    .preprocess(
      emptyIsAbsent,
      text.refine((slug) => categoryOf(slug) !== undefined, 'não é o nome de uma categoria').optional(),
    )
    .describe('Identificador da categoria, como relatorio-resumido-da-execucao-orcamentaria-rreo'),
  ano: z
    .preprocess(emptyIsAbsent, wholeNumber(1, 9_999, 'deve ser um número de 1 a 9.999').optional())
    .describe('Exercício'),
  periodo: z
    .preprocess(emptyIsAbsent, text.regex(FILE_PERIOD, 'deve ser um período, como 1º bimestre ou março').optional())
    .describe('Período do ano, como 1º bimestre'),
  parte: z
    .preprocess(emptyIsAbsent, text.regex(/^[a-z0-9-]{1,60}$/, 'deve ser o nome de uma parte, como anexo-1').optional())
    .describe('Parte do documento, como anexo-1'),
};

export const deveresParameters = z.strictObject({
  ...dutyFilters,
  estado: z
    .preprocess(emptyIsAbsent, oneOf(DUTY_STATES, 'não é como um documento pode estar').optional())
    .describe('Como está: publicado, declarado, falta ou a vencer'),
  _page: pageNumber,
  _size: pageSize(SIZE, MOST, 'Documentos e partes por página'),
});

export type DeveresQuestion = z.output<typeof deveresParameters>;
