import { z } from 'zod';
import { fileOperation, type Operation, readOperation } from '../contract/operation.ts';
import { forSheet, oneOf } from '../contract/parameters.ts';
import { integer, month, number, ok, text } from '../contract/schema.ts';
import { dados } from '../dataset/answer.ts';
import { type Node, parseNode } from '../sums/node.ts';
import {
  complete,
  divisionsOf,
  RECEITA_CUTS,
  RECEITA_IDS,
  type ReceitaCut,
  receitaCut,
  receitaDimension,
} from './receita.ts';

/** The sums of a node. What nobody forecast is null, which is not zero. */
const sums = z.strictObject({
  vlrPrevisaoInicial: number.nullable(),
  vlrPrevisaoAtualizado: number.nullable(),
  vlrLancado: number,
  vlrArrecadacao: number,
  vlrDeducao: number,
  vlrMes: number.describe('O último mês que se mostra'),
  pctRealizado: number.nullable(),
});

const step = z.strictObject({ dimensao: text, rotulo: text, codigo: text, nome: text, no: text });

export const receitaAnswer = z.strictObject({
  ok,
  no: text,
  por: text.nullable(),
  divisoes: z.array(z.strictObject({ id: text, rotulo: text })),
  mes: month.describe('O mês de vlrMes, como 2026-03'),
  data: z.array(sums.extend({ codigo: text, nome: text, no: text.nullable().describe('Nulo no que não tem código') })),
  totals: sums,
  meses: z.array(z.strictObject({ dtMes: month, vlrArrecadacao: number.nullable(), vlrAcumulado: number.nullable() })),
  procedencia: z.array(z.strictObject({ nome: text, vlrArrecadacao: number, lista: text })),
  caminho: z.array(step),
  exercicios: z.array(z.strictObject({ numExercicio: integer, ate: text })),
  listas: z
    .strictObject({ arrecadado: text, deducoes: text, previsto: text.nullable() })
    .describe('A consulta que lista as linhas de cada soma; nula onde não se pode pedir'),
  says: text,
  dados,
});

export type ReceitaAnswer = z.output<typeof receitaAnswer>;
export type ReceitaSums = z.output<typeof sums>;
export type ReceitaPart = ReceitaAnswer['data'][number];
export type ReceitaMonth = ReceitaAnswer['meses'][number];

const CUTS = RECEITA_CUTS.map(({ id }) => id);

const node = text
  .describe('O nó e o período, como 2026~categoria-1 ou 2026-01-06; sem ele, o último exercício com dados')
  .transform((written, context) => {
    const read = parseNode(written, RECEITA_IDS);
    if (read) return complete(read);
    context.addIssue('não é um nó da receita: use, por exemplo, 2026~categoria-1~origem-1.1');
    return z.NEVER;
  });

const cut = oneOf(CUTS, 'não é um recorte da receita')
  .describe('Só uma parte da receita')
  .transform((id) => receitaCut(id));

const OUTSIDE = { path: ['no'], error: 'está fora deste recorte da receita' };

/** The file holds every level, so it is divided by none. */
export const receitaFileParameters = z
  .strictObject({ no: node.optional(), corte: cut.optional(), _planilha: forSheet })
  .refine(({ no, corte }) => !no || !corte || isInside(no, corte), OUTSIDE);

export const receitaParameters = z
  .strictObject({
    no: node.optional(),
    por: oneOf(RECEITA_IDS, 'não é uma classificação da receita').optional().describe('Como dividir o nó'),
    corte: cut.optional(),
  })
  .refine(({ no, corte }) => !no || !corte || isInside(no, corte), OUTSIDE)
  .refine(({ no, por }) => !no || !por || divisionsOf(no).some(({ id }) => id === por), {
    path: ['por'],
    error: 'já foi decidido pelo caminho',
  });

/** What a visitor asks of revenue. Without a node, the latest exercise that has data. */
export type ReceitaQuestion = z.output<typeof receitaParameters>;

/** A code that the cut leaves out has no place in it. */
const isInside = ({ path }: Node, { where }: ReceitaCut): boolean =>
  path.every(({ dimension, code }) => {
    const own = where.find(({ field }) => field === receitaDimension(dimension)?.field);
    return !own || own.values.includes(code);
  });

const TAG = 'Somas e caminhos do dinheiro';
const MEDIA: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
};

export const receitaOperations: readonly Operation[] = [
  readOperation({
    path: '/v1/receita',
    tag: TAG,
    summary: 'As receitas previstas e arrecadadas por um nível da natureza, por fonte ou por unidade',
    query: receitaParameters,
    answer: receitaAnswer,
    about: 'As partes do nó, os totais e os meses; deduções são negativas',
    examples: [
      { parameters: {} },
      { parameters: { no: '2026~categoria-1', por: 'fonte' } },
      { parameters: { corte: 'covid' } },
      { parameters: { corte: 'x' }, status: 400 },
    ],
  }),
  ...['csv', 'xlsx', 'json'].map((ending) =>
    fileOperation({
      path: `/v1/receita.${ending}`,
      tag: TAG,
      summary: `As receitas previstas e arrecadadas em um só arquivo (${ending.toUpperCase()}), com código e nome de cada nível e o arrecadado em cada mês`,
      query: receitaFileParameters,
      media: MEDIA[ending] ?? '',
      examples: [{ parameters: { no: '2026-01-03' } }, { parameters: { no: 'x' }, status: 400 }],
    }),
  ),
];
