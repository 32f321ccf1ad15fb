import { NATUREZAS_DIVIDA, SITUACOES_DIVIDA, TRIBUTOS } from '../codes/receitas.ts';
import { dataset, type Rule } from '../dataset.ts';
import { choice, code, money, taxId, text, year } from '../fields/index.ts';

/** Of a person neither debt nor relief is published with a document, not even a masked one. */
export const COMPANY: Rule = {
  fields: ['txtCnpj'],
  holds: ({ txtCnpj }) => txtCnpj === null || (String(txtCnpj).length === 14 && !String(txtCnpj).startsWith('*')),
  message: 'é um CPF, que aqui não se publica: deixe a coluna vazia',
};

export const divida = dataset({
  id: 'dividaativa',
  menu: 'Receitas',
  title: 'Dívida ativa',
  singular: 'Inscrição em dívida ativa',
  plural: 'inscrições em dívida ativa',
  asked: 'dívida devedor inscrito',
  about: 'Quem deve ao município e quanto, na posição de 31 de dezembro de cada ano, sem CPF nem endereço.',
  law: ['CTN, art. 198, § 3º, II', 'Lei 6.830/1980, art. 2º', 'Lei 4.320/1964, art. 39'],
  key: ['numInscricao', 'numExercicio'],
  period: 'numExercicio',
  bodies: {
    only: ['prefeitura', 'estado', 'autarquia'],
    why: 'A dívida ativa é do município e quem a inscreve e cobra é a prefeitura (Lei 4.320/1964, art. 39; Lei 6.830/1980, art. 2º).',
  },
  fields: {
    numExercicio: year({
      label: 'Posição em 31/12 de',
      noun: 'a posição',
      required: true,
      help: 'Cada ano mostra tudo o que se devia no último dia dele.',
    }),
    numInscricao: code({ label: 'Inscrição', noun: 'a inscrição', required: true }),
    txtNome: text({ label: 'Devedor', noun: 'o devedor', required: true, search: 1 }),
    txtCnpj: taxId({ label: 'CNPJ', noun: 'CNPJ', privacy: 'mask', search: 1 }),
    txtNatureza: choice({ label: 'Natureza', noun: 'a natureza', options: NATUREZAS_DIVIDA, open: true }),
    txtTributo: choice({ label: 'Tributo', noun: 'o tributo', options: TRIBUTOS, open: true }),
    numAnoInscricao: year({ label: 'Ano de inscrição', noun: 'o ano de inscrição' }),
    numExercicioDebito: year({ label: 'Exercício do débito', noun: 'o exercício do débito' }),
    vlrOriginal: money({ label: 'Valor original', noun: 'o valor original' }),
    vlrEncargos: money({ label: 'Encargos', noun: 'os encargos', help: 'Correção, juros e multa.' }),
    vlrTotal: money({ label: 'Valor total', noun: 'o valor total', required: true, term: 'Dívida ativa' }),
    txtSituacao: choice({
      label: 'Situação',
      noun: 'a situação',
      options: SITUACOES_DIVIDA,
      open: true,
      tones: { Parcelada: 'good', Quitada: 'good', Suspensa: 'warn', Ajuizada: 'bad', Protestada: 'bad' },
    }),
  },
  rules: [
    COMPANY,
    {
      fields: ['vlrTotal'],
      holds: ({ vlrTotal }) => Number(vlrTotal ?? 0) >= 0,
      message: 'é negativo: quem deve menos que nada não está em dívida ativa',
    },
    {
      fields: ['numExercicio', 'numAnoInscricao'],
      holds: ({ numAnoInscricao: entered, numExercicio: at }) => entered === null || Number(entered) <= Number(at),
      message: 'a inscrição é posterior à posição',
    },
  ],
  list: {
    columns: [
      ['txtNome', 'txtCnpj'],
      ['txtTributo', 'txtNatureza'],
      ['numAnoInscricao', 'numExercicioDebito'],
      'vlrOriginal',
      'vlrEncargos',
      'vlrTotal',
      'txtSituacao',
    ],
    filters: {
      main: ['numExercicio', 'txtNome', 'numAnoInscricao', 'txtTributo'],
      more: ['txtCnpj', 'txtNatureza', 'txtSituacao', 'numExercicioDebito', 'vlrTotal'],
    },
    sort: '-vlrTotal',
    totals: ['vlrOriginal', 'vlrEncargos', 'vlrTotal'],
    charts: [
      { title: 'Valor por tributo', by: 'txtTributo', sum: 'vlrTotal', shape: 'bars' },
      { title: 'Valor por situação', by: 'txtSituacao', sum: 'vlrTotal', shape: 'bars' },
    ],
  },
  pntp: {
    '3.3': { filtros: ['txtNome', 'numAnoInscricao', 'numExercicio'], campos: ['txtNome', 'vlrTotal'] },
  },
});
