// Gerado do catálogo por npm run generate. Não edite.

/** Duodécimos: O que a lei orçamentária fixou para a câmara e o que a prefeitura lhe repassou, mês a mês. */
export interface DuodecimosDataset {
  row: {
    /** Exercício */
    numExercicio: number;
    /** Mês */
    dtMesAno: string;
    /** Data do repasse */
    dtRepasse: string | null;
    /** Documento */
    numDocumento: string | null;
    /** Fixado */
    vlrFixado: number;
    /** Recebido pela câmara */
    vlrRecebido: number;
    /** Diferença */
    vlrDiferenca: number | null;
    /** Fixado até o mês */
    vlrFixadoAcumulado: number | null;
    /** Recebido até o mês */
    vlrRecebidoAcumulado: number | null;
    /** Devolvido ao Executivo */
    vlrDevolvido: number | null;
    /** Outras receitas */
    vlrOutrasReceitas: number | null;
  };
  filters: {
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    dtMesAno?: string | readonly (string)[];
    'dtMesAno.gte'?: string;
    'dtMesAno.lte'?: string;
    dtRepasse?: string | readonly (string)[];
    'dtRepasse.gte'?: string;
    'dtRepasse.lte'?: string;
    numDocumento?: string | readonly (string)[];
    vlrFixado?: number | readonly (number)[];
    'vlrFixado.gte'?: number;
    'vlrFixado.lte'?: number;
    vlrRecebido?: number | readonly (number)[];
    'vlrRecebido.gte'?: number;
    'vlrRecebido.lte'?: number;
    vlrDiferenca?: number | readonly (number)[];
    'vlrDiferenca.gte'?: number;
    'vlrDiferenca.lte'?: number;
    vlrFixadoAcumulado?: number | readonly (number)[];
    'vlrFixadoAcumulado.gte'?: number;
    'vlrFixadoAcumulado.lte'?: number;
    vlrRecebidoAcumulado?: number | readonly (number)[];
    'vlrRecebidoAcumulado.gte'?: number;
    'vlrRecebidoAcumulado.lte'?: number;
    vlrDevolvido?: number | readonly (number)[];
    'vlrDevolvido.gte'?: number;
    'vlrDevolvido.lte'?: number;
    vlrOutrasReceitas?: number | readonly (number)[];
    'vlrOutrasReceitas.gte'?: number;
    'vlrOutrasReceitas.lte'?: number;
  };
  key: [dtMesAno: string];
  total: 'vlrFixado' | 'vlrRecebido' | 'vlrDiferenca' | 'vlrDevolvido' | 'vlrOutrasReceitas';
  group: 'numExercicio' | 'dtMesAno' | 'dtRepasse' | 'dtRepasse.mes' | 'dtRepasse.ano' | 'numDocumento' | 'vlrFixado' | 'vlrRecebido' | 'vlrDiferenca' | 'vlrFixadoAcumulado' | 'vlrRecebidoAcumulado' | 'vlrDevolvido' | 'vlrOutrasReceitas';
}
