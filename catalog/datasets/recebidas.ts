import { dataset } from '../dataset.ts';
import { money, text } from '../fields/index.ts';
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

export const recebidas = dataset({
  id: 'transferencias-recebidas',
  menu: 'Receitas',
  title: 'Transferências recebidas',
  singular: 'Transferência recebida',
  plural: 'transferências recebidas',
  asked: 'transferência recebida repasse união estado',
  about: 'Dinheiro que outros governos combinaram passar a este órgão, com o que já chegou e o que falta.',
  law: [...LEIS_INSTRUMENTO, 'Constituição Federal, art. 166-A'],
  key: ['numConvenio', 'dtVigencia'],
  period: 'numExercicio',
  date: 'dtAssinatura',
  fields: {
    ...instrumento,
    txtConcedente: text({
      label: 'Concedente',
      noun: 'o concedente',
      required: true,
      search: 1,
      term: 'Concedente e convenente',
    }),
    vlrRecebido: money({ label: 'Valor recebido', noun: 'o valor recebido' }),
    vlrSaldo: money({ label: 'Saldo a receber', noun: 'o saldo a receber', term: 'Convênio' }),
  },
  rules: [VIGENCIA, CONTRAPARTIDA],
  list: {
    columns: [
      ['numConvenio', 'txtTipoInstrumento'],
      'txtConcedente',
      'txtObjeto',
      'dtVigencia',
      'vlrTotal',
      ['vlrRecebido', 'dtUltimoRepasse'],
      'txtSituacao',
    ],
    filters: {
      main: ['numExercicio', 'txtConcedente', 'txtObjeto', 'txtSituacao'],
      more: [
        'txtTipoInstrumento',
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
    totals: ['vlrTotal', 'vlrContrapartida', 'vlrRecebido', 'vlrSaldo'],
    charts: [
      { title: 'Valor recebido por concedente', by: 'txtConcedente', sum: 'vlrRecebido', shape: 'bars' },
      { title: 'Valor recebido por função', by: 'txtFuncao', sum: 'vlrRecebido', shape: 'bars' },
    ],
  },
  links: { numEmenda: EMENDA },
  detail: {
    lead: ['txtConcedente', 'txtTipoInstrumento', 'txtSituacao'],
    figures: ['vlrTotal', 'vlrContrapartida', 'vlrRecebido', 'vlrSaldo'],
    sections: [
      {
        title: 'Sobre a transferência',
        fields: [
          'txtObjeto',
          'txtConcedente',
          'txtTipoInstrumento',
          'txtUnidadeOrcamentaria',
          'numProcesso',
          'arqIntegra',
        ],
      },
      { title: 'Prazos', fields: PRAZOS },
      { title: 'De onde vem e como se presta conta', fields: DINHEIRO },
    ],
    related: [{ dataset: 'convenio', by: { numConvenio: 'numConvenio' }, title: 'Convênio' }, EMPENHOS],
  },
  pntp: {
    '5.1': {
      exige: ['arqIntegra'],
      filtros: ['numExercicio'],
      campos: [
        'numConvenio',
        'numExercicio',
        'vlrTotal',
        'vlrRecebido',
        'txtObjeto',
        'dtInicioVigencia',
        'dtVigencia',
        'txtConcedente',
        'arqIntegra',
      ],
    },
  },
});
