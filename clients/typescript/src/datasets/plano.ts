// Gerado do catálogo por npm run generate. Não edite.

/** Plano de contratações anual: O que o órgão planeja comprar, contratar e construir em cada ano, quando e por quanto, e o que já começou. */
export interface PlanoDataset {
  row: {
    /** Item */
    numItemPlano: string;
    /** Exercício */
    numExercicio: number;
    /** O que se planeja */
    txtObjeto: string;
    /** Categoria */
    txtCategoria: string | null;
    /** Unidade */
    txtUnidadeOrcamentaria: string | null;
    /** Quantidade */
    qtdItem: number | null;
    /** Unidade de medida */
    txtUnidadeMedida: string | null;
    /** Valor estimado */
    vlrEstimado: number | null;
    /** Mês previsto */
    dtMesPrevisto: string | null;
    /** Prioridade */
    txtPrioridade: string | null;
    /** Situação */
    txtSituacao: string | null;
    /** Licitação */
    numCertame: string | null;
    /** Justificativa */
    txtJustificativa: string | null;
    /** Publicação no PNCP */
    lnkPncp: string | null;
  };
  filters: {
    numItemPlano?: string | readonly (string)[];
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    txtObjeto?: string | readonly (string)[];
    'txtObjeto.has'?: string;
    txtCategoria?: string | readonly (string)[];
    txtUnidadeOrcamentaria?: string | readonly (string)[];
    'txtUnidadeOrcamentaria.has'?: string;
    qtdItem?: number | readonly (number)[];
    'qtdItem.gte'?: number;
    'qtdItem.lte'?: number;
    txtUnidadeMedida?: string | readonly (string)[];
    'txtUnidadeMedida.has'?: string;
    vlrEstimado?: number | readonly (number)[];
    'vlrEstimado.gte'?: number;
    'vlrEstimado.lte'?: number;
    dtMesPrevisto?: string | readonly (string)[];
    'dtMesPrevisto.gte'?: string;
    'dtMesPrevisto.lte'?: string;
    txtPrioridade?: string | readonly (string)[];
    txtSituacao?: string | readonly (string)[];
    numCertame?: string | readonly (string)[];
    txtJustificativa?: string | readonly (string)[];
    'txtJustificativa.has'?: string;
  };
  key: [numItemPlano: string, numExercicio: number];
  total: 'vlrEstimado';
  group: 'numItemPlano' | 'numExercicio' | 'txtObjeto' | 'txtCategoria' | 'txtUnidadeOrcamentaria' | 'qtdItem' | 'txtUnidadeMedida' | 'vlrEstimado' | 'dtMesPrevisto' | 'txtPrioridade' | 'txtSituacao' | 'numCertame' | 'txtJustificativa';
}
