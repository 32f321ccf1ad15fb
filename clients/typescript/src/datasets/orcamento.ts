// Gerado do catálogo por npm run generate. Não edite.

/** Orçamento da despesa: O que a lei orçamentária autoriza gastar, por unidade, função, ação, natureza e fonte, e o que ainda resta. */
export interface OrcamentoDataset {
  row: {
    /** Exercício */
    numExercicioFinanc: number;
    /** Código do órgão */
    codOrgao: string;
    /** Órgão */
    txtOrgao: string | null;
    /** Código da unidade */
    codUnidade: string;
    /** Unidade */
    txtDescricaoUnidade: string | null;
    /** Código da função */
    codFuncao: string | null;
    /** Função */
    txtDescricaoFuncao: string | null;
    /** Código da subfunção */
    codSubFuncao: string | null;
    /** Subfunção */
    txtDescricaoSubFuncao: string | null;
    /** Código do programa */
    codPrograma: string | null;
    /** Programa */
    txtDescricaoPrograma: string | null;
    /** Código da ação */
    codAcao: string;
    /** Ação */
    txtDescricaoAcao: string | null;
    /** Categoria econômica */
    txtCategoriaEconomica: string | null;
    /** Grupo de despesa */
    txtGrupoDespesa: string | null;
    /** Natureza da despesa */
    codNaturezaDespesa: string;
    /** Elemento de despesa */
    txtDescricaoElementoDespesa: string | null;
    /** Código da fonte */
    codFonte: string;
    /** Fonte de recurso */
    txtDescricaoFonteRecurso: string | null;
    /** Dotação inicial */
    vlrOrcamentoInicial: number;
    /** Dotação atualizada */
    vlrOrcamentoAtualizado: number;
    /** Disponível */
    vlrDisponivel: number | null;
  };
  filters: {
    numExercicioFinanc?: number | readonly (number)[];
    'numExercicioFinanc.gte'?: number;
    'numExercicioFinanc.lte'?: number;
    codOrgao?: string | readonly (string)[];
    txtOrgao?: string | readonly (string)[];
    'txtOrgao.has'?: string;
    codUnidade?: string | readonly (string)[];
    txtDescricaoUnidade?: string | readonly (string)[];
    'txtDescricaoUnidade.has'?: string;
    codFuncao?: string | readonly (string)[];
    txtDescricaoFuncao?: string | readonly (string)[];
    codSubFuncao?: string | readonly (string)[];
    txtDescricaoSubFuncao?: string | readonly (string)[];
    'txtDescricaoSubFuncao.has'?: string;
    codPrograma?: string | readonly (string)[];
    txtDescricaoPrograma?: string | readonly (string)[];
    'txtDescricaoPrograma.has'?: string;
    codAcao?: string | readonly (string)[];
    txtDescricaoAcao?: string | readonly (string)[];
    'txtDescricaoAcao.has'?: string;
    txtCategoriaEconomica?: string | readonly (string)[];
    txtGrupoDespesa?: string | readonly (string)[];
    codNaturezaDespesa?: string | readonly (string)[];
    txtDescricaoElementoDespesa?: string | readonly (string)[];
    'txtDescricaoElementoDespesa.has'?: string;
    codFonte?: string | readonly (string)[];
    txtDescricaoFonteRecurso?: string | readonly (string)[];
    'txtDescricaoFonteRecurso.has'?: string;
    vlrOrcamentoInicial?: number | readonly (number)[];
    'vlrOrcamentoInicial.gte'?: number;
    'vlrOrcamentoInicial.lte'?: number;
    vlrOrcamentoAtualizado?: number | readonly (number)[];
    'vlrOrcamentoAtualizado.gte'?: number;
    'vlrOrcamentoAtualizado.lte'?: number;
    vlrDisponivel?: number | readonly (number)[];
    'vlrDisponivel.gte'?: number;
    'vlrDisponivel.lte'?: number;
  };
  key: [numExercicioFinanc: number, codUnidade: string, codAcao: string, codNaturezaDespesa: string, codFonte: string];
  total: 'vlrOrcamentoInicial' | 'vlrOrcamentoAtualizado' | 'vlrDisponivel';
  group: 'numExercicioFinanc' | 'codOrgao' | 'txtOrgao' | 'codUnidade' | 'txtDescricaoUnidade' | 'codFuncao' | 'txtDescricaoFuncao' | 'codSubFuncao' | 'txtDescricaoSubFuncao' | 'codPrograma' | 'txtDescricaoPrograma' | 'codAcao' | 'txtDescricaoAcao' | 'txtCategoriaEconomica' | 'txtGrupoDespesa' | 'codNaturezaDespesa' | 'txtDescricaoElementoDespesa' | 'codFonte' | 'txtDescricaoFonteRecurso' | 'vlrOrcamentoInicial' | 'vlrOrcamentoAtualizado' | 'vlrDisponivel';
}
