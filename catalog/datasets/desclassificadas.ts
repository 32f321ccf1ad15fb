import { ACESSOS, GRAUS, MOTIVOS_DESCLASSIFICACAO, PUBLICADA } from '../codes/sigilo.ts';
import { dataset } from '../dataset.ts';
import { choice, date, file, link, year } from '../fields/index.ts';
import { datas, documento, PRODUZIDA_ANTES } from './sigilo.ts';

export const desclassificadas = dataset({
  id: 'informacoes-desclassificadas',
  menu: 'Ouvidoria e e-SIC',
  title: 'Informações desclassificadas',
  singular: 'Informação desclassificada',
  plural: 'informações desclassificadas',
  asked: 'desclassificada sigilo fim',
  about: 'O que deixou de estar sob sigilo: o assunto, o grau que tinha, desde quando é pública e onde se pode ler.',
  law: ['Lei 12.527/2011, arts. 24, § 4º, 29 e 30'],
  key: ['codDocumento', 'numExercicio'],
  period: 'numExercicio',
  date: 'dtDesclassificacao',
  fields: {
    ...documento,
    numExercicio: year({ label: 'Ano da desclassificação', noun: 'o ano da desclassificação', required: true }),
    txtGrauAnterior: choice({
      label: 'Grau que tinha',
      noun: 'o grau que tinha',
      options: GRAUS,
      required: true,
      term: 'Grau de sigilo',
    }),
    ...datas,
    dtDesclassificacao: date({
      label: 'Desclassificação',
      noun: 'a desclassificação',
      required: true,
      term: 'Desclassificação de informação',
    }),
    txtMotivo: choice({
      label: 'Motivo',
      noun: 'o motivo',
      options: MOTIVOS_DESCLASSIFICACAO,
      open: true,
      term: 'Desclassificação de informação',
    }),
    txtAcesso: choice({
      label: 'Como ler',
      noun: 'o modo de ler',
      options: ACESSOS,
      open: true,
      required: true,
      tones: { [PUBLICADA]: 'good' },
    }),
    arqDocumento: file({ label: 'Documento' }),
    lnkDocumento: link({ label: 'Endereço do documento' }),
  },
  rules: [
    PRODUZIDA_ANTES,
    {
      fields: ['dtClassificacao', 'dtDesclassificacao'],
      holds: ({ dtClassificacao: from, dtDesclassificacao: to }) => !from || !to || from <= to,
      message: 'a desclassificação vem antes da classificação',
    },
    {
      fields: ['numExercicio', 'dtDesclassificacao'],
      holds: ({ numExercicio: year, dtDesclassificacao: day }) => String(day).startsWith(String(year)),
      message: 'o ano não é o da desclassificação',
    },
    {
      fields: ['txtAcesso', 'lnkDocumento'],
      holds: ({ txtAcesso, arqDocumento, lnkDocumento }) =>
        txtAcesso !== PUBLICADA || Boolean(arqDocumento ?? lnkDocumento),
      message: 'falta o documento ou o endereço em que se lê a informação publicada',
    },
  ],
  list: {
    columns: [
      ['codDocumento', 'txtUnidade'],
      ['txtAssunto', 'txtCategoria'],
      ['txtGrauAnterior', 'dtClassificacao'],
      ['dtDesclassificacao', 'txtMotivo'],
      'txtAcesso',
      ['arqDocumento', 'lnkDocumento'],
    ],
    filters: {
      main: ['numExercicio', 'dtDesclassificacao', 'txtAssunto'],
      more: [
        'txtGrauAnterior',
        'codDocumento',
        'txtCategoria',
        'txtUnidade',
        'txtMotivo',
        'txtAcesso',
        'dtClassificacao',
      ],
    },
    sort: '-dtDesclassificacao',
    totals: [],
    charts: [
      { title: 'Informações pelo grau que tinham', by: 'txtGrauAnterior', shape: 'bars' },
      { title: 'Desclassificações por mês', by: 'dtDesclassificacao.mes', shape: 'columns' },
    ],
  },
  detail: {
    lead: ['txtAssunto', 'txtUnidade', 'txtAcesso'],
    figures: [],
    sections: [
      { title: 'Sobre a informação', fields: ['txtAssunto', 'txtCategoria', 'txtUnidade', 'dtProducao'] },
      {
        title: 'O sigilo que acabou',
        fields: ['txtGrauAnterior', 'dtClassificacao', 'dtDesclassificacao', 'txtMotivo'],
      },
      { title: 'Onde se pode ler', fields: ['txtAcesso', 'arqDocumento', 'lnkDocumento'] },
    ],
    related: [
      {
        dataset: 'informacoes-classificadas',
        by: { codDocumento: 'codDocumento' },
        title: 'Quando estava sob sigilo',
      },
    ],
  },
  pntp: {
    '12.9': {
      filtros: ['numExercicio', 'dtDesclassificacao', 'txtAssunto', 'txtGrauAnterior'],
      campos: [
        'codDocumento',
        'numExercicio',
        'txtAssunto',
        'txtGrauAnterior',
        'dtClassificacao',
        'dtDesclassificacao',
        'txtAcesso',
      ],
    },
  },
});
