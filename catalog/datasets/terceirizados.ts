import { dataset } from '../dataset.ts';
import { code, date, money, taxId, text, year } from '../fields/index.ts';

export const terceirizados = dataset({
  id: 'terceirizados',
  menu: 'Pessoal',
  title: 'Terceirizados',
  singular: 'Terceirizado',
  plural: 'terceirizados',
  asked: 'terceirizado mão obra',
  about: 'Quem trabalha no órgão como empregado de uma empresa contratada, em que função e por qual contrato.',
  law: ['Lei 12.527/2011, art. 8º', 'Lei 14.133/2021, arts. 6º, XVI, e 50', 'Lei 13.709/2018, art. 23'],
  key: ['txtNome', 'txtEmpresa', 'numExercicio'],
  period: 'numExercicio',
  people: true,
  fields: {
    numExercicio: year({ label: 'Exercício', noun: 'o exercício', required: true, term: 'Exercício financeiro' }),
    txtNome: text({ label: 'Nome', noun: 'o nome', required: true, search: 1 }),
    txtFuncao: text({ label: 'Função', noun: 'a função', required: true, listed: true, search: 2 }),
    txtEmpresa: text({ label: 'Empresa', noun: 'a empresa', required: true, listed: true, search: 2 }),
    txtCnpj: taxId({ label: 'CNPJ da empresa', noun: 'o CNPJ', privacy: 'mask', search: 3 }),
    numContrato: code({ label: 'Contrato', noun: 'o contrato', search: 3 }),
    numAnoPub: year({ label: 'Ano do contrato', noun: 'o ano do contrato' }),
    txtUnidadeOrcamentaria: text({ label: 'Lotação', noun: 'a lotação', listed: true, search: 3, term: 'Lotação' }),
    dtInicio: date({ label: 'Início', noun: 'o início' }),
    dtFim: date({ label: 'Término', noun: 'o término' }),
    vlrPosto: money({
      label: 'Custo mensal do posto',
      noun: 'o custo do posto',
      help: 'O que o órgão paga à empresa pelo posto de trabalho; não é o salário da pessoa.',
    }),
  },
  rules: [
    {
      fields: ['dtInicio', 'dtFim'],
      holds: ({ dtInicio: from, dtFim: to }) => !from || !to || from <= to,
      message: 'o término vem antes do início',
    },
  ],
  holders: { txtEmpresa: 'txtCnpj' },
  list: {
    columns: [
      'txtNome',
      'txtFuncao',
      ['txtEmpresa', 'txtCnpj'],
      'numContrato',
      'txtUnidadeOrcamentaria',
      'dtInicio',
      'dtFim',
      'vlrPosto',
    ],
    filters: {
      main: ['numExercicio', 'txtNome', 'txtEmpresa', 'txtFuncao'],
      more: ['txtCnpj', 'numContrato', 'txtUnidadeOrcamentaria', 'dtInicio', 'dtFim'],
    },
    sort: 'txtNome',
    totals: [],
    charts: [
      { title: 'Postos por empresa', by: 'txtEmpresa', shape: 'bars' },
      { title: 'Postos por função', by: 'txtFuncao', shape: 'bars' },
    ],
  },
  links: { numContrato: { dataset: 'contratos', by: { numContrato: 'numContrato', numAnoPub: 'numAnoPub' } } },
  pntp: {
    '6.5': {
      filtros: ['numExercicio'],
      campos: ['txtNome', 'txtFuncao', 'txtEmpresa'],
    },
  },
});
