// Gerado do catálogo por npm run generate. Não edite.

/** Documentos de licitações: Editais, termos de referência, pareceres, atas e decisões de cada licitação, pela fase a que pertencem. */
export interface LicitDocumentosDataset {
  row: {
    /** Licitação */
    numCertame: string;
    /** Modalidade */
    txtModalidadeLicit: string;
    /** Unidade */
    txtUnidadeOrcamentaria: string;
    /** Exercício */
    numExercicio: number;
    /** Fase */
    txtFase: string | null;
    /** Tipo */
    txtTipoDocumento: string;
    /** Descrição */
    txtDescricao: string | null;
    /** Data */
    dtDocumento: string | null;
    /** Arquivo */
    arqDocumento: string;
  };
  filters: {
    numCertame?: string | readonly (string)[];
    txtModalidadeLicit?: string | readonly (string)[];
    txtUnidadeOrcamentaria?: string | readonly (string)[];
    'txtUnidadeOrcamentaria.has'?: string;
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    txtFase?: string | readonly (string)[];
    txtTipoDocumento?: string | readonly (string)[];
    txtDescricao?: string | readonly (string)[];
    'txtDescricao.has'?: string;
    dtDocumento?: string | readonly (string)[];
    'dtDocumento.gte'?: string;
    'dtDocumento.lte'?: string;
  };
  key: [numCertame: string, txtModalidadeLicit: string, txtUnidadeOrcamentaria: string, arqDocumento: string];
  total: never;
  group: 'numCertame' | 'txtModalidadeLicit' | 'txtUnidadeOrcamentaria' | 'numExercicio' | 'txtFase' | 'txtTipoDocumento' | 'txtDescricao' | 'dtDocumento' | 'dtDocumento.mes' | 'dtDocumento.ano';
}
