// Gerado do catálogo por npm run generate. Não edite.

/** Limites da verba indenizatória: Quanto cada parlamentar pode ter ressarcido por mês, no total e em cada categoria, e a norma que o diz. */
export interface TetosDataset {
  row: {
    /** Exercício */
    numExercicio: number;
    /** Categoria */
    txtCategoria: string;
    /** Limite por mês */
    vlrTetoMensal: number;
    /** O que pode ser ressarcido */
    txtRegra: string | null;
    /** Norma */
    txtNorma: string | null;
    /** Vigente desde */
    dtVigencia: string | null;
  };
  filters: {
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    txtCategoria?: string | readonly (string)[];
    vlrTetoMensal?: number | readonly (number)[];
    'vlrTetoMensal.gte'?: number;
    'vlrTetoMensal.lte'?: number;
    txtRegra?: string | readonly (string)[];
    'txtRegra.has'?: string;
    txtNorma?: string | readonly (string)[];
    'txtNorma.has'?: string;
    dtVigencia?: string | readonly (string)[];
    'dtVigencia.gte'?: string;
    'dtVigencia.lte'?: string;
  };
  key: [txtCategoria: string, numExercicio: number];
  total: never;
  group: 'numExercicio' | 'txtCategoria' | 'vlrTetoMensal' | 'txtRegra' | 'txtNorma' | 'dtVigencia' | 'dtVigencia.mes' | 'dtVigencia.ano';
}
