import { MODALIDADES } from '../codes/contratos.ts';
import { dataset } from '../dataset.ts';
import { choice, code, text } from '../fields/index.ts';
import { CAMPOS_SANCAO, PRAZO_SANCAO, REGRAS_SANCAO, SOBRE_SANCAO, sancao } from './sancao.ts';

const certame = {
  numCertame: 'numCertame',
  txtModalidadeLicit: 'txtModalidadeLicit',
  txtUnidadeOrcamentaria: 'txtUnidadeOrcamentaria',
};

export const licitantes = dataset({
  id: 'licitacao-sancionado',
  menu: 'Licitações e contratos',
  title: 'Licitantes sancionados',
  singular: 'Sanção em licitação',
  plural: 'sanções em licitações',
  asked: 'sanção multa punição licitante',
  about: 'Empresas que o órgão puniu pelo que fizeram em uma licitação, com a sanção, o motivo e até quando vale.',
  law: ['Lei 14.133/2021, arts. 155, 156 e 161', 'Lei 12.527/2011, art. 8º, § 1º, IV'],
  key: ['numCertame', 'txtModalidadeLicit', 'txtUnidadeOrcamentaria'],
  period: 'numExercicio',
  date: 'dtInicio',
  fields: {
    numCertame: code({ label: 'Licitação', noun: 'a licitação', required: true, search: 1 }),
    txtModalidadeLicit: choice({
      label: 'Modalidade',
      noun: 'a modalidade',
      options: MODALIDADES,
      open: true,
      required: true,
      term: 'Modalidade de licitação',
    }),
    txtUnidadeOrcamentaria: text({ label: 'Unidade', noun: 'a unidade', listed: true, required: true, search: 3 }),
    txtObjeto: text({ label: 'Objeto da licitação', noun: 'o objeto', search: 2 }),
    ...sancao,
  },
  rules: REGRAS_SANCAO,
  holders: { txtNomeRazaoSocial: 'txtCpfCnpj' },
  list: {
    columns: [
      ['numCertame', 'txtModalidadeLicit'],
      ['txtNomeRazaoSocial', 'txtCpfCnpj'],
      ['txtTipoSancao', 'txtFundamento'],
      'dtInicio',
      'dtFim',
      'txtSituacao',
    ],
    filters: {
      main: ['numExercicio', 'txtNomeRazaoSocial', 'txtTipoSancao', 'txtSituacao'],
      more: [
        'txtCpfCnpj',
        'numCertame',
        'txtModalidadeLicit',
        'txtUnidadeOrcamentaria',
        'txtMotivo',
        'dtInicio',
        'dtFim',
      ],
    },
    sort: '-dtInicio',
    totals: ['vlrMulta'],
    charts: [
      { title: 'Sanções por tipo', by: 'txtTipoSancao', shape: 'bars' },
      { title: 'Sanções por modalidade', by: 'txtModalidadeLicit', shape: 'bars' },
    ],
  },
  links: { numCertame: { dataset: 'licitacao', by: certame } },
  detail: {
    lead: ['txtNomeRazaoSocial', 'txtCpfCnpj', 'txtSituacao'],
    figures: ['vlrMulta'],
    sections: [
      { title: 'Sobre a sanção', fields: SOBRE_SANCAO },
      { title: 'Quando vale', fields: PRAZO_SANCAO },
      { title: 'A licitação', fields: ['numCertame', 'txtModalidadeLicit', 'txtUnidadeOrcamentaria', 'txtObjeto'] },
    ],
    related: [
      { dataset: 'licitacao', by: certame, title: 'Licitação que deu origem à sanção' },
      { dataset: 'licitacao-sancionado', by: { txtCpfCnpj: 'txtCpfCnpj' }, title: 'Outras sanções em licitações' },
      { dataset: 'contratos-sancionados', by: { txtCpfCnpj: 'txtCpfCnpj' }, title: 'Sanções em contratos' },
      { dataset: 'contratos', by: { txtCpfCnpjContratada: 'txtCpfCnpj' }, title: 'Contratos da empresa' },
      { dataset: 'empresas-inidoneas', by: { txtCpfCnpj: 'txtCpfCnpj' }, title: 'Registro nos cadastros nacionais' },
    ],
  },
  pntp: {
    '8.7': {
      exige: ['txtFundamento', 'numProcesso', 'dtInicio'],
      filtros: ['numExercicio', 'txtNomeRazaoSocial', 'txtTipoSancao'],
      campos: ['numCertame', ...CAMPOS_SANCAO],
    },
  },
});
