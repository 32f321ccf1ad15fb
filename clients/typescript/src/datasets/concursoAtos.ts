// Gerado do catálogo por npm run generate. Não edite.

/** Atos do concurso: Tudo o que se publicou da seleção, do edital às nomeações, cada ato com a data e o arquivo. */
export interface ConcursoAtosDataset {
  row: {
    /** Edital */
    numEdital: string;
    /** Ano do edital */
    numExercicio: number;
    /** Nº */
    numAto: string;
    /** Ato */
    txtTipo: string;
    /** Data */
    dtAto: string;
    /** Título */
    txtTitulo: string;
    /** Arquivo */
    arqAto: string | null;
  };
  filters: {
    numEdital?: string | readonly (string)[];
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    numAto?: string | readonly (string)[];
    txtTipo?: string | readonly (string)[];
    dtAto?: string | readonly (string)[];
    'dtAto.gte'?: string;
    'dtAto.lte'?: string;
    txtTitulo?: string | readonly (string)[];
    'txtTitulo.has'?: string;
  };
  key: [numEdital: string, numExercicio: number, numAto: string];
  total: never;
  group: 'numEdital' | 'numExercicio' | 'numAto' | 'txtTipo' | 'dtAto' | 'dtAto.mes' | 'dtAto.ano' | 'txtTitulo';
}
