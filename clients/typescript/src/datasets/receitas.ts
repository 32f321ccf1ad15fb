// Gerado do catálogo por npm run generate. Não edite.

/** Arrecadação: O que entrou em cada mês, por unidade gestora, natureza e fonte, com as deduções em valores negativos. */
export interface ReceitasDataset {
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
    /** Mês */
    dtMes: string;
    /** Conta bancária */
    txtConta: string | null;
    /** Lançado */
    vlrLancado: number | null;
    /** Arrecadado */
    vlrArrecadacao: number;
    /** COVID-19 */
    blnCovid: boolean | null;
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
    dtMes?: string | readonly (string)[];
    'dtMes.gte'?: string;
    'dtMes.lte'?: string;
    txtConta?: string | readonly (string)[];
    'txtConta.has'?: string;
    vlrLancado?: number | readonly (number)[];
    'vlrLancado.gte'?: number;
    'vlrLancado.lte'?: number;
    vlrArrecadacao?: number | readonly (number)[];
    'vlrArrecadacao.gte'?: number;
    'vlrArrecadacao.lte'?: number;
    blnCovid?: boolean | readonly (boolean)[];
  };
  key: [numExercicio: number, dtMes: string, codUnidade: string, codNaturezaReceita: string, codFonte: string];
  total: 'vlrLancado' | 'vlrArrecadacao';
  group: 'numExercicio' | 'codUnidade' | 'txtDescricaoUnidade' | 'codNaturezaReceita' | 'txtClassificacao' | 'codCategoria' | 'txtCategoria' | 'codOrigem' | 'txtOrigem' | 'codEspecie' | 'txtEspecie' | 'codDesdobramento' | 'txtDesdobramento' | 'codTipo' | 'codFonte' | 'txtDescricaoFonteRecurso' | 'blnDeducao' | 'dtMes' | 'txtConta' | 'vlrLancado' | 'vlrArrecadacao' | 'blnCovid';
}
