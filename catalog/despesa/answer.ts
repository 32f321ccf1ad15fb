import { z } from 'zod';
import { fileOperation, type Operation, readOperation } from '../contract/operation.ts';
import { forSheet, oneOf, pageNumber, pageSize } from '../contract/parameters.ts';
import { integer, number, ok, text } from '../contract/schema.ts';
import { dados } from '../dataset/answer.ts';
import { type Node, parseNode } from '../sums/node.ts';
import { DIMENSION_IDS } from './despesa.ts';

/** The budget: it knows no months. */
const budget = { vlrOrcamentoInicial: number, vlrOrcamentoAtualizado: number };

/** What a node adds up to. `vlrEmpenhado` is net: issued, plus reinforcements, less annulments. */
export const despesaSums = z.strictObject({
  ...budget,
  vlrEmitido: number,
  vlrReforco: number,
  vlrAnulado: number,
  vlrEmpenhado: number,
  vlrLiquidado: number,
  vlrPago: number,
});

export type DespesaSums = z.output<typeof despesaSums>;

const part = despesaSums.extend({
  codigo: text,
  nome: text,
  no: text.describe('O nó desta parte'),
  documento: text.nullable().optional().describe('De um favorecido, o CNPJ ou o CPF mascarado'),
});

const step = z.strictObject({
  dimensao: text,
  rotulo: text,
  codigo: text,
  nome: text,
  no: text.describe('O nó que termina neste passo'),
});

const list = text.nullable();

export const despesaAnswer = z.strictObject({
  ok,
  no: text,
  por: text.nullable(),
  says: text,
  data: z.array(part),
  total: integer,
  page: integer,
  size: integer,
  totals: despesaSums,
  meses: z.array(despesaSums.extend({ mes: integer })),
  restos: z.strictObject({ vlrPago: number }).describe('Restos a pagar de outros exercícios, pagos no período'),
  caminho: z.array(step),
  exercicios: z.array(integer),
  listas: z
    .strictObject({ orcamento: list, empenhos: list, 'empenhos-eventos': list, liquidacoes: list, pagamentos: list })
    .describe('A consulta que lista as linhas de cada soma; nula onde não se pode pedir'),
  dados,
});

export type DespesaAnswer = z.output<typeof despesaAnswer>;
export type DespesaPart = DespesaAnswer['data'][number];
export type DespesaMonth = DespesaAnswer['meses'][number];
export type DespesaStep = DespesaAnswer['caminho'][number];

/** Parts of a node at once; only payees are ever more. */
const SIZE = 100;
const MOST = 1_000;

const node = text
  .describe('O nó e o período, como 2026~funcao-10 ou 2026-01-06; sem ele, o último exercício com dados')
  .transform((written, context) => {
    const read = parseNode(written, DIMENSION_IDS);
    if (read) return read;
    context.addIssue('não é um nó da despesa: use, por exemplo, 2026~funcao-10 ou 2026-01-06~orgao-02');
    return z.NEVER;
  });

const chosen = {
  no: node.optional(),
  por: oneOf(DIMENSION_IDS, 'não é uma classificação').optional().describe('Como dividir o nó'),
};

/** A dimension that the way to the node has decided divides nothing. */
const isOpen = ({ no, por }: { no?: Node | undefined; por?: string | undefined }): boolean =>
  !no?.path.some(({ dimension }) => dimension === por);
const DECIDED = { path: ['por'], error: 'já foi escolhida neste nó' };

export const despesaParameters = z
  .strictObject({ ...chosen, _page: pageNumber, _size: pageSize(SIZE, MOST, 'Partes por página') })
  .refine(isOpen, DECIDED);

/** The file holds all parts, so it knows no pages. */
export const despesaFileParameters = z.strictObject({ ...chosen, _planilha: forSheet }).refine(isOpen, DECIDED);

const TAG = 'Somas e caminhos do dinheiro';
const ONE = { parameters: { no: '2026~funcao-10', por: 'elemento' } };
const BAD = { parameters: { no: 'x' }, status: 400 };

export const despesaOperations: readonly Operation[] = [
  readOperation({
    path: '/v1/despesa',
    tag: TAG,
    summary: 'As despesas por uma classificação, do orçamento ao pagamento',
    query: despesaParameters,
    examples: [{ parameters: {} }, ONE, { parameters: { por: 'favorecido', _size: '10', _page: '2' } }, BAD],
    answer: despesaAnswer,
    about: 'As partes do nó, os totais, os meses dos três estágios e as consultas que listam cada soma',
  }),
  fileOperation({
    path: '/v1/despesa.csv',
    tag: TAG,
    summary: 'As despesas por uma classificação: todas as partes em CSV',
    query: despesaFileParameters,
    examples: [ONE, BAD],
    media: 'text/csv',
  }),
];
