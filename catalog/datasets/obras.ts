import { MODALIDADES } from '../codes/contratos.ts';
import {
  FORMAS_EXECUCAO,
  MOTIVOS_PARALISACAO,
  RESPONSAVEIS_PARALISACAO,
  SITUACOES_OBRA,
  TIPOS_OBRA,
} from '../codes/obras.ts';
import { dataset } from '../dataset.ts';
import type { Row } from '../fields/field.ts';
import { choice, code, date, money, number, percent, taxId, text, year } from '../fields/index.ts';

const own = { numOrdemServico: 'numOrdemServico', numExercicio: 'numExercicio' };
const contract = { numContrato: 'numContrato', numAnoPub: 'numAnoPub' };

const tender = {
  numCertame: 'numCertame',
  txtModalidadeLicit: 'txtModalidadeLicit',
  txtUnidadeOrcamentaria: 'txtUnidadeOrcamentaria',
};

const within = (value: Row[string] | undefined, least: number, most: number): boolean =>
  value === null || value === undefined || (Number(value) >= least && Number(value) <= most);

export const obras = dataset({
  id: 'obras',
  menu: 'Obras',
  title: 'Obras',
  singular: 'Obra',
  plural: 'obras',
  asked: 'obra construção constrói construir reforma paralisada andamento parada',
  about: 'Obras do órgão: onde ficam, quem executa, quanto custam, quanto já foi feito e quais estão paralisadas.',
  law: ['Lei 12.527/2011, art. 8º, § 1º, V', 'Lei 14.133/2021, art. 94, § 3º, e art. 115, § 6º'],
  key: ['numOrdemServico', 'numExercicio'],
  period: 'numExercicio',
  date: 'dtOrdemServico',
  fields: {
    numOrdemServico: code({
      label: 'Ordem de serviço',
      noun: 'a ordem de serviço',
      required: true,
      search: 1,
      term: 'Ordem de serviço',
    }),
    numExercicio: year({ label: 'Exercício', noun: 'o exercício', required: true, term: 'Exercício financeiro' }),
    txtObjeto: text({ label: 'Obra', noun: 'a obra', required: true, search: 1 }),
    txtTipoObra: choice({ label: 'Tipo', noun: 'o tipo', options: TIPOS_OBRA, open: true }),
    txtUnidadeOrcamentaria: text({ label: 'Unidade', noun: 'a unidade', listed: true, search: 3 }),
    txtEndereco: text({ label: 'Endereço', noun: 'o endereço', search: 3 }),
    txtBairro: text({ label: 'Bairro', noun: 'o bairro', listed: true, search: 2 }),
    numLatitude: number({ label: 'Latitude', noun: 'a latitude', places: 6 }),
    numLongitude: number({ label: 'Longitude', noun: 'a longitude', places: 6 }),
    txtFormaExecucao: choice({
      label: 'Regime de execução',
      noun: 'o regime de execução',
      options: FORMAS_EXECUCAO,
      open: true,
      term: 'Regime de execução',
    }),
    txtNomeRazaoContratada: text({ label: 'Contratada', noun: 'a contratada', search: 1 }),
    txtCpfCnpjContratada: taxId({ label: 'CPF/CNPJ da contratada', noun: 'CPF/CNPJ', privacy: 'mask', search: 1 }),
    numContrato: code({ label: 'Contrato', noun: 'o contrato', search: 2 }),
    numAnoPub: year({ label: 'Ano do contrato', noun: 'o ano do contrato' }),
    txtModalidadeLicit: choice({ label: 'Modalidade', noun: 'a modalidade', options: MODALIDADES, open: true }),
    numCertame: code({ label: 'Licitação de origem', noun: 'a licitação de origem', search: 3 }),
    txtFiscal: text({ label: 'Fiscal da obra', noun: 'o fiscal da obra', search: 3, term: 'Fiscal de contrato' }),
    numArt: code({
      label: 'ART ou RRT',
      noun: 'a ART',
      help: 'Registro do responsável técnico no CREA (ART) ou no CAU (RRT).',
    }),
    txtFonteRecurso: text({ label: 'Fonte de recurso', noun: 'a fonte de recurso', listed: true }),
    numConvenio: code({ label: 'Convênio', noun: 'o convênio' }),
    numEmenda: code({ label: 'Emenda parlamentar', noun: 'a emenda parlamentar' }),
    dtOrdemServico: date({ label: 'Data da ordem de serviço', noun: 'a data da ordem de serviço' }),
    dtInicio: date({ label: 'Início', noun: 'o início' }),
    dtPrevisaoTermino: date({ label: 'Fim previsto', noun: 'o fim previsto', awaited: true }),
    dtTermino: date({ label: 'Término', noun: 'o término' }),
    vlrContratado: money({ label: 'Valor contratado', noun: 'o valor contratado' }),
    vlrAditivos: money({ label: 'Aditivos', noun: 'o valor dos aditivos', term: 'Termo aditivo' }),
    vlrAtual: money({ label: 'Valor atual', noun: 'o valor atual' }),
    vlrMedido: money({ label: 'Valor medido', noun: 'o valor medido', term: 'Medição' }),
    vlrPago: money({ label: 'Valor pago', noun: 'o valor pago' }),
    pctFisico: percent({ label: 'Executado', noun: 'o percentual executado', term: 'Execução física' }),
    pctFinanceiro: percent({ label: 'Pago', noun: 'o percentual pago', term: 'Execução financeira' }),
    txtSituacao: choice({
      label: 'Situação',
      noun: 'a situação',
      options: SITUACOES_OBRA,
      open: true,
      required: true,
      tones: {
        'Em andamento': 'good',
        Paralisada: 'bad',
        'Não iniciada': 'warn',
        Inacabada: 'bad',
        Rescindida: 'bad',
        Cancelada: 'bad',
      },
    }),
    dtParalisacao: date({ label: 'Paralisada desde', noun: 'a paralisação' }),
    txtMotivoParalisacao: choice({
      label: 'Motivo da paralisação',
      noun: 'o motivo da paralisação',
      options: MOTIVOS_PARALISACAO,
      open: true,
    }),
    txtResponsavelParalisacao: choice({
      label: 'Responsável pela paralisação',
      noun: 'o responsável pela paralisação',
      options: RESPONSAVEIS_PARALISACAO,
      open: true,
    }),
    dtPrevisaoReinicio: date({ label: 'Previsão de reinício', noun: 'a previsão de reinício', awaited: true }),
    numProcessoJudicial: code({ label: 'Processo judicial', noun: 'o processo judicial' }),
  },
  rules: [
    {
      // The commonest mistakes, a lost minus sign and the two swapped, both lead far away from Brazil.
      fields: ['numLatitude', 'numLongitude'],
      holds: ({ numLatitude: lat, numLongitude: long }) => within(lat, -34, 5.3) && within(long, -74, -28),
      message: 'a posição fica fora do Brasil: confira o sinal e a ordem de latitude e longitude',
    },
    {
      fields: ['dtInicio', 'dtTermino'],
      holds: ({ dtInicio: from, dtTermino: to }) => !from || !to || from <= to,
      message: 'o término vem antes do início',
    },
    {
      fields: ['pctFisico'],
      holds: ({ pctFisico: share }) => within(share, 0, 100),
      message: 'o percentual executado vai de 0 a 100',
    },
    {
      fields: ['dtParalisacao', 'dtPrevisaoReinicio'],
      holds: ({ dtParalisacao: from, dtPrevisaoReinicio: to }) => !from || !to || from <= to,
      message: 'a previsão de reinício vem antes da paralisação',
    },
  ],
  advice: [
    {
      fields: [
        'txtSituacao',
        'txtMotivoParalisacao',
        'txtResponsavelParalisacao',
        'dtPrevisaoReinicio',
        'numProcessoJudicial',
      ],
      holds: (row) =>
        row.txtSituacao !== 'Paralisada' ||
        (Boolean(row.txtMotivoParalisacao && row.txtResponsavelParalisacao) &&
          // Nobody foresees when a court lets a work go on: the number of the case stands for the day.
          Boolean(row.dtPrevisaoReinicio || row.numProcessoJudicial)),
      one: 'obra paralisada está sem o motivo, o responsável ou a previsão de reinício',
      many: 'obras paralisadas estão sem o motivo, o responsável ou a previsão de reinício',
      remedy:
        'Preencha txtMotivoParalisacao, txtResponsavelParalisacao e dtPrevisaoReinicio (ou numProcessoJudicial, se a Justiça a parou): a lista de obras paralisadas os mostra (PNTP 10.4).',
    },
  ],
  holders: { txtNomeRazaoContratada: 'txtCpfCnpjContratada' },
  list: {
    columns: [
      'numOrdemServico',
      ['txtObjeto', 'txtBairro'],
      'txtNomeRazaoContratada',
      ['dtInicio', 'dtPrevisaoTermino'],
      'vlrAtual',
      ['txtSituacao', 'pctFisico'],
    ],
    views: [
      {
        field: 'txtSituacao',
        values: ['Paralisada'],
        columns: [
          'numOrdemServico',
          ['txtObjeto', 'txtBairro'],
          'txtNomeRazaoContratada',
          ['txtMotivoParalisacao', 'txtResponsavelParalisacao'],
          ['dtParalisacao', 'dtPrevisaoReinicio'],
          ['vlrAtual', 'pctFisico'],
        ],
      },
    ],
    filters: {
      main: ['numExercicio', 'txtSituacao', 'txtTipoObra', 'txtBairro'],
      more: [
        'txtNomeRazaoContratada',
        'txtCpfCnpjContratada',
        'txtObjeto',
        'txtUnidadeOrcamentaria',
        'dtInicio',
        'dtPrevisaoTermino',
        'vlrAtual',
        'pctFisico',
        'txtMotivoParalisacao',
      ],
    },
    sort: '-dtOrdemServico',
    totals: ['vlrContratado', 'vlrAtual', 'vlrMedido', 'vlrPago'],
    charts: [
      { title: 'Obras por situação', by: 'txtSituacao', shape: 'bars' },
      { title: 'Valor por bairro', by: 'txtBairro', sum: 'vlrAtual', shape: 'bars' },
      { title: 'Valor por contratada', by: 'txtNomeRazaoContratada', sum: 'vlrAtual', shape: 'bars' },
    ],
  },
  links: {
    numContrato: { dataset: 'contratos', by: contract },
    numCertame: { dataset: 'licitacao', by: tender },
    numConvenio: { dataset: 'convenio', by: { numConvenio: 'numConvenio' } },
    numEmenda: { dataset: 'emenda-parlamentar', by: { numEmenda: 'numEmenda' } },
  },
  detail: {
    lead: ['txtObjeto', 'txtSituacao'],
    figures: ['vlrContratado', 'vlrAtual', 'vlrMedido', 'vlrPago'],
    sections: [
      {
        title: 'Sobre a obra',
        fields: [
          'txtObjeto',
          'txtTipoObra',
          'txtUnidadeOrcamentaria',
          'txtEndereco',
          'txtBairro',
          'numLatitude',
          'numLongitude',
          'dtOrdemServico',
          'dtInicio',
          'dtPrevisaoTermino',
          'dtTermino',
          'pctFisico',
          'pctFinanceiro',
        ],
      },
      {
        title: 'Quem executa e quem fiscaliza',
        fields: [
          'txtNomeRazaoContratada',
          'txtCpfCnpjContratada',
          'txtFormaExecucao',
          'numContrato',
          'numAnoPub',
          'txtModalidadeLicit',
          'numCertame',
          'txtFiscal',
          'numArt',
        ],
      },
      { title: 'De onde vem o dinheiro', fields: ['txtFonteRecurso', 'numConvenio', 'numEmenda', 'vlrAditivos'] },
    ],
    related: [
      { dataset: 'obras-planilha', by: own },
      {
        dataset: 'obras-medicoes',
        by: own,
        chart: { title: 'Valor medido em cada mês', by: 'dtMedicao.mes', sum: 'vlrMedicao' },
      },
      { dataset: 'obras-paralisacoes', by: own },
      { dataset: 'obras-fotos', by: own },
      { dataset: 'contratos-aditivos', by: contract },
      { dataset: 'relacao-fiscais', by: contract },
      { dataset: 'obras', by: { txtCpfCnpjContratada: 'txtCpfCnpjContratada' } },
    ],
  },
  pntp: {
    '10.1': {
      filtros: ['numExercicio', 'txtSituacao', 'txtObjeto'],
      campos: ['txtObjeto', 'txtSituacao', 'dtInicio', 'dtPrevisaoTermino', 'txtNomeRazaoContratada', 'pctFisico'],
      traz: ['dtPrevisaoTermino', 'txtNomeRazaoContratada', 'pctFisico'],
    },
    '10.4': {
      onde: { field: 'txtSituacao', values: ['Paralisada'] },
      filtros: ['txtSituacao', 'txtMotivoParalisacao'],
      campos: [
        'txtSituacao',
        'dtParalisacao',
        'txtMotivoParalisacao',
        'txtResponsavelParalisacao',
        'dtPrevisaoReinicio',
        'numProcessoJudicial',
      ],
    },
  },
});
