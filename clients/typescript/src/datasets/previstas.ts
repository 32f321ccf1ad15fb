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
    /** Nome da categoria econômica */
    txtCategoria: string | null;
    /** Origem */
    codOrigem: string | null;
    /** Nome da origem */
    txtOrigem: string | null;
    /** Espécie */
    codEspecie: string | null;
    /** Nome da espécie */
    txtEspecie: string | null;
    /** Desdobramento */
    codDesdobramento: string | null;
    /** Nome do desdobramento */
    txtDesdobramento: string | null;
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
    txtCategoria?: string | readonly (string)[];
    'txtCategoria.has'?: string;
    codOrigem?: string | readonly (string)[];
    txtOrigem?: string | readonly (string)[];
    'txtOrigem.has'?: string;
    codEspecie?: string | readonly (string)[];
    txtEspecie?: string | readonly (string)[];
    'txtEspecie.has'?: string;
    codDesdobramento?: string | readonly (string)[];
    txtDesdobramento?: string | readonly (string)[];
    'txtDesdobramento.has'?: string;
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
  group: 'numExercicio' | 'codUnidade' | 'txtDescricaoUnidade' | 'codNaturezaReceita' | 'txtClassificacao' | 'codCategoria' | 'txtCategoria' | 'codOrigem' | 'txtOrigem' | 'codEspecie' | 'txtEspecie' | 'codDesdobramento' | 'txtDesdobramento' | 'codTipo' | 'codFonte' | 'txtDescricaoFonteRecurso' | 'blnDeducao' | 'vlrPrevisaoInicial' | 'vlrPrevisaoAtualizado';
}
