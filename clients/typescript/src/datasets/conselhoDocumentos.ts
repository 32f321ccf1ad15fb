// Gerado do catálogo por npm run generate. Não edite.

/** Atas, relatórios e pareceres: O que o conselho registrou e decidiu: as atas das reuniões, os relatórios e os pareceres. */
export interface ConselhoDocumentosDataset {
  row: {
    /** Ano */
    numExercicio: number;
    /** Conselho */
    txtConselho: string;
    /** Área */
    txtArea: string;
    /** Número */
    numDocumento: string;
    /** Tipo */
    txtTipo: string;
    /** Data */
    dtDocumento: string;
    /** Título */
    txtTitulo: string;
    /** Arquivo */
    arqDocumento: string | null;
  };
  filters: {
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    txtConselho?: string | readonly (string)[];
    'txtConselho.has'?: string;
    txtArea?: string | readonly (string)[];
    numDocumento?: string | readonly (string)[];
    txtTipo?: string | readonly (string)[];
    dtDocumento?: string | readonly (string)[];
    'dtDocumento.gte'?: string;
    'dtDocumento.lte'?: string;
    txtTitulo?: string | readonly (string)[];
    'txtTitulo.has'?: string;
  };
  key: [txtConselho: string, numExercicio: number, numDocumento: string];
  total: never;
  group: 'numExercicio' | 'txtConselho' | 'txtArea' | 'numDocumento' | 'txtTipo' | 'dtDocumento' | 'dtDocumento.mes' | 'dtDocumento.ano' | 'txtTitulo';
}
