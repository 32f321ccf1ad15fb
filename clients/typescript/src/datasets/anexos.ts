// Gerado do catálogo por npm run generate. Não edite.

/** Anexos da proposição: O que acompanha uma proposição: justificativa, pareceres, emendas, substitutivos e redação final. */
export interface AnexosDataset {
  row: {
    /** Sigla */
    codSigla: string;
    /** Proposição */
    numProposicao: string;
    /** Ano da proposição */
    numExercicio: number;
    /** Anexo */
    numAnexo: string;
    /** Tipo */
    txtTipo: string;
    /** Título */
    txtTitulo: string;
    /** Autoria */
    txtAutor: string | null;
    /** Data */
    dtAnexo: string | null;
    /** Arquivo */
    arqAnexo: string | null;
    /** No sistema da Câmara */
    lnkOrigem: string | null;
  };
  filters: {
    codSigla?: string | readonly (string)[];
    numProposicao?: string | readonly (string)[];
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    numAnexo?: string | readonly (string)[];
    txtTipo?: string | readonly (string)[];
    txtTitulo?: string | readonly (string)[];
    'txtTitulo.has'?: string;
    txtAutor?: string | readonly (string)[];
    'txtAutor.has'?: string;
    dtAnexo?: string | readonly (string)[];
    'dtAnexo.gte'?: string;
    'dtAnexo.lte'?: string;
  };
  key: [codSigla: string, numProposicao: string, numExercicio: number, numAnexo: string];
  total: never;
  group: 'codSigla' | 'numProposicao' | 'numExercicio' | 'numAnexo' | 'txtTipo' | 'txtTitulo' | 'txtAutor' | 'dtAnexo' | 'dtAnexo.mes' | 'dtAnexo.ano';
}
