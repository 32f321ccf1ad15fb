// Gerado do catálogo por npm run generate. Não edite.

/** Documentos de contratos: A íntegra dos contratos, dos aditivos e do que os acompanha. */
export interface DocumentosDataset {
  row: {
    /** Contrato */
    numContrato: string;
    /** Exercício */
    numAnoPub: number;
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
    numContrato?: string | readonly (string)[];
    numAnoPub?: number | readonly (number)[];
    'numAnoPub.gte'?: number;
    'numAnoPub.lte'?: number;
    txtTipoDocumento?: string | readonly (string)[];
    txtDescricao?: string | readonly (string)[];
    'txtDescricao.has'?: string;
    dtDocumento?: string | readonly (string)[];
    'dtDocumento.gte'?: string;
    'dtDocumento.lte'?: string;
  };
  key: [numContrato: string, numAnoPub: number, arqDocumento: string];
  total: never;
  group: 'numContrato' | 'numAnoPub' | 'txtTipoDocumento' | 'txtDescricao' | 'dtDocumento' | 'dtDocumento.mes' | 'dtDocumento.ano';
}
