import { CATEGORIAS, MODALIDADES, SITUACOES_CONTRATO, TIPOS_CONTRATO } from '../codes/contratos.ts';
import { dataset } from '../dataset.ts';
import { choice, code, date, flag, link, money, taxId, text, year } from '../fields/index.ts';

/** What all that belongs to a contract repeats of it. */
const by = { numContrato: 'numContrato', numAnoPub: 'numAnoPub' };

export const contratos = dataset({
  id: 'contratos',
  menu: 'Licitações e contratos',
  title: 'Contratos',
  singular: 'Contrato',
  plural: 'contratos',
  asked: 'contrato contratou contratada contratado fornecedor',
  about: 'Contratos firmados pelo órgão, com prazo, valor, aditivos, documentos e quem fiscaliza.',
  law: ['Lei 12.527/2011, art. 8º, § 1º, IV', 'Lei 14.133/2021, arts. 91, 92, 94 e 117'],
  key: ['numContrato', 'numAnoPub'],
  period: 'numAnoPub',
  date: 'dtAssinatura',
  fields: {
    numContrato: code({ label: 'Contrato', noun: 'o número', required: true, search: 1 }),
    numAnoPub: year({ label: 'Exercício', noun: 'o exercício', required: true, term: 'Exercício financeiro' }),
    txtNomeRazaoContratada: text({ label: 'Contratada', noun: 'a contratada', required: true, search: 1 }),
    txtCpfCnpjContratada: taxId({ label: 'CPF/CNPJ da contratada', noun: 'CPF/CNPJ', privacy: 'mask', search: 1 }),
    txtObjeto: text({ label: 'Objeto', noun: 'o objeto', required: true, search: 2 }),
    txtModalidade: choice({
      label: 'Modalidade',
      noun: 'a modalidade',
      options: MODALIDADES,
      open: true,
      term: 'Modalidade de licitação',
    }),
    numCertame: code({ label: 'Licitação de origem', noun: 'a licitação de origem', search: 3 }),
    numProcesso: code({ label: 'Processo', noun: 'o processo', search: 3 }),
    txtFundamento: text({ label: 'Fundamento legal', noun: 'o fundamento legal' }),
    txtTipoContrato: choice({ label: 'Tipo de contrato', noun: 'o tipo', options: TIPOS_CONTRATO, open: true }),
    txtCategoria: choice({ label: 'Categoria', noun: 'a categoria', options: CATEGORIAS, open: true }),
    txtUnidadeOrcamentaria: text({ label: 'Unidade', noun: 'a unidade', listed: true, search: 3 }),
    blnRegistroPrecos: flag({ label: 'Registro de preços', noun: 'o registro de preços', term: 'Registro de preços' }),
    numARP: code({ label: 'Ata de registro de preços', noun: 'a ata', search: 3 }),
    numAnoARP: year({ label: 'Exercício da ata', noun: 'o exercício da ata' }),
    dtAssinatura: date({ label: 'Assinatura', noun: 'a assinatura' }),
    dtPublicacao: date({ label: 'Publicação', noun: 'a publicação' }),
    dtInicioVigencia: date({ label: 'Início da vigência', noun: 'o início da vigência' }),
    dtFimVigencia: date({ label: 'Fim da vigência', noun: 'o fim da vigência', awaited: true, term: 'Vigência' }),
    vlrInicial: money({ label: 'Valor inicial', noun: 'o valor inicial', term: 'Valor do contrato' }),
    vlrAcrescimos: money({ label: 'Acréscimos', noun: 'o acréscimo', term: 'Termo aditivo' }),
    vlrSupressoes: money({ label: 'Supressões', noun: 'a supressão' }),
    vlrContrato: money({ label: 'Valor atual', noun: 'o valor', required: true }),
    txtSituacao: choice({
      label: 'Situação',
      noun: 'a situação',
      options: SITUACOES_CONTRATO,
      open: true,
      tones: { Vigente: 'good', Suspenso: 'warn', Rescindido: 'bad', Anulado: 'bad' },
    }),
    lnkPncp: link({ label: 'Publicação no PNCP' }),
    blnCovid: flag({ label: 'Enfrentamento da COVID-19', noun: 'enfrentamento da COVID-19' }),
  },
  rules: [
    {
      fields: ['dtInicioVigencia', 'dtFimVigencia'],
      holds: ({ dtInicioVigencia: from, dtFimVigencia: to }) => !from || !to || from <= to,
      message: 'o fim da vigência vem antes do início',
    },
    {
      fields: ['vlrAcrescimos', 'vlrSupressoes'],
      holds: ({ vlrAcrescimos: more, vlrSupressoes: less }) => Number(more ?? 0) >= 0 && Number(less ?? 0) >= 0,
      message: 'acréscimos e supressões são informados sem sinal',
    },
  ],
  holders: { txtNomeRazaoContratada: 'txtCpfCnpjContratada' },
  list: {
    columns: [
      'numContrato',
      ['txtNomeRazaoContratada', 'txtCpfCnpjContratada'],
      'txtObjeto',
      'txtModalidade',
      'dtAssinatura',
      'dtFimVigencia',
      'vlrContrato',
      'txtSituacao',
    ],
    filters: {
      main: ['numAnoPub', 'txtNomeRazaoContratada', 'txtSituacao', 'vlrContrato'],
      more: [
        'txtCpfCnpjContratada',
        'txtObjeto',
        'txtModalidade',
        'txtUnidadeOrcamentaria',
        'dtAssinatura',
        'dtFimVigencia',
      ],
    },
    sort: '-dtAssinatura',
    totals: ['vlrInicial', 'vlrAcrescimos', 'vlrSupressoes', 'vlrContrato'],
    charts: [
      { title: 'Valor por contratada', by: 'txtNomeRazaoContratada', sum: 'vlrContrato', shape: 'bars' },
      { title: 'Contratos que terminam em cada mês', by: 'dtFimVigencia.mes', shape: 'columns' },
    ],
  },
  links: {
    numCertame: {
      dataset: 'licitacao',
      by: {
        numCertame: 'numCertame',
        txtModalidadeLicit: 'txtModalidade',
        txtUnidadeOrcamentaria: 'txtUnidadeOrcamentaria',
      },
    },
    numARP: { dataset: 'ata-de-registro-de-preco', by: { numARP: 'numARP', numExercicioFinanc: 'numAnoARP' } },
  },
  detail: {
    lead: ['txtNomeRazaoContratada', 'txtCpfCnpjContratada', 'txtSituacao'],
    figures: ['vlrInicial', 'vlrAcrescimos', 'vlrSupressoes', 'vlrContrato'],
    sections: [
      {
        title: 'Sobre o contrato',
        fields: [
          'txtObjeto',
          'txtUnidadeOrcamentaria',
          'txtTipoContrato',
          'txtCategoria',
          'dtInicioVigencia',
          'dtFimVigencia',
          'dtAssinatura',
          'dtPublicacao',
        ],
      },
      {
        title: 'Como foi contratado',
        fields: [
          'txtModalidade',
          'numCertame',
          'numProcesso',
          'txtFundamento',
          'blnRegistroPrecos',
          'numARP',
          'lnkPncp',
        ],
      },
    ],
    related: [
      { dataset: 'contratos-aditivos', by },
      { dataset: 'relacao-fiscais', by },
      { dataset: 'contratos-documentos', by },
      { dataset: 'empenhos', by },
      { dataset: 'ordem-cronologica', by },
      { dataset: 'obras', by },
      { dataset: 'terceirizados', by },
      { dataset: 'contratos-sancionados', by },
      { dataset: 'empresas-inidoneas', by: { txtCpfCnpj: 'txtCpfCnpjContratada' } },
      { dataset: 'contratos', by: { txtCpfCnpjContratada: 'txtCpfCnpjContratada' } },
    ],
  },
  pntp: {
    '9.1': {
      filtros: ['numAnoPub', 'dtAssinatura'],
      campos: [
        'numContrato',
        'txtNomeRazaoContratada',
        'vlrContrato',
        'txtObjeto',
        'dtInicioVigencia',
        'dtFimVigencia',
      ],
    },
  },
});
