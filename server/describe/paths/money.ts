import { DIMENSIONS } from '../../../catalog/despesa/despesa.ts';
import { ETAPAS } from '../../../catalog/percurso/percurso.ts';
import { REVENUE_IDS } from '../../../catalog/receita/receita.ts';
import { SUMS } from '../../despesa/sums.ts';
import { STAGES } from '../../favorecidos/sums.ts';
import {
  answer,
  day,
  get,
  integer,
  list,
  named,
  nullable,
  number,
  object,
  parameter,
  ref,
  segment,
  text,
  told,
  yes,
} from '../schema.ts';

const NODE = parameter(
  'no',
  text,
  'O nó e o período, como 2026~funcao-10 ou 2026-01-06; sem ele, o último exercício com dados',
);

const amounts = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, number]));
const PATH = list(object({ dimensao: text, rotulo: text, codigo: text, nome: text, no: text }));
const LISTS = told(named(nullable(text)), 'A consulta que lista as linhas de cada soma; nula onde não se pode pedir');

const EXPENSE = answer(
  list(object({ codigo: text, nome: text, no: nullable(text), ...amounts(SUMS) }, { documento: nullable(text) })),
  {
    no: text,
    por: nullable(text),
    says: text,
    total: integer,
    page: integer,
    size: integer,
    totals: object(amounts(SUMS)),
    meses: list(object({ mes: integer, ...amounts(SUMS) })),
    restos: told(object({ vlrPago: number }), 'Restos a pagar de outros exercícios, pagos no período'),
    caminho: PATH,
    exercicios: list(integer),
    listas: LISTS,
    dados: ref('dados'),
  },
);

const REVENUE = {
  vlrPrevisaoInicial: nullable(number),
  vlrPrevisaoAtualizado: nullable(number),
  vlrLancado: number,
  vlrArrecadacao: number,
  vlrDeducao: number,
  vlrMes: told(number, 'O último mês que se mostra'),
  pctRealizado: nullable(number),
};

const INCOME = answer(list(object({ codigo: text, nome: text, no: nullable(text), ...REVENUE })), {
  no: text,
  por: nullable(text),
  divisoes: list(object({ id: text, rotulo: text })),
  mes: told(text, 'O mês de vlrMes, como 2026-03'),
  totals: object(REVENUE),
  meses: list(object({ dtMes: text, vlrArrecadacao: nullable(number), vlrAcumulado: nullable(number) })),
  procedencia: list(object({ nome: text, vlrArrecadacao: number, lista: text })),
  caminho: PATH,
  exercicios: list(object({ numExercicio: integer, ate: text })),
  listas: LISTS,
  says: text,
  dados: ref('dados'),
});

const SECTION = object({
  dataset: text,
  campo: text,
  total: integer,
  totals: named(number),
  query: text,
  data: list(named({})),
});

const SANCTION = object({
  datasets: list(text),
  tipo: text,
  inicio: nullable(day),
  fim: nullable(day),
  orgao: nullable(text),
  abrangencia: nullable(text),
  fundamento: nullable(text),
  processo: nullable(text),
  situacao: nullable(text),
  prazo: nullable(object({ from: day, to: nullable(day) })),
  vigente: told(yes, 'No dia dos dados'),
  durante: told(
    list(object({ dataset: text, total: integer, query: text })),
    'O que o órgão assinou ou empenhou enquanto ela valia',
  ),
});

const PAYEE = answer(
  list(
    object({
      chave: text,
      tipo: { enum: ['empresa', 'pessoa', 'sem-documento'] },
      nome: text,
      documento: nullable(text),
    }),
  ),
  {
    nomes: list(text),
    anos: list(object({ ano: integer, ...amounts(STAGES), listas: named(text) })),
    sancoes: list(SANCTION),
    related: told(list(SECTION), 'As linhas têm os campos do conjunto que dataset nomeia'),
    dados: ref('dados'),
  },
);

const DOCUMENT = object({
  dataset: text,
  nome: text,
  numero: text,
  caminho: nullable(text),
  data: nullable(day),
  valor: nullable(number),
  liquidacao: told(nullable(text), 'De um pagamento, a liquidação que ele paga'),
  notas: list(text),
});

const STEP = object({
  etapa: { enum: ETAPAS },
  titulo: text,
  documentos: list(DOCUMENT),
  total: integer,
  soma: nullable(number),
  falta: told(nullable(text), 'O que falta, em palavras'),
});

/** Sums that follow the money: by classification, by payee, and of one empenho from the tender to the payment. */
export const MONEY = {
  '/v1/despesa': get(
    'As despesas por uma classificação, do orçamento ao pagamento',
    [
      NODE,
      parameter('por', { enum: DIMENSIONS.map(({ id }) => id) }, 'Como dividir o nó'),
      parameter('_page', { type: 'integer', minimum: 1, default: 1 }, 'Página'),
      parameter('_size', { type: 'integer', minimum: 1, default: 100 }, 'Partes por página'),
    ],
    EXPENSE,
    'As partes do nó, os totais, os meses dos três estágios e as consultas que listam cada soma',
  ),
  '/v1/receita': get(
    'As receitas previstas e arrecadadas por um nível da natureza, por fonte ou por unidade',
    [
      NODE,
      parameter('por', { enum: REVENUE_IDS }, 'Como dividir o nó'),
      parameter('corte', { enum: ['depositos', 'covid'] }, 'Só uma parte da receita'),
    ],
    INCOME,
    'As partes do nó, os totais e os meses; deduções são negativas',
  ),
  '/v1/favorecidos/{documento}': get(
    'Tudo de uma empresa ou pessoa neste órgão',
    [segment('documento', 'O CNPJ, ou os seis dígitos visíveis do CPF e o nome: 456789-maria-da-silva')],
    PAYEE,
    'Licitações, contratos, empenhos, pagamentos por ano e sanções, cada parte com a consulta que a lista',
    'Nada se publicou desse documento',
  ),
  '/v1/percurso/{codOrgao}/{codUnidade}/{numDocEmpenho}/{numExercicio}': get(
    'O caminho do dinheiro de um empenho, da licitação ao pagamento',
    ['codOrgao', 'codUnidade', 'numDocEmpenho', 'numExercicio'].map((name) =>
      segment(name, 'Parte da chave do empenho'),
    ),
    answer(list(STEP)),
    'As etapas em ordem, com os documentos de cada uma e o que falta',
    'Não há esse empenho',
  ),
  '/v1/percurso/contratos/{numContrato}/{numAnoPub}': get(
    'O caminho do dinheiro de um contrato, da licitação aos pagamentos de seus empenhos',
    ['numContrato', 'numAnoPub'].map((name) => segment(name, 'Parte da chave do contrato')),
    answer(list(STEP)),
    'As etapas em ordem, com os documentos mais novos de cada uma, quantos são e quanto somam',
    'Não há esse contrato',
  ),
};
