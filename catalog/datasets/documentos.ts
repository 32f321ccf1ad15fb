import { TIPOS_DOCUMENTO } from '../codes/contratos.ts';
import { dataset } from '../dataset.ts';
import { choice, code, date, file, text, year } from '../fields/index.ts';

export const documentos = dataset({
  id: 'contratos-documentos',
  title: 'Documentos de contratos',
  singular: 'Documento',
  plural: 'documentos de contratos',
  about: 'A íntegra dos contratos, dos aditivos e do que os acompanha.',
  law: ['Lei 14.133/2021, arts. 91 e 94'],
  key: ['numContrato', 'numAnoPub', 'arqDocumento'],
  period: 'numAnoPub',
  fields: {
    numContrato: code({ label: 'Contrato', noun: 'o contrato', required: true }),
    numAnoPub: year({ label: 'Exercício', noun: 'o exercício', required: true }),
    txtTipoDocumento: choice({ label: 'Tipo', noun: 'o tipo', options: TIPOS_DOCUMENTO, open: true, required: true }),
    txtDescricao: text({ label: 'Descrição', noun: 'a descrição' }),
    dtDocumento: date({ label: 'Data', noun: 'a data' }),
    arqDocumento: file({ label: 'Arquivo', required: true }),
  },
  list: {
    columns: ['arqDocumento', 'txtTipoDocumento', 'txtDescricao', 'dtDocumento'],
    filters: { main: ['numAnoPub', 'txtTipoDocumento', 'dtDocumento'], more: ['numContrato', 'txtDescricao'] },
    sort: 'dtDocumento',
    totals: [],
    charts: [{ title: 'Documentos por tipo', by: 'txtTipoDocumento', shape: 'bars' }],
  },
  pntp: {
    '9.2': {
      filtros: ['numContrato'],
      campos: ['numContrato', 'txtTipoDocumento', 'arqDocumento'],
    },
  },
});
