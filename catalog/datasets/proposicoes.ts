import { REGIMES_TRAMITACAO, SITUACOES_PROPOSICAO, TIPOS_PROPOSICAO } from '../codes/legislativo.ts';
import { dataset } from '../dataset.ts';
import { choice, code, date, file, link, text, year } from '../fields/index.ts';

/** Propositions, sessions, votes and members are those of a legislative house. */
export const legislativo = {
  only: ['camara'],
  why: 'A atividade legislativa é da Câmara Municipal: só ela a tem e a publica.',
} as const;

const own = { codSigla: 'codSigla', numProposicao: 'numProposicao', numExercicio: 'numExercicio' };
const cited = { codSigla: 'codSigla', numProposicao: 'numProposicao', numAnoProposicao: 'numExercicio' };

export const proposicoes = dataset({
  id: 'proposicoes',
  menu: 'Legislativo',
  title: 'Proposições',
  singular: 'Proposição',
  plural: 'proposições',
  asked: 'proposição projeto de lei requerimento indicação moção tramitação matéria vereador autor relator',
  about: 'Projetos, requerimentos, indicações e moções: ementa, autoria, relatoria, situação, texto e cada passo.',
  law: ['Constituição Federal, art. 37', 'Lei 12.527/2011, arts. 7º e 8º'],
  key: ['codSigla', 'numProposicao', 'numExercicio'],
  name: 'numProposicao',
  period: 'numExercicio',
  date: 'dtApresentacao',
  bodies: legislativo,
  fields: {
    codSigla: code({ label: 'Sigla', noun: 'a sigla', required: true, search: 2, help: 'PL, PLC, PDL, PR, REQ, IND…' }),
    numProposicao: code({ label: 'Número', noun: 'o número', required: true, search: 1 }),
    numExercicio: year({ label: 'Ano', noun: 'o ano', required: true }),
    txtTipo: choice({
      label: 'Tipo',
      noun: 'o tipo',
      options: TIPOS_PROPOSICAO,
      open: true,
      required: true,
      search: 2,
      term: 'Proposição',
    }),
    txtEmenta: text({ label: 'Ementa', noun: 'a ementa', required: true, search: 1, term: 'Ementa' }),
    txtAutor: text({
      label: 'Autoria',
      noun: 'a autoria',
      required: true,
      search: 1,
      help: 'Nomes separados por ponto e vírgula, como em Vereadores.',
    }),
    txtRelator: text({ label: 'Relatoria', noun: 'a relatoria', listed: true, search: 2, term: 'Relator' }),
    txtComissao: text({ label: 'Comissão', noun: 'a comissão', listed: true, search: 3 }),
    txtRegime: choice({ label: 'Regime', noun: 'o regime', options: REGIMES_TRAMITACAO, open: true }),
    dtApresentacao: date({ label: 'Apresentação', noun: 'a apresentação', required: true }),
    txtSituacao: choice({
      label: 'Situação',
      noun: 'a situação',
      options: SITUACOES_PROPOSICAO,
      open: true,
      required: true,
      tones: {
        Aprovada: 'good',
        'Transformada em norma': 'good',
        'Enviada à sanção': 'good',
        Rejeitada: 'bad',
        Vetada: 'bad',
        Arquivada: 'warn',
        'Retirada pelo autor': 'warn',
      },
    }),
    dtSituacao: date({ label: 'Última tramitação', noun: 'a última tramitação' }),
    txtTipoNorma: text({ label: 'Tipo da norma resultante', noun: 'o tipo da norma' }),
    numNorma: code({ label: 'Norma resultante', noun: 'a norma resultante' }),
    numAnoNorma: year({ label: 'Ano da norma', noun: 'o ano da norma' }),
    arqTexto: file({ label: 'Texto' }),
    lnkOrigem: link({ label: 'No sistema da Câmara' }),
  },
  rules: [
    {
      fields: ['dtApresentacao', 'dtSituacao'],
      holds: ({ dtApresentacao: made, dtSituacao: moved }) => !made || !moved || made <= moved,
      message: 'a última tramitação vem antes da apresentação',
    },
    {
      fields: ['numNorma', 'numAnoNorma'],
      holds: ({ numNorma: number, numAnoNorma: when }) => !number === !when,
      message: 'a norma resultante se diz pelo número e pelo ano, os dois',
    },
  ],
  list: {
    columns: [
      ['numProposicao', 'txtTipo'],
      'txtEmenta',
      ['txtAutor', 'txtRelator'],
      'dtApresentacao',
      ['txtSituacao', 'dtSituacao'],
      'arqTexto',
    ],
    filters: {
      main: ['numExercicio', 'txtTipo', 'txtEmenta', 'txtAutor'],
      more: [
        'codSigla',
        'numProposicao',
        'dtApresentacao',
        'txtSituacao',
        'dtSituacao',
        'txtRelator',
        'txtComissao',
        'txtRegime',
      ],
    },
    sort: '-dtApresentacao',
    totals: [],
    charts: [
      { title: 'Proposições por tipo', by: 'txtTipo', shape: 'bars' },
      { title: 'Proposições por situação', by: 'txtSituacao', shape: 'bars' },
      { title: 'Apresentadas em cada mês', by: 'dtApresentacao.mes', shape: 'columns' },
    ],
  },
  links: {
    txtRelator: { dataset: 'vereadores', by: { txtNome: 'txtRelator', numExercicio: 'numExercicio' } },
    numNorma: { dataset: 'atos-normativos', by: { numAtoNormativo: 'numNorma', numExercicio: 'numAnoNorma' } },
  },
  detail: {
    lead: ['txtTipo', 'txtEmenta', 'txtSituacao'],
    figures: [],
    sections: [
      {
        title: 'Sobre a proposição',
        fields: ['codSigla', 'txtAutor', 'txtRelator', 'txtComissao', 'txtRegime', 'dtApresentacao', 'dtSituacao'],
      },
      { title: 'Texto e resultado', fields: ['arqTexto', 'txtTipoNorma', 'numNorma', 'numAnoNorma', 'lnkOrigem'] },
    ],
    related: [
      { dataset: 'proposicoes-tramitacoes', by: own },
      { dataset: 'proposicoes-anexos', by: own },
      { dataset: 'votacoes', by: cited, title: 'Votações desta proposição' },
      { dataset: 'sessoes-pauta', by: cited, title: 'Sessões em que esteve em pauta' },
    ],
  },
  pntp: {
    '20.3': {
      filtros: ['numProposicao', 'dtApresentacao', 'txtEmenta'],
      campos: [
        'codSigla',
        'numProposicao',
        'numExercicio',
        'txtEmenta',
        'txtAutor',
        'txtRelator',
        'txtSituacao',
        'dtApresentacao',
        'arqTexto',
      ],
      exige: ['txtEmenta', 'txtAutor', 'txtSituacao', 'arqTexto'],
      data: 'dtApresentacao',
    },
  },
});
