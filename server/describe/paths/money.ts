import { ETAPAS } from '../../../catalog/percurso/percurso.ts';
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
  ref,
  segment,
  text,
  told,
  yes,
} from '../schema.ts';

const amounts = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, number]));
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
