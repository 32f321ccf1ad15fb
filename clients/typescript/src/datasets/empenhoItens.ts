// Gerado do catálogo por npm run generate. Não edite.

/** Itens de empenhos: O que cada empenho compra, com quantidade e preço. */
export interface EmpenhoItensDataset {
  row: {
    /** Exercício do empenho */
    numExercicio: number;
    /** Código do órgão */
    codOrgao: string;
    /** Código da unidade */
    codUnidade: string;
    /** Empenho */
    numDocEmpenho: string;
    /** Item */
    numItem: string;
    /** Descrição */
    txtDescricao: string;
    /** Unidade de medida */
    txtUnidadeMedida: string | null;
    /** Quantidade */
    qtdItem: number | null;
    /** Valor unitário (R$) */
    vlrUnitario: number | null;
    /** Valor total */
    vlrTotal: number;
  };
  filters: {
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    codOrgao?: string | readonly (string)[];
    codUnidade?: string | readonly (string)[];
    numDocEmpenho?: string | readonly (string)[];
    numItem?: string | readonly (string)[];
    txtDescricao?: string | readonly (string)[];
    'txtDescricao.has'?: string;
    txtUnidadeMedida?: string | readonly (string)[];
    'txtUnidadeMedida.has'?: string;
    qtdItem?: number | readonly (number)[];
    'qtdItem.gte'?: number;
    'qtdItem.lte'?: number;
    vlrUnitario?: number | readonly (number)[];
    'vlrUnitario.gte'?: number;
    'vlrUnitario.lte'?: number;
    vlrTotal?: number | readonly (number)[];
    'vlrTotal.gte'?: number;
    'vlrTotal.lte'?: number;
  };
  key: [codOrgao: string, codUnidade: string, numDocEmpenho: string, numExercicio: number, numItem: string];
  total: 'vlrTotal';
  group: 'numExercicio' | 'codOrgao' | 'codUnidade' | 'numDocEmpenho' | 'numItem' | 'txtDescricao' | 'txtUnidadeMedida' | 'qtdItem' | 'vlrUnitario' | 'vlrTotal';
}
