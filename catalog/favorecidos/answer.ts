import { z } from 'zod';
import { type Operation, readOperation } from '../contract/operation.ts';
import { noParameters } from '../contract/parameters.ts';
import { day, integer, number, ok, text } from '../contract/schema.ts';
import { dados } from '../dataset/answer.ts';
import type { Row } from '../fields/field.ts';

/** Days between which a sanction kept a company from tenders; without an end it still does. */
const span = z.strictObject({ from: day, to: day.nullable() });

export type SanctionSpan = z.output<typeof span>;

/** A sanction as the page of a payee tells it, whichever list published it. */
const sanction = z.strictObject({
  datasets: z.array(text).describe('As listas em que está'),
  tipo: text,
  inicio: day.nullable(),
  fim: day.nullable(),
  orgao: text.nullable(),
  abrangencia: text.nullable(),
  fundamento: text.nullable(),
  processo: text.nullable(),
  situacao: text.nullable(),
  prazo: span
    .nullable()
    .describe('Os dias em que impediu de licitar; nulo se nunca impediu ou se não se sabe desde quando'),
});

export type Sanction = z.output<typeof sanction>;

/** A sanction, and what the body did with the company meanwhile. */
const punishment = sanction.extend({
  vigente: z.boolean().describe('No dia dos dados'),
  durante: z
    .array(z.strictObject({ dataset: text, total: integer, query: text }))
    .describe('O que o órgão assinou ou empenhou enquanto ela valia'),
});

export type Punishment = z.output<typeof punishment>;

/** What was committed, settled and paid to somebody. */
export const favorecidoSums = z.strictObject({
  vlrEmpenhado: number,
  vlrReforco: number,
  vlrAnulado: number,
  vlrLiquidado: number,
  vlrPago: number,
});

export type FavorecidoStage = keyof z.output<typeof favorecidoSums>;

const year = favorecidoSums.extend({
  ano: integer,
  listas: z.record(text, text).describe('Por conjunto de dados, a consulta que lista os documentos do ano'),
});

export type FavorecidoYear = z.output<typeof year>;

const row: z.ZodType<Row> = z.record(text, z.union([text, number, z.boolean()]).nullable());

/** Rows of one dataset, with the sums that its list at `query` has too. */
const section = z.strictObject({
  dataset: text,
  campo: text.describe('O campo que nomeia o favorecido'),
  total: integer,
  totals: z.record(text, number),
  query: text,
  data: z.array(row),
});

export type FavorecidoSection = z.output<typeof section>;

export const favorecidoAnswer = z.strictObject({
  ok,
  data: z.array(
    z.strictObject({
      chave: text,
      tipo: z.enum(['empresa', 'pessoa', 'sem-documento']),
      nome: text,
      documento: text.nullable(),
    }),
  ),
  nomes: z.array(text),
  anos: z.array(year),
  sancoes: z.array(punishment),
  related: z.array(section).describe('As linhas têm os campos do conjunto que dataset nomeia'),
  dados,
});

export type FavorecidoAnswer = z.output<typeof favorecidoAnswer>;

export const favorecidosOperations: readonly Operation[] = [
  readOperation({
    path: '/v1/favorecidos/{documento}',
    tag: 'Somas e caminhos do dinheiro',
    summary: 'Tudo de uma empresa ou pessoa neste órgão',
    segments: {
      documento: text.describe('O CNPJ, ou os seis dígitos visíveis do CPF e o nome: 456789-maria-da-silva'),
    },
    query: noParameters,
    answer: favorecidoAnswer,
    about: 'Licitações, contratos, empenhos, pagamentos por ano e sanções, cada parte com a consulta que a lista',
    missing: 'Nada se publicou desse documento',
    examples: [{ parameters: { documento: '00000000000000' }, status: 404 }],
    keys: { list: '/v1/despesa?por=favorecido&_size=1', fields: { documento: 'codigo' } },
  }),
];
