import { TIPOS_ADITIVO } from '../codes/contratos.ts';
import { dataset } from '../dataset.ts';
import { choice, code, date, file, money, number, percent, text, year } from '../fields/index.ts';

export const aditivos = dataset({
  id: 'contratos-aditivos',
  title: 'Aditivos de contratos',
  singular: 'Aditivo',
  plural: 'aditivos',
  about: 'Termos que mudaram prazo, valor ou condições de um contrato depois de assinado.',
  law: ['Lei 14.133/2021, arts. 124 a 136'],
  key: ['numContrato', 'numAnoPub', 'numAditivo'],
  period: 'numAnoPub',
  fields: {
    numContrato: code({ label: 'Contrato', noun: 'o contrato', required: true }),
    numAnoPub: year({ label: 'Exercício', noun: 'o exercício', required: true }),
    numAditivo: code({ label: 'Aditivo', noun: 'o aditivo', required: true }),
    txtTipoAditivo: choice({
      label: 'Tipo',
      noun: 'o tipo',
      options: TIPOS_ADITIVO,
      open: true,
      required: true,
      term: 'Termo aditivo',
    }),
    txtObjeto: text({ label: 'O que mudou', noun: 'a descrição' }),
    dtAssinatura: date({ label: 'Assinatura', noun: 'a assinatura' }),
    dtPublicacao: date({ label: 'Publicação', noun: 'a publicação' }),
    numDias: number({ label: 'Prazo acrescido (dias)', noun: 'o prazo acrescido' }),
    dtNovaVigencia: date({ label: 'Nova vigência', noun: 'a nova vigência' }),
    vlrAditivo: money({ label: 'Valor', noun: 'o valor' }),
    pctAditivo: percent({ label: 'Do valor inicial', noun: 'a parcela do valor inicial' }),
    arqAditivo: file({ label: 'Íntegra' }),
  },
  list: {
    columns: [
      'numAditivo',
      'txtTipoAditivo',
      'txtObjeto',
      'dtAssinatura',
      'dtNovaVigencia',
      'vlrAditivo',
      'pctAditivo',
      'arqAditivo',
    ],
    filters: { main: ['numAnoPub', 'txtTipoAditivo', 'dtAssinatura', 'vlrAditivo'], more: ['numContrato'] },
    sort: 'dtAssinatura',
    totals: ['vlrAditivo'],
    charts: [
      { title: 'Aditivos por tipo', by: 'txtTipoAditivo', shape: 'bars' },
      { title: 'Valor dos aditivos em cada mês', by: 'dtAssinatura.mes', sum: 'vlrAditivo', shape: 'columns' },
    ],
  },
  pntp: {
    '9.1': {
      filtros: ['dtAssinatura'],
      campos: ['numContrato', 'numAditivo', 'txtTipoAditivo', 'dtAssinatura', 'vlrAditivo', 'dtNovaVigencia'],
      exige: ['dtAssinatura'],
    },
    '9.2': { filtros: ['numContrato'], campos: ['numContrato', 'numAditivo', 'arqAditivo'], exige: ['arqAditivo'] },
  },
});
