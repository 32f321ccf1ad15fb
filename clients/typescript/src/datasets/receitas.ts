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
    codOrigem?: string | readonly (string)[];
    codEspecie?: string | readonly (string)[];
    codDesdobramento?: string | readonly (string)[];
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
  group: 'numExercicio' | 'codUnidade' | 'txtDescricaoUnidade' | 'codNaturezaReceita' | 'txtClassificacao' | 'codCategoria' | 'codOrigem' | 'codEspecie' | 'codDesdobramento' | 'codTipo' | 'codFonte' | 'txtDescricaoFonteRecurso' | 'blnDeducao' | 'dtMes' | 'txtConta' | 'vlrLancado' | 'vlrArrecadacao' | 'blnCovid';
}
