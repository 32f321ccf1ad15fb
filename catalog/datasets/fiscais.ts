import { PAPEIS_FISCAL, SITUACOES_CONTRATO } from '../codes/contratos.ts';
import { dataset } from '../dataset.ts';
import { choice, code, date, text, year } from '../fields/index.ts';

export const fiscais = dataset({
  id: 'relacao-fiscais',
  menu: 'Licitações e contratos',
  title: 'Fiscais de contratos',
  singular: 'Fiscal',
  plural: 'fiscais de contratos',
  asked: 'fiscal gestor fiscaliza contrato',
  about: 'Quem acompanha a execução de cada contrato, com que papel, por qual ato e em que período.',
  law: ['Lei 14.133/2021, art. 117'],
  key: ['numContrato', 'numAnoPub', 'txtNome'],
  period: 'numAnoPub',
  date: 'dtInicio',
  fields: {
    numContrato: code({ label: 'Contrato', noun: 'o contrato', required: true, search: 2 }),
    numAnoPub: year({ label: 'Exercício', noun: 'o exercício', required: true, term: 'Exercício financeiro' }),
    txtNome: text({ label: 'Nome', noun: 'o nome', required: true, search: 1 }),
    txtPapel: choice({
      label: 'Papel',
      noun: 'o papel',
      options: PAPEIS_FISCAL,
      open: true,
      term: 'Fiscal de contrato',
    }),
    txtCargo: text({ label: 'Cargo', noun: 'o cargo' }),
    numMatricula: code({ label: 'Matrícula', noun: 'a matrícula' }),
    numPortaria: code({ label: 'Portaria', noun: 'a portaria' }),
    dtInicio: date({ label: 'Desde', noun: 'o início' }),
    dtFim: date({ label: 'Até', noun: 'o fim' }),
    txtNomeRazaoContratada: text({ label: 'Contratada', noun: 'a contratada', search: 3 }),
    txtUnidadeOrcamentaria: text({ label: 'Unidade', noun: 'a unidade', listed: true, search: 3 }),
    txtSituacaoContrato: choice({
      label: 'Situação do contrato',
      noun: 'a situação do contrato',
      options: SITUACOES_CONTRATO,
      open: true,
      tones: { Vigente: 'good', Suspenso: 'warn', Rescindido: 'bad', Anulado: 'bad' },
    }),
  },
  rules: [
    {
      fields: ['dtInicio', 'dtFim'],
      holds: ({ dtInicio: from, dtFim: to }) => !from || !to || from <= to,
      message: 'o fim vem antes do início',
    },
  ],
  list: {
    columns: [
      ['txtNome', 'txtCargo'],
      'txtPapel',
      ['numContrato', 'txtNomeRazaoContratada'],
      'numPortaria',
      'dtInicio',
      'dtFim',
      'txtSituacaoContrato',
    ],
    filters: {
      main: ['numAnoPub', 'txtNome', 'txtSituacaoContrato', 'txtUnidadeOrcamentaria'],
      more: ['txtPapel', 'numContrato', 'txtNomeRazaoContratada', 'numPortaria', 'dtInicio'],
    },
    sort: 'txtNome',
    totals: [],
    charts: [{ title: 'Contratos por fiscal', by: 'txtNome', shape: 'bars' }],
  },
  links: {
    numContrato: { dataset: 'contratos', by: { numContrato: 'numContrato', numAnoPub: 'numAnoPub' } },
    numPortaria: { dataset: 'atos-normativos', by: { numAtoNormativo: 'numPortaria', numExercicio: 'numAnoPub' } },
    numMatricula: { dataset: 'servidores', by: { numMatricula: 'numMatricula', txtNome: 'txtNome' } },
  },
  pntp: {
    '9.3': {
      exige: ['numPortaria', 'dtInicio'],
      filtros: ['numAnoPub', 'txtNome', 'txtSituacaoContrato'],
      campos: ['numContrato', 'txtNome', 'txtPapel', 'numPortaria', 'dtInicio', 'dtFim', 'txtSituacaoContrato'],
    },
  },
});
