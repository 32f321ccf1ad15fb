import { AREAS_CONSELHO, TIPOS_DOCUMENTO_CONSELHO } from '../codes/social.ts';
import { dataset } from '../dataset.ts';
import { choice, code, date, file, text, year } from '../fields/index.ts';
import { COUNCIL_BODIES } from './rede.ts';

const asked = (area: string) => ({
  filtros: ['txtConselho' as const, 'txtTipo' as const],
  campos: ['txtTipo', 'dtDocumento', 'txtTitulo', 'arqDocumento'] as const,
  onde: { field: 'txtArea' as const, values: [area] },
  exige: ['arqDocumento'] as const,
  data: 'dtDocumento' as const,
});

export const conselhoDocumentos = dataset({
  id: 'conselhos-documentos',
  title: 'Atas, relatórios e pareceres',
  singular: 'Documento do conselho',
  plural: 'documentos de conselhos',
  about: 'O que o conselho registrou e decidiu: as atas das reuniões, os relatórios e os pareceres.',
  law: ['Lei 14.113/2020, art. 34, § 11, III e IV', 'LC 141/2012, art. 36', 'Lei 12.527/2011, art. 8º'],
  key: ['txtConselho', 'numExercicio', 'numDocumento'],
  period: 'numExercicio',
  date: 'dtDocumento',
  bodies: COUNCIL_BODIES,
  fields: {
    numExercicio: year({ label: 'Ano', noun: 'o ano', required: true }),
    txtConselho: text({ label: 'Conselho', noun: 'o conselho', required: true, listed: true }),
    txtArea: choice({ label: 'Área', noun: 'a área', options: AREAS_CONSELHO, open: true, required: true }),
    numDocumento: code({ label: 'Número', noun: 'o número', required: true }),
    txtTipo: choice({ label: 'Tipo', noun: 'o tipo', options: TIPOS_DOCUMENTO_CONSELHO, open: true, required: true }),
    dtDocumento: date({ label: 'Data', noun: 'a data', required: true }),
    txtTitulo: text({ label: 'Título', noun: 'o título', required: true }),
    arqDocumento: file({ label: 'Arquivo' }),
  },
  list: {
    columns: ['dtDocumento', 'txtTipo', 'txtTitulo', 'arqDocumento'],
    filters: {
      main: ['numExercicio', 'txtConselho', 'txtTipo', 'dtDocumento'],
      more: ['txtArea', 'txtTitulo', 'numDocumento'],
    },
    sort: '-dtDocumento',
    totals: [],
    charts: [],
  },
  pntp: { '18.6': asked('Saúde'), '19.3': asked('Fundeb'), '19.4': asked('Assistência social') },
});
