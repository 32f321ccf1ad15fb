import { dataset } from '../dataset.ts';
import { code, text, year } from '../fields/index.ts';
import { CAMPOS_SANCAO, PRAZO_SANCAO, REGRAS_SANCAO, SOBRE_SANCAO, sancao } from './sancao.ts';

export const sancionados = dataset({
  id: 'contratos-sancionados',
  menu: 'Licitações e contratos',
  title: 'Contratados sancionados',
  singular: 'Sanção em contrato',
  plural: 'sanções em contratos',
  asked: 'sanção multa punição contratado',
  about: 'Empresas que o órgão puniu por descumprir um contrato, com a sanção, o motivo e até quando vale.',
  law: ['Lei 14.133/2021, arts. 155, 156 e 161', 'Lei 12.527/2011, art. 8º, § 1º, IV'],
  key: ['numContrato', 'numAnoPub'],
  period: 'numExercicio',
  date: 'dtInicio',
  fields: {
    numContrato: code({ label: 'Contrato', noun: 'o contrato', required: true, search: 1 }),
    numAnoPub: year({ label: 'Exercício do contrato', noun: 'o exercício do contrato', required: true }),
    txtObjeto: text({ label: 'Objeto do contrato', noun: 'o objeto', search: 2 }),
    txtUnidadeOrcamentaria: text({ label: 'Unidade', noun: 'a unidade', listed: true, search: 3 }),
    ...sancao,
  },
  rules: REGRAS_SANCAO,
  holders: { txtNomeRazaoSocial: 'txtCpfCnpj' },
  list: {
    columns: [
      ['numContrato', 'numAnoPub'],
      ['txtNomeRazaoSocial', 'txtCpfCnpj'],
      ['txtTipoSancao', 'txtFundamento'],
      'dtInicio',
      'dtFim',
      'vlrMulta',
      'txtSituacao',
    ],
    filters: {
      main: ['numExercicio', 'txtNomeRazaoSocial', 'txtTipoSancao', 'txtSituacao'],
      more: ['txtCpfCnpj', 'numContrato', 'txtUnidadeOrcamentaria', 'txtMotivo', 'dtInicio', 'dtFim', 'vlrMulta'],
    },
    sort: '-dtInicio',
    totals: ['vlrMulta'],
    charts: [
      { title: 'Sanções por tipo', by: 'txtTipoSancao', shape: 'bars' },
      { title: 'Sanções por unidade', by: 'txtUnidadeOrcamentaria', shape: 'bars' },
    ],
  },
  links: {
    numContrato: { dataset: 'contratos', by: { numContrato: 'numContrato', numAnoPub: 'numAnoPub' } },
    txtCpfCnpj: { dataset: 'contratos', by: { txtCpfCnpjContratada: 'txtCpfCnpj' } },
  },
  detail: {
    lead: ['txtNomeRazaoSocial', 'txtCpfCnpj', 'txtSituacao'],
    figures: ['vlrMulta'],
    sections: [
      { title: 'Sobre a sanção', fields: SOBRE_SANCAO },
      { title: 'Quando vale', fields: PRAZO_SANCAO },
      { title: 'O contrato', fields: ['numContrato', 'numAnoPub', 'txtObjeto', 'txtUnidadeOrcamentaria'] },
    ],
    related: [
      {
        dataset: 'contratos',
        by: { numContrato: 'numContrato', numAnoPub: 'numAnoPub' },
        title: 'Contrato que deu origem à sanção',
      },
      { dataset: 'contratos-sancionados', by: { txtCpfCnpj: 'txtCpfCnpj' }, title: 'Outras sanções em contratos' },
      { dataset: 'licitacao-sancionado', by: { txtCpfCnpj: 'txtCpfCnpj' }, title: 'Sanções em licitações' },
      { dataset: 'empresas-inidoneas', by: { txtCpfCnpj: 'txtCpfCnpj' }, title: 'Registro nos cadastros nacionais' },
    ],
  },
  pntp: {
    '8.7': {
      exige: ['txtFundamento', 'numProcesso', 'dtInicio'],
      filtros: ['numExercicio', 'txtNomeRazaoSocial', 'txtTipoSancao'],
      campos: ['numContrato', ...CAMPOS_SANCAO],
    },
  },
});
