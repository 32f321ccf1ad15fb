// Gerado do catálogo por npm run generate. Não edite.

/** Previsão da receita: O que a lei orçamentária espera arrecadar no ano, por unidade gestora, natureza e fonte. */
export interface PrevistasDataset {
  row: {
    /** Exercício */
    numExercicio: number;
    /** Código da unidade */
    codUnidade: string;
    /** Unidade gestora */
    txtDescricaoUnidade: string | null;
    /** Código da natureza */
    codNaturezaReceita: string;
    /** Natureza da receita */
    txtClassificacao: string | null;
    /** Categoria econômica */
    codCategoria: string | null;
    /** Origem */
    codOrigem: string | null;
    /** Espécie */
    codEspecie: string | null;
    /** Desdobramento */
    codDesdobramento: string | null;
    /** Tipo */
    codTipo: string | null;
    /** Código da fonte */
    codFonte: string;
    /** Fonte de recurso */
    txtDescricaoFonteRecurso: string | null;
    /** Dedução */
    blnDeducao: boolean | null;
    /** Previsão inicial */
    vlrPrevisaoInicial: number;
    /** Previsão atualizada */
    vlrPrevisaoAtualizado: number;
  };
  filters: {
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    codUnidade?: string | readonly (string)[];
    txtDescricaoUnidade?: string | readonly (string)[];
    'txtDescricaoUnidade.has'?: string;
    codNaturezaReceita?: string | readonly (string)[];
    txtClassificacao?: string | readonly (string)[];
    'txtClassificacao.has'?: string;
    codCategoria?: string | readonly (string)[];
    codOrigem?: string | readonly (string)[];
    codEspecie?: string | readonly (string)[];
    codDesdobramento?: string | readonly (string)[];
    codTipo?: string | readonly (string)[];
    codFonte?: string | readonly (string)[];
    txtDescricaoFonteRecurso?: string | readonly (string)[];
    'txtDescricaoFonteRecurso.has'?: string;
    blnDeducao?: boolean | readonly (boolean)[];
    vlrPrevisaoInicial?: number | readonly (number)[];
    'vlrPrevisaoInicial.gte'?: number;
    'vlrPrevisaoInicial.lte'?: number;
    vlrPrevisaoAtualizado?: number | readonly (number)[];
    'vlrPrevisaoAtualizado.gte'?: number;
    'vlrPrevisaoAtualizado.lte'?: number;
  };
  key: [numExercicio: number, codUnidade: string, codNaturezaReceita: string, codFonte: string];
  total: 'vlrPrevisaoInicial' | 'vlrPrevisaoAtualizado';
  group: 'numExercicio' | 'codUnidade' | 'txtDescricaoUnidade' | 'codNaturezaReceita' | 'txtClassificacao' | 'codCategoria' | 'codOrigem' | 'codEspecie' | 'codDesdobramento' | 'codTipo' | 'codFonte' | 'txtDescricaoFonteRecurso' | 'blnDeducao' | 'vlrPrevisaoInicial' | 'vlrPrevisaoAtualizado';
}
