import { PAPEIS_CONVENIO } from '../codes/parcerias.ts';
import { dataset } from '../dataset.ts';
import { choice, money, taxId, text } from '../fields/index.ts';
import {
  CONTRAPARTIDA,
  DINHEIRO,
  EMENDA,
  EMPENHOS,
  instrumento,
  LEIS_INSTRUMENTO,
  PRAZOS,
  VIGENCIA,
} from './instrumento.ts';

export const convenio = dataset({
  id: 'convenio',
  menu: 'Planejamento e contas',
  title: 'Convênios',
  singular: 'Convênio',
  plural: 'convênios',
  about: 'Convênios e instrumentos semelhantes que o órgão assinou, seja para receber dinheiro, seja para repassar.',
  law: [...LEIS_INSTRUMENTO, 'Decreto 11.531/2023'],
  key: ['numConvenio', 'dtVigencia'],
  period: 'numExercicio',
  date: 'dtAssinatura',
  fields: {
    ...instrumento,
    txtPapel: choice({
      label: 'Papel do órgão',
      noun: 'o papel do órgão',
      options: PAPEIS_CONVENIO,
      open: true,
      term: 'Concedente e convenente',
    }),
    txtConcedente: text({ label: 'Concedente', noun: 'o concedente', required: true, search: 1 }),
    txtConvenente: text({ label: 'Convenente', noun: 'o convenente', required: true, search: 1 }),
    txtCpfCnpjConvenente: taxId({
      label: 'CNPJ do convenente',
      noun: 'CNPJ do convenente',
      privacy: 'mask',
      search: 1,
    }),
    vlrRepassado: money({ label: 'Valor repassado', noun: 'o valor repassado' }),
    vlrSaldo: money({ label: 'Saldo a repassar', noun: 'o saldo a repassar' }),
  },
  rules: [VIGENCIA, CONTRAPARTIDA],
  list: {
    columns: [
      ['numConvenio', 'txtTipoInstrumento'],
      ['txtConcedente', 'txtConvenente'],
      'txtObjeto',
      'dtVigencia',
      ['vlrTotal', 'vlrContrapartida'],
      'vlrRepassado',
      'txtSituacao',
    ],
    filters: {
      main: ['numExercicio', 'txtObjeto', 'txtPapel', 'txtSituacao'],
      more: [
        'txtTipoInstrumento',
        'txtConcedente',
        'txtConvenente',
        'txtUnidadeOrcamentaria',
        'numEmenda',
        'dtAssinatura',
        'dtVigencia',
        'vlrTotal',
      ],
    },
    sort: '-dtAssinatura',
    totals: ['vlrTotal', 'vlrContrapartida', 'vlrRepassado', 'vlrSaldo'],
    charts: [
      { title: 'Valor por concedente', by: 'txtConcedente', sum: 'vlrTotal', shape: 'bars' },
      { title: 'Valor por função', by: 'txtFuncao', sum: 'vlrTotal', shape: 'bars' },
    ],
  },
  links: { numEmenda: EMENDA },
  detail: {
    lead: ['txtConcedente', 'txtConvenente', 'txtSituacao'],
    figures: ['vlrTotal', 'vlrContrapartida', 'vlrRepassado', 'vlrSaldo'],
    sections: [
      {
        title: 'Sobre o convênio',
        fields: [
          'txtObjeto',
          'txtTipoInstrumento',
          'txtPapel',
          'txtConcedente',
          'txtConvenente',
          'txtCpfCnpjConvenente',
          'txtUnidadeOrcamentaria',
          'numProcesso',
          'arqIntegra',
        ],
      },
      { title: 'Prazos', fields: PRAZOS },
      { title: 'De onde vem e como se presta conta', fields: DINHEIRO },
    ],
    related: [
      { dataset: 'transferencias-recebidas', by: { numConvenio: 'numConvenio' }, title: 'O que foi recebido' },
      { dataset: 'transferencias-realizadas', by: { numConvenio: 'numConvenio' }, title: 'O que foi repassado' },
      EMPENHOS,
    ],
  },
  pntp: {
    '5.1': {
      filtros: ['numExercicio'],
      campos: [
        'numConvenio',
        'vlrTotal',
        'vlrRepassado',
        'txtObjeto',
        'dtInicioVigencia',
        'dtVigencia',
        'txtConcedente',
        'arqIntegra',
      ],
    },
    '5.2': {
      filtros: ['numExercicio', 'txtPapel'],
      campos: [
        'numConvenio',
        'txtConvenente',
        'txtObjeto',
        'dtInicioVigencia',
        'dtVigencia',
        'vlrTotal',
        'vlrRepassado',
        'arqIntegra',
      ],
    },
  },
});
