import { MODALIDADES } from '../codes/contratos.ts';
import {
  BENEFICIOS,
  CRITERIOS_JULGAMENTO,
  HOMOLOGADAS,
  MODOS_DISPUTA,
  SITUACOES_LICITACAO,
} from '../codes/licitacao.ts';
import { dataset } from '../dataset.ts';
import { DOSSIE_KINDS } from '../dossie/documents.ts';
import { DOSSIE_FIELDS, dossieFields } from '../dossie/situacao.ts';
import { choice, code, date, flag, link, money, percent, taxId, text, year } from '../fields/index.ts';

/** What every child of a tender repeats of it. */
const by = {
  numCertame: 'numCertame',
  txtModalidadeLicit: 'txtModalidadeLicit',
  txtUnidadeOrcamentaria: 'txtUnidadeOrcamentaria',
};

/** The tenders that begin with a call to whoever wants to sell. */
const CALLED = {
  field: 'txtModalidadeLicit',
  values: [...DOSSIE_KINDS.disputa, ...DOSSIE_KINDS.leilao, ...DOSSIE_KINDS.chamamento],
} as const;

export const licitacao = dataset({
  id: 'licitacao',
  menu: 'Licitações e contratos',
  title: 'Licitações',
  singular: 'Licitação',
  plural: 'licitações',
  asked:
    'licitação pregão edital concorrência dispensa inexigibilidade eletrônico presencial tomada convite compra disputa',
  about:
    'Licitações, dispensas e inexigibilidades, com objeto, valores, participantes, itens e os documentos de cada fase.',
  law: ['Lei 12.527/2011, art. 8º, § 1º, IV', 'Lei 14.133/2021, arts. 25, § 3º, 54, 72, 94 e 174'],
  key: ['numCertame', 'txtModalidadeLicit', 'txtUnidadeOrcamentaria'],
  period: 'numExercicio',
  date: 'dtAbertura',
  fields: {
    numCertame: code({ label: 'Licitação', noun: 'o número', required: true, search: 1 }),
    txtModalidadeLicit: choice({
      label: 'Modalidade',
      noun: 'a modalidade',
      options: MODALIDADES,
      open: true,
      required: true,
      term: 'Modalidade de licitação',
      search: 3,
    }),
    txtUnidadeOrcamentaria: text({ label: 'Unidade', noun: 'a unidade', listed: true, required: true, search: 3 }),
    numExercicio: year({ label: 'Exercício', noun: 'o exercício', required: true, term: 'Exercício financeiro' }),
    numProcesso: code({ label: 'Processo', noun: 'o processo', search: 3 }),
    txtObjeto: text({ label: 'Objeto', noun: 'o objeto', required: true, search: 2 }),
    txtFundamento: text({ label: 'Fundamento legal', noun: 'o fundamento legal' }),
    txtCriterioJulgamento: choice({
      label: 'Critério de julgamento',
      noun: 'o critério de julgamento',
      options: CRITERIOS_JULGAMENTO,
      open: true,
      term: 'Critério de julgamento',
    }),
    txtModoDisputa: choice({
      label: 'Modo de disputa',
      noun: 'o modo de disputa',
      options: MODOS_DISPUTA,
      open: true,
      term: 'Modo de disputa',
    }),
    txtBeneficio: choice({
      label: 'Benefício a micro e pequenas empresas',
      noun: 'o benefício a micro e pequenas empresas',
      options: BENEFICIOS,
      open: true,
    }),
    blnRegistroPrecos: flag({ label: 'Registro de preços', noun: 'o registro de preços', term: 'Registro de preços' }),
    dtPublicacao: date({ label: 'Publicação', noun: 'a publicação' }),
    dtAbertura: date({ label: 'Abertura', noun: 'a abertura', awaited: true }),
    dtHomologacao: date({ label: 'Homologação', noun: 'a homologação', term: 'Homologação' }),
    vlrEstimado: money({ label: 'Valor estimado', noun: 'o valor estimado' }),
    vlrTotal: money({ label: 'Valor homologado', noun: 'o valor homologado', term: 'Homologação' }),
    pctDesconto: percent({
      label: 'Desconto',
      noun: 'o desconto',
      help: 'Quanto o valor homologado ficou abaixo do estimado.',
    }),
    txtSituacao: choice({
      label: 'Situação',
      noun: 'a situação',
      options: SITUACOES_LICITACAO,
      open: true,
      tones: {
        Aberta: 'good',
        Homologada: 'good',
        Ratificada: 'good',
        Suspensa: 'warn',
        Deserta: 'warn',
        Fracassada: 'warn',
        Revogada: 'bad',
        Anulada: 'bad',
      },
      term: 'Situação da licitação',
    }),
    txtMotivo: text({ label: 'Motivo', noun: 'o motivo', help: 'Por que foi suspensa ou terminou sem contrato.' }),
    txtNomeRazaoSocial: text({ label: 'Vencedor', noun: 'o vencedor', search: 1 }),
    txtCpfCnpj: taxId({ label: 'CPF/CNPJ do vencedor', noun: 'CPF/CNPJ', privacy: 'mask', search: 1 }),
    numControlePncp: code({ label: 'Controle no PNCP', noun: 'o controle no PNCP' }),
    lnkPncp: link({ label: 'Publicação no PNCP' }),
    blnCovid: flag({ label: 'Enfrentamento da COVID-19', noun: 'enfrentamento da COVID-19' }),
    ...dossieFields,
  },
  derived: DOSSIE_FIELDS,
  rules: [
    {
      fields: ['dtAbertura', 'dtHomologacao'],
      holds: ({ dtAbertura: opened, dtHomologacao: closed }) => !opened || !closed || opened <= closed,
      message: 'a homologação vem antes da abertura',
    },
    {
      fields: ['vlrEstimado', 'vlrTotal'],
      holds: ({ vlrEstimado: estimated, vlrTotal: total }) => Number(estimated ?? 0) >= 0 && Number(total ?? 0) >= 0,
      message: 'os valores são informados sem sinal',
    },
  ],
  holders: { txtNomeRazaoSocial: 'txtCpfCnpj' },
  list: {
    columns: [
      ['numCertame', 'txtModalidadeLicit'],
      'txtObjeto',
      ['txtNomeRazaoSocial', 'txtCpfCnpj'],
      'dtAbertura',
      'vlrEstimado',
      'vlrTotal',
      'txtSituacao',
    ],
    filters: {
      main: ['numExercicio', 'dtAbertura', 'txtSituacao', 'txtModalidadeLicit'],
      more: [
        'txtObjeto',
        'txtUnidadeOrcamentaria',
        'txtNomeRazaoSocial',
        'txtCpfCnpj',
        'numCertame',
        'vlrTotal',
        'blnRegistroPrecos',
        'txtBeneficio',
        'txtDossie',
        'txtFaltam',
        'qtdFaltam',
      ],
    },
    sort: '-dtAbertura',
    totals: ['vlrEstimado', 'vlrTotal'],
    counted: { vlrTotal: { field: 'txtSituacao', values: HOMOLOGADAS } },
    charts: [
      { title: 'Valor homologado por modalidade', by: 'txtModalidadeLicit', sum: 'vlrTotal', shape: 'bars' },
      { title: 'Licitações por situação', by: 'txtSituacao', shape: 'bars' },
      { title: 'Aberturas em cada mês', by: 'dtAbertura.mes', shape: 'columns' },
      { title: 'Dossiês completos e incompletos', by: 'txtDossie', shape: 'bars' },
    ],
  },
  detail: {
    lead: ['txtModalidadeLicit', 'txtUnidadeOrcamentaria', 'txtSituacao'],
    figures: ['vlrEstimado', 'vlrTotal'],
    sections: [
      {
        title: 'Sobre a licitação',
        fields: [
          'txtObjeto',
          'txtNomeRazaoSocial',
          'txtCpfCnpj',
          'dtPublicacao',
          'dtAbertura',
          'dtHomologacao',
          'pctDesconto',
          'txtMotivo',
        ],
      },
      {
        title: 'Como é feita',
        fields: [
          'numProcesso',
          'txtFundamento',
          'txtCriterioJulgamento',
          'txtModoDisputa',
          'txtBeneficio',
          'blnRegistroPrecos',
          'numControlePncp',
          'lnkPncp',
        ],
      },
    ],
    related: [
      { dataset: 'licitacao-itens', by },
      { dataset: 'licitacao-participantes', by },
      { dataset: 'licitacao-documentos', by },
      {
        dataset: 'contratos',
        by: {
          numCertame: 'numCertame',
          txtModalidade: 'txtModalidadeLicit',
          txtUnidadeOrcamentaria: 'txtUnidadeOrcamentaria',
        },
      },
      { dataset: 'ata-de-registro-de-preco', by },
      {
        dataset: 'empenhos',
        by: {
          numCertame: 'numCertame',
          txtModalidadeLicit: 'txtModalidadeLicit',
          txtDescricaoUnidade: 'txtUnidadeOrcamentaria',
        },
      },
      { dataset: 'obras', by },
      { dataset: 'licitacao-sancionado', by },
    ],
  },
  pntp: {
    '8.1': {
      filtros: ['numExercicio', 'dtAbertura', 'txtSituacao', 'txtModalidadeLicit'],
      campos: [
        'numCertame',
        'txtModalidadeLicit',
        'txtObjeto',
        'dtAbertura',
        'vlrEstimado',
        'vlrTotal',
        'txtSituacao',
        'txtFundamento',
      ],
      traz: ['dtAbertura', 'vlrEstimado'],
    },
    '8.2': {
      filtros: ['numExercicio', 'txtModalidadeLicit', 'txtSituacao'],
      campos: ['numCertame', 'txtDocEdital'],
      onde: CALLED,
      exige: ['txtDocEdital'],
    },
    '8.3': {
      filtros: ['numExercicio', 'txtModalidadeLicit', 'txtSituacao', 'txtDossie'],
      campos: ['numCertame', 'txtDossie', 'txtFaltam'],
      onde: CALLED,
      exige: [
        'txtDocJustificativa',
        'txtDocEstudo',
        'txtDocTermo',
        'txtDocPrecos',
        'txtDocParecer',
        'txtDocEdital',
        'txtDocAviso',
        'txtDocAta',
        'txtDocAdjudicacao',
        'txtDocHomologacao',
        'txtDocDesfazimento',
        'txtDocAutorizacao',
        'txtDocRatificacao',
      ],
    },
    '8.4': {
      filtros: ['numExercicio', 'txtModalidadeLicit', 'txtSituacao', 'txtDossie'],
      campos: ['numCertame', 'txtDossie', 'txtFaltam'],
      onde: { field: 'txtModalidadeLicit', values: [...DOSSIE_KINDS.direta, ...DOSSIE_KINDS.adesao] },
      exige: [
        'txtDocJustificativa',
        'txtDocTermo',
        'txtDocPrecos',
        'txtDocParecer',
        'txtDocEmergencia',
        'txtDocEscolha',
        'txtDocAutorizacao',
        'txtDocRatificacao',
        'txtDocDesfazimento',
      ],
    },
  },
});
