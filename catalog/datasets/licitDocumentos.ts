import { MODALIDADES } from '../codes/contratos.ts';
import { FASES, TIPOS_DOCUMENTO_LICITACAO } from '../codes/licitacao.ts';
import { dataset } from '../dataset.ts';
import { choice, code, date, file, text, year } from '../fields/index.ts';

export const licitDocumentos = dataset({
  id: 'licitacao-documentos',
  title: 'Documentos de licitações',
  singular: 'Documento',
  plural: 'documentos de licitações',
  about: 'Editais, termos de referência, pareceres, atas e decisões de cada licitação, pela fase a que pertencem.',
  law: ['Lei 14.133/2021, arts. 12, 17, 25, § 3º, 54 e 72'],
  key: ['numCertame', 'txtModalidadeLicit', 'txtUnidadeOrcamentaria', 'arqDocumento'],
  period: 'numExercicio',
  fields: {
    numCertame: code({ label: 'Licitação', noun: 'a licitação', required: true }),
    txtModalidadeLicit: choice({
      label: 'Modalidade',
      noun: 'a modalidade',
      options: MODALIDADES,
      open: true,
      required: true,
    }),
    txtUnidadeOrcamentaria: text({ label: 'Unidade', noun: 'a unidade', listed: true, required: true }),
    numExercicio: year({ label: 'Exercício', noun: 'o exercício', required: true, help: 'O da licitação.' }),
    txtFase: choice({ label: 'Fase', noun: 'a fase', options: FASES, open: true, term: 'Fases da licitação' }),
    txtTipoDocumento: choice({
      label: 'Tipo',
      noun: 'o tipo',
      options: TIPOS_DOCUMENTO_LICITACAO,
      open: true,
      required: true,
    }),
    txtDescricao: text({ label: 'Descrição', noun: 'a descrição' }),
    dtDocumento: date({ label: 'Data', noun: 'a data' }),
    arqDocumento: file({ label: 'Arquivo', required: true }),
  },
  list: {
    columns: ['arqDocumento', 'txtFase', 'txtTipoDocumento', 'txtDescricao', 'dtDocumento'],
    filters: {
      main: ['numExercicio', 'txtModalidadeLicit', 'txtFase', 'txtTipoDocumento'],
      more: ['numCertame', 'txtUnidadeOrcamentaria', 'dtDocumento'],
    },
    sort: 'dtDocumento',
    totals: [],
    charts: [
      { title: 'Documentos por tipo', by: 'txtTipoDocumento', shape: 'bars' },
      { title: 'Documentos por fase', by: 'txtFase', shape: 'bars' },
    ],
  },
  pntp: {
    '8.2': { filtros: ['numExercicio'], campos: ['numCertame', 'txtTipoDocumento', 'arqDocumento'] },
    '8.3': { filtros: ['txtFase', 'txtTipoDocumento'], campos: ['txtFase', 'txtTipoDocumento', 'arqDocumento'] },
    '8.4': {
      filtros: ['txtFase', 'txtTipoDocumento'],
      campos: ['txtModalidadeLicit', 'txtFase', 'txtTipoDocumento', 'arqDocumento'],
    },
  },
});
