import { EVENTOS_EMPENHO } from '../codes/despesa.ts';
import { dataset } from '../dataset.ts';
import { choice, code, date, money, taxId, text } from '../fields/index.ts';
import { covid, EMPENHO, ESTAGIO, empenho, estagio, LEIS_DESPESA } from './classificacao.ts';

export const empenhoEventos = dataset({
  id: 'empenhos-eventos',
  title: 'Reforços e anulações de empenhos',
  singular: 'Evento',
  plural: 'reforços e anulações',
  about: 'O que mudou o valor de um empenho depois de emitido.',
  law: [...LEIS_DESPESA, 'Lei 4.320/1964, arts. 38 e 59'],
  key: ['codOrgao', 'codUnidade', 'numDocEmpenho', 'numExercicio', 'numEvento'],
  period: 'numExercicio',
  date: 'dtEvento',
  stage: { name: 'alteracao', sums: ['vlrReforco', 'vlrAnulado'] },
  fields: {
    ...empenho,
    numEvento: code({ label: 'Evento', noun: 'o evento', required: true }),
    dtEvento: date({ label: 'Data', noun: 'a data', required: true }),
    txtTipoEvento: choice({ label: 'Tipo', noun: 'o tipo', options: EVENTOS_EMPENHO, open: true, required: true }),
    txtMotivo: text({ label: 'Motivo', noun: 'o motivo' }),
    vlrReforco: money({ label: 'Reforço', noun: 'o reforço' }),
    vlrAnulado: money({ label: 'Anulado', noun: 'o valor anulado' }),
    txtCredor: text({ label: 'Credor', noun: 'o credor' }),
    txtCpfCnpj: taxId({ label: 'CPF/CNPJ do credor', noun: 'CPF/CNPJ', privacy: 'mask' }),
    ...estagio,
    ...covid,
  },
  rules: [
    {
      fields: ['vlrReforco', 'vlrAnulado'],
      holds: ({ vlrReforco: more, vlrAnulado: less }) => Number(more ?? 0) >= 0 && Number(less ?? 0) >= 0,
      message: 'reforço e anulação são informados sem sinal',
    },
  ],
  holders: { txtCredor: 'txtCpfCnpj' },
  list: {
    columns: ['numEvento', 'dtEvento', 'txtTipoEvento', 'txtMotivo', 'vlrReforco', 'vlrAnulado'],
    filters: {
      main: ['numExercicio', 'dtEvento', 'txtTipoEvento', 'txtCredor'],
      more: ['numDocEmpenho', 'txtCpfCnpj', 'codUnidade', ...ESTAGIO, 'blnCovid'],
    },
    sort: 'dtEvento',
    totals: ['vlrReforco', 'vlrAnulado'],
    charts: [],
  },
  links: { numDocEmpenho: EMPENHO },
});
