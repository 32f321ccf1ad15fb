import { z } from 'zod';
import { type Operation, readOperation } from '../contract/operation.ts';
import { noParameters } from '../contract/parameters.ts';
import { day, integer, number, ok, text } from '../contract/schema.ts';

/** The way of money: how it was bought, by what contract, committed, settled and paid. */
const ETAPAS = ['licitacao', 'contrato', 'empenho', 'liquidacao', 'pagamento'] as const;

/** One document on the way. */
const documento = z.strictObject({
  dataset: text.describe('O conjunto de que é um registro'),
  nome: text.describe('Para pessoas: Pregão eletrônico PE 004/2025'),
  numero: text,
  caminho: text.nullable().describe('A página dele; nulo se outros o citam e ninguém o publicou'),
  data: day.nullable(),
  valor: number.nullable(),
  liquidacao: text.nullable().describe('De um pagamento, a liquidação que ele paga'),
  notas: z.array(text).describe('O que é preciso saber dele: fundamento legal, estorno, o que falta'),
});

export type Documento = z.output<typeof documento>;

const etapa = z.strictObject({
  etapa: z.enum(ETAPAS),
  titulo: text,
  documentos: z.array(documento),
  total: integer.describe('Quantos são: de muitos nem todos vêm'),
  soma: number.nullable(),
  falta: text.nullable().describe('O que falta, em palavras'),
});

export type Etapa = z.output<typeof etapa>;

export const percursoAnswer = z.strictObject({ ok, data: z.array(etapa) });

export type PercursoAnswer = z.output<typeof percursoAnswer>;

const EMPENHO = ['codOrgao', 'codUnidade', 'numDocEmpenho', 'numExercicio'];
const CONTRATO = ['numContrato', 'numAnoPub'];

const segmentsOf = (names: readonly string[], description: string) =>
  Object.fromEntries(names.map((name) => [name, text.describe(description)]));
const sameNames = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));

const common = {
  tag: 'Somas e caminhos do dinheiro',
  query: noParameters,
  answer: percursoAnswer,
} as const;

export const percursoOperations: readonly Operation[] = [
  readOperation({
    ...common,
    path: `/v1/percurso/${EMPENHO.map((name) => `{${name}}`).join('/')}`,
    summary: 'O caminho do dinheiro de um empenho, da licitação ao pagamento',
    segments: segmentsOf(EMPENHO, 'Parte da chave do empenho'),
    about: 'As etapas em ordem, com os documentos de cada uma e o que falta',
    missing: 'Não há esse empenho',
    keys: { list: '/v1/empenhos?txtTipoEmpenho=Global', fields: sameNames(EMPENHO) },
  }),
  readOperation({
    ...common,
    path: `/v1/percurso/contratos/${CONTRATO.map((name) => `{${name}}`).join('/')}`,
    summary: 'O caminho do dinheiro de um contrato, da licitação aos pagamentos de seus empenhos',
    segments: segmentsOf(CONTRATO, 'Parte da chave do contrato'),
    about: 'As etapas em ordem, com os documentos mais novos de cada uma, quantos são e quanto somam',
    missing: 'Não há esse contrato',
    keys: { list: '/v1/contratos', fields: sameNames(CONTRATO) },
  }),
];
