import { INSTRUMENTOS, SITUACOES_CHAMAMENTO, TIPOS_CHAMAMENTO } from '../codes/licitacao.ts';
import { dataset } from '../dataset.ts';
import { choice, code, date, file, money, text, year } from '../fields/index.ts';

export const chamamentos = dataset({
  id: 'licitacao-chamamento-publico',
  menu: 'Licitações e contratos',
  title: 'Chamamentos públicos',
  singular: 'Chamamento público',
  plural: 'chamamentos públicos',
  asked: 'chamamento público credenciamento edital',
  about:
    'Editais que chamam organizações da sociedade civil para parcerias, ou empresas e pessoas para credenciamento, com quem foi selecionado.',
  law: ['Lei 13.019/2014, arts. 10, 23 a 32', 'Lei 14.133/2021, arts. 78 a 81', 'Lei 11.947/2009, art. 14'],
  key: ['numChamamento', 'numExercicio'],
  period: 'numExercicio',
  date: 'dtAbertura',
  fields: {
    numChamamento: code({ label: 'Chamamento', noun: 'o número', required: true, search: 1 }),
    numExercicio: year({ label: 'Exercício', noun: 'o exercício', required: true, term: 'Exercício financeiro' }),
    numProcesso: code({ label: 'Processo', noun: 'o processo', search: 3 }),
    txtTipo: choice({
      label: 'Tipo',
      noun: 'o tipo',
      options: TIPOS_CHAMAMENTO,
      open: true,
      required: true,
      term: 'Chamamento público',
    }),
    txtInstrumento: choice({
      label: 'Instrumento',
      noun: 'o instrumento',
      options: INSTRUMENTOS,
      open: true,
      term: 'Termo de colaboração e termo de fomento',
    }),
    txtObjeto: text({ label: 'Objeto', noun: 'o objeto', required: true, search: 2 }),
    txtUnidadeOrcamentaria: text({ label: 'Unidade', noun: 'a unidade', listed: true, search: 3 }),
    dtPublicacao: date({ label: 'Publicação', noun: 'a publicação' }),
    dtAbertura: date({ label: 'Abertura', noun: 'a abertura' }),
    dtFimInscricao: date({ label: 'Fim das inscrições', noun: 'o fim das inscrições', awaited: true }),
    vlrPrevisto: money({ label: 'Valor previsto', noun: 'o valor previsto', term: 'Chamamento público' }),
    txtSituacao: choice({
      label: 'Situação',
      noun: 'a situação',
      options: SITUACOES_CHAMAMENTO,
      open: true,
      tones: { Aberto: 'good', Suspenso: 'warn', 'Sem interessados': 'warn', Revogado: 'bad', Anulado: 'bad' },
    }),
    txtEntidades: text({ label: 'Selecionados', noun: 'os selecionados', search: 3 }),
    numCertame: code({ label: 'Contratação', noun: 'a contratação' }),
    arqEdital: file({ label: 'Edital' }),
    arqResultado: file({ label: 'Resultado' }),
  },
  rules: [
    {
      fields: ['dtAbertura', 'dtFimInscricao'],
      holds: ({ dtAbertura: from, dtFimInscricao: to }) => !from || !to || from <= to,
      message: 'o fim das inscrições vem antes da abertura',
    },
  ],
  list: {
    columns: [
      ['numChamamento', 'txtTipo'],
      ['txtObjeto', 'txtUnidadeOrcamentaria'],
      ['dtAbertura', 'dtFimInscricao'],
      'vlrPrevisto',
      'txtEntidades',
      ['arqEdital', 'arqResultado'],
      'txtSituacao',
    ],
    filters: {
      main: ['numExercicio', 'txtTipo', 'txtSituacao', 'dtAbertura'],
      more: ['txtObjeto', 'txtEntidades', 'txtUnidadeOrcamentaria', 'txtInstrumento', 'vlrPrevisto'],
    },
    sort: '-dtAbertura',
    totals: ['vlrPrevisto'],
    charts: [{ title: 'Chamamentos por tipo', by: 'txtTipo', shape: 'bars' }],
  },
  links: {
    numCertame: { dataset: 'licitacao', by: { numCertame: 'numCertame', numExercicio: 'numExercicio' } },
  },
});
