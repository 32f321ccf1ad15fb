import { z } from 'zod';
import { fileOperation, type Operation, readOperation } from '../contract/operation.ts';
import { forSheet, oneOf, wholeNumber } from '../contract/parameters.ts';
import { integer, number, ok, text } from '../contract/schema.ts';
import { dados } from '../dataset/answer.ts';
import { COMPARED_STAGES, COMPARISON_IDS, comparisonOf, MOST_COLUMNS } from './comparar.ts';

const column = z.strictObject({
  orgao: text.describe('O primeiro nome do endereço do órgão'),
  nome: text,
  ano: integer,
  total: number.nullable().describe('Nulo onde o órgão nada publicou deste ano'),
  porHabitante: number.nullable().describe('O total dividido pelos habitantes; só entre órgãos'),
  habitantes: integer.nullable(),
  populacao: text.nullable().describe('De onde vem o número de habitantes'),
  completo: integer.describe('O último mês inteiro que os dados deste ano alcançam; 0 onde não há'),
  parcial: z.boolean().describe('Se a comparação vai além do que os dados alcançam'),
  semDados: z.array(integer).describe('Os meses comparados em que nada foi publicado'),
  pagina: text.nullable().describe('A página que mostra esta soma; nula onde o endereço do órgão não é conhecido'),
  dados,
});

const part = z.strictObject({
  codigo: text,
  nome: text,
  valores: z.array(number.nullable()).describe('Um para cada coluna, na ordem delas'),
  porHabitante: z.array(number.nullable()).describe('O mesmo por habitante; vazio fora da comparação entre órgãos'),
  variacao: number.nullable().describe('Em %, da primeira à última coluna de um só órgão'),
});

export const compararAnswer = z.strictObject({
  ok,
  por: text,
  titulo: text,
  parte: text.describe('O que cada linha é: Função, Origem'),
  estagio: text.nullable().describe('Da despesa: pago, liquidado ou empenhado'),
  ate: integer.describe('O último mês comparado; o primeiro é janeiro'),
  says: text,
  colunas: z.array(column),
  data: z.array(part),
  variacao: number.nullable(),
  limites: z.array(text).describe('O que estes números não dizem'),
  exercicios: z.array(integer).describe('Os anos que o órgão publicou'),
  orgaos: z
    .array(z.strictObject({ orgao: text, nome: text, habitantes: integer, populacao: text }))
    .describe('Os outros órgãos com que este pode ser comparado'),
  opcoes: z.array(z.strictObject({ id: text, titulo: text, estagios: z.boolean() })),
  dados,
});

export type CompararAnswer = z.output<typeof compararAnswer>;
export type ComparedColumn = CompararAnswer['colunas'][number];
export type ComparedPart = CompararAnswer['data'][number];

const FIRST_YEAR = 1900;
const LAST_YEAR = 2999;

/** Reads `2024,2025`. */
const years = text.transform((written, context): number[] => {
  const all = written.split(',').map(Number);
  if (all.every((year) => Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR)) return all;
  context.addIssue('deve ter anos de quatro algarismos separados por vírgula, como 2024,2025');
  return z.NEVER;
});

const slugs = text.transform((written): string[] => written.split(',').filter((slug) => slug !== ''));

const STAGE_IDS = COMPARED_STAGES.map(({ id }) => id);

const chosen = {
  por: oneOf(COMPARISON_IDS, 'não é uma comparação')
    .optional()
    .describe('O que se compara; sem ele, a despesa por função, e em uma câmara por elemento'),
  estagio: oneOf(STAGE_IDS, 'não é um estágio da despesa').optional().describe('Da despesa; sem ele, o que foi pago'),
  anos: z.array(years).optional().describe('Os anos; sem eles, os dois últimos com dados, ou entre órgãos o último'),
  ate: wholeNumber(1, 12, 'deve ser um mês de 1 a 12')
    .optional()
    .describe('O último mês; sem ele, até onde vão os dados de todos os anos'),
  orgaos: z.array(slugs).optional().describe('Outros órgãos desta instalação, do mesmo tipo e que o autorizam'),
};

/** Only expense has stages. */
const isStaged = ({ por, estagio }: { por?: string | undefined; estagio?: string | undefined }): boolean =>
  estagio === undefined || por === undefined || comparisonOf(por)?.of === 'despesa';
const UNSTAGED = { path: ['estagio'], error: 'só vale para a despesa: retire-o ou compare a despesa' };

export const compararParameters = z.strictObject(chosen).refine(isStaged, UNSTAGED);
export const compararFileParameters = z.strictObject({ ...chosen, _planilha: forSheet }).refine(isStaged, UNSTAGED);

/** What is asked to be compared, as it came. */
export type CompararQuestion = z.output<typeof compararParameters>;

const TAG = 'Somas e caminhos do dinheiro';
const BAD = { parameters: { anos: 'ontem' }, status: 400 };

export const compararOperations: readonly Operation[] = [
  readOperation({
    path: '/v1/comparar',
    tag: TAG,
    summary: 'O mesmo órgão ano contra ano, ou órgãos do mesmo tipo por habitante',
    description: `Até ${MOST_COLUMNS} colunas, cada uma um ano de um órgão. Os valores são os de /v1/despesa, /v1/receita e /v1/servidores no mesmo recorte.`,
    query: compararParameters,
    examples: [
      { parameters: {} },
      { parameters: { por: 'elemento', estagio: 'empenhado', anos: '2025,2026', ate: '6' } },
      { parameters: { por: 'folha' } },
      { parameters: { orgaos: 'ninguem' }, status: 400 },
      BAD,
    ],
    answer: compararAnswer,
    about: 'As colunas, as partes com um valor para cada coluna, e o que os números não dizem',
  }),
  fileOperation({
    path: '/v1/comparar.csv',
    tag: TAG,
    summary: 'A mesma comparação em CSV: uma linha por parte e coluna, ou a tabela da página',
    query: compararFileParameters,
    examples: [{ parameters: { por: 'elemento' } }, BAD],
    media: 'text/csv',
  }),
];
