import { SITUACOES_ATO, TIPOS_ATO } from '../codes/atos.ts';
import { dataset } from '../dataset.ts';
import { choice, code, date, file, text, year } from '../fields/index.ts';

export const atos = dataset({
  id: 'atos-normativos',
  menu: 'Planejamento e contas',
  title: 'Atos normativos',
  singular: 'Ato normativo',
  plural: 'atos normativos',
  asked: 'lei decreto portaria resolução ato norma legislação',
  about: 'Leis, decretos, resoluções e portarias, com o texto, a situação e o que cada um altera ou revoga.',
  law: ['Constituição Federal, art. 37', 'Lei 12.527/2011, arts. 7º e 8º'],
  key: ['numAtoNormativo', 'numExercicio'],
  period: 'numExercicio',
  date: 'dtAto',
  fields: {
    numAtoNormativo: code({ label: 'Número', noun: 'o número', required: true, search: 1 }),
    numExercicio: year({ label: 'Ano', noun: 'o ano', required: true }),
    txtTipoAto: choice({ label: 'Tipo', noun: 'o tipo', options: TIPOS_ATO, open: true, required: true, search: 2 }),
    txtEmenta: text({ label: 'Ementa', noun: 'a ementa', required: true, search: 1, term: 'Ementa' }),
    txtAssunto: text({ label: 'Assunto', noun: 'o assunto', listed: true, search: 2 }),
    txtAutor: text({ label: 'Autoria', noun: 'a autoria', listed: true, search: 3 }),
    dtAto: date({ label: 'Data do ato', noun: 'a data do ato' }),
    dtPublicacao: date({ label: 'Publicação', noun: 'a publicação' }),
    txtVeiculo: text({ label: 'Publicado em', noun: 'o veículo' }),
    txtSituacao: choice({
      label: 'Situação',
      noun: 'a situação',
      options: SITUACOES_ATO,
      open: true,
      tones: { Vigente: 'good', Alterado: 'warn', Revogado: 'bad' },
    }),
    txtTexto: text({ label: 'Texto', noun: 'o texto', search: 4, lines: true }),
    arqTexto: file({ label: 'Texto em PDF' }),
  },
  rules: [
    {
      fields: ['dtAto', 'dtPublicacao'],
      holds: ({ dtAto: made, dtPublicacao: shown }) => !made || !shown || made <= shown,
      message: 'a publicação vem antes da data do ato',
    },
  ],
  list: {
    columns: [
      ['numAtoNormativo', 'txtTipoAto'],
      'txtEmenta',
      'txtAssunto',
      'dtAto',
      'dtPublicacao',
      'txtSituacao',
      'arqTexto',
    ],
    filters: {
      main: ['numExercicio', 'txtTipoAto', 'txtEmenta', 'txtTexto'],
      more: ['numAtoNormativo', 'dtAto', 'dtPublicacao', 'txtAssunto', 'txtAutor', 'txtSituacao'],
    },
    sort: '-dtAto',
    totals: [],
    charts: [
      { title: 'Atos por tipo', by: 'txtTipoAto', shape: 'bars' },
      { title: 'Atos por mês', by: 'dtAto.mes', shape: 'columns' },
    ],
  },
  detail: {
    lead: ['txtTipoAto', 'txtEmenta', 'txtSituacao'],
    figures: [],
    sections: [
      { title: 'Sobre o ato', fields: ['txtAssunto', 'txtAutor', 'dtAto', 'dtPublicacao', 'txtVeiculo', 'arqTexto'] },
      { title: 'Texto', fields: ['txtTexto'] },
    ],
    related: [
      {
        dataset: 'atos-relacoes',
        by: { numAtoNormativo: 'numAtoNormativo', numExercicio: 'numExercicio' },
        title: 'Altera, revoga ou é alterado por',
      },
      {
        dataset: 'relacao-fiscais',
        by: { numPortaria: 'numAtoNormativo', numAnoPub: 'numExercicio' },
        title: 'Fiscais de contratos designados por este ato',
      },
    ],
  },
  pntp: {
    '2.6': {
      filtros: ['txtTipoAto', 'numExercicio', 'txtEmenta', 'txtTexto'],
      campos: ['txtTipoAto', 'numAtoNormativo', 'numExercicio', 'dtAto', 'txtEmenta', 'txtTexto', 'arqTexto'],
    },
    '20.2': {
      filtros: ['numAtoNormativo', 'dtAto', 'txtEmenta', 'txtTexto'],
      campos: ['txtTipoAto', 'numAtoNormativo', 'dtAto', 'dtPublicacao', 'txtEmenta', 'txtTexto', 'arqTexto'],
    },
  },
});
