import { dataset } from '../dataset.ts';
import { money, taxId, text } from '../fields/index.ts';
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

export const realizadas = dataset({
  id: 'transferencias-realizadas',
  menu: 'Despesas',
  title: 'Transferências realizadas',
  singular: 'Transferência realizada',
  plural: 'transferências realizadas',
  asked: 'transferência realizada repasse entidade associação',
  about: 'Dinheiro que o órgão passou a associações, hospitais e outras entidades, com o que cada uma deve fazer.',
  law: [...LEIS_INSTRUMENTO, 'Lei 13.019/2014, arts. 10 e 16 a 17', 'Lei 4.320/1964, arts. 12 e 16'],
  key: ['numConvenio', 'dtVigencia'],
  period: 'numExercicio',
  date: 'dtAssinatura',
  fields: {
    ...instrumento,
    txtBeneficiario: text({ label: 'Beneficiário', noun: 'o beneficiário', required: true, search: 1 }),
    txtCpfCnpj: taxId({ label: 'CNPJ do beneficiário', noun: 'CNPJ', privacy: 'mask', search: 1 }),
    vlrRepassado: money({ label: 'Valor repassado', noun: 'o valor repassado' }),
    vlrSaldo: money({ label: 'Saldo a repassar', noun: 'o saldo a repassar', term: 'Convênio' }),
  },
  rules: [VIGENCIA, CONTRAPARTIDA],
  holders: { txtBeneficiario: 'txtCpfCnpj' },
  list: {
    columns: [
      ['numConvenio', 'txtTipoInstrumento'],
      ['txtBeneficiario', 'txtCpfCnpj'],
      'txtObjeto',
      'dtVigencia',
      'vlrTotal',
      ['vlrRepassado', 'dtUltimoRepasse'],
      'txtSituacao',
    ],
    filters: {
      main: ['numExercicio', 'txtBeneficiario', 'txtObjeto', 'txtSituacao'],
      more: [
        'txtTipoInstrumento',
        'txtCpfCnpj',
        'numConvenio',
        'numEmenda',
        'txtUnidadeOrcamentaria',
        'txtFuncao',
        'dtAssinatura',
        'dtVigencia',
        'vlrTotal',
      ],
    },
    sort: '-dtAssinatura',
    totals: ['vlrTotal', 'vlrContrapartida', 'vlrRepassado', 'vlrSaldo'],
    charts: [
      { title: 'Valor repassado por beneficiário', by: 'txtBeneficiario', sum: 'vlrRepassado', shape: 'bars' },
      { title: 'Valor repassado por instrumento', by: 'txtTipoInstrumento', sum: 'vlrRepassado', shape: 'bars' },
    ],
  },
  links: { numEmenda: EMENDA },
  detail: {
    lead: ['txtBeneficiario', 'txtCpfCnpj', 'txtSituacao'],
    figures: ['vlrTotal', 'vlrContrapartida', 'vlrRepassado', 'vlrSaldo'],
    sections: [
      {
        title: 'Sobre a transferência',
        fields: ['txtObjeto', 'txtTipoInstrumento', 'txtUnidadeOrcamentaria', 'numProcesso', 'arqIntegra'],
      },
      { title: 'Prazos', fields: PRAZOS },
      { title: 'De onde vem e como se presta conta', fields: DINHEIRO },
    ],
    related: [
      { dataset: 'convenio', by: { numConvenio: 'numConvenio' }, title: 'Convênio' },
      EMPENHOS,
      { dataset: 'transferencias-realizadas', by: { txtCpfCnpj: 'txtCpfCnpj' }, title: 'Outros repasses à entidade' },
    ],
  },
  pntp: {
    '5.2': {
      exige: ['arqIntegra'],
      filtros: ['numExercicio'],
      campos: [
        'numConvenio',
        'numExercicio',
        'txtBeneficiario',
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
