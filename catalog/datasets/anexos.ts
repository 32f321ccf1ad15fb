import { TIPOS_ANEXO } from '../codes/legislativo.ts';
import { dataset } from '../dataset.ts';
import { choice, code, date, file, link, text, year } from '../fields/index.ts';
import { legislativo } from './proposicoes.ts';

export const anexos = dataset({
  id: 'proposicoes-anexos',
  title: 'Anexos da proposição',
  singular: 'Anexo',
  plural: 'anexos',
  about: 'O que acompanha uma proposição: justificativa, pareceres, emendas, substitutivos e redação final.',
  law: ['Constituição Federal, art. 37', 'Lei 12.527/2011, arts. 7º e 8º'],
  key: ['codSigla', 'numProposicao', 'numExercicio', 'numAnexo'],
  period: 'numExercicio',
  bodies: legislativo,
  fields: {
    codSigla: code({ label: 'Sigla', noun: 'a sigla', required: true }),
    numProposicao: code({ label: 'Proposição', noun: 'a proposição', required: true }),
    numExercicio: year({ label: 'Ano da proposição', noun: 'o ano da proposição', required: true }),
    numAnexo: code({ label: 'Anexo', noun: 'o anexo', required: true }),
    txtTipo: choice({ label: 'Tipo', noun: 'o tipo', options: TIPOS_ANEXO, open: true, required: true }),
    txtTitulo: text({ label: 'Título', noun: 'o título', required: true }),
    txtAutor: text({ label: 'Autoria', noun: 'a autoria' }),
    dtAnexo: date({ label: 'Data', noun: 'a data' }),
    arqAnexo: file({ label: 'Arquivo' }),
    lnkOrigem: link({ label: 'No sistema da Câmara' }),
  },
  list: {
    columns: ['numAnexo', 'txtTipo', ['txtTitulo', 'txtAutor'], 'dtAnexo', 'arqAnexo'],
    filters: {
      main: ['numExercicio', 'txtTipo', 'txtTitulo', 'dtAnexo'],
      more: ['codSigla', 'numProposicao', 'txtAutor'],
    },
    sort: 'numAnexo',
    totals: [],
    charts: [],
  },
  links: {
    numProposicao: {
      dataset: 'proposicoes',
      by: { codSigla: 'codSigla', numProposicao: 'numProposicao', numExercicio: 'numExercicio' },
    },
  },
  pntp: {
    '20.3': {
      filtros: ['numProposicao', 'dtAnexo', 'txtTitulo'],
      campos: ['codSigla', 'numProposicao', 'numExercicio', 'txtTipo', 'txtTitulo', 'dtAnexo', 'arqAnexo'],
      data: 'dtAnexo',
    },
  },
});
