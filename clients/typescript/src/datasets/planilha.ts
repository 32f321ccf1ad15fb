// Gerado do catálogo por npm run generate. Não edite.

/** Planilha da obra: contratado e executado: Quantidades e preços de cada serviço da obra: o que foi contratado, o que foi executado e o que foi pago. */
export interface PlanilhaDataset {
  row: {
    /** Ordem de serviço */
    numOrdemServico: string;
    /** Exercício */
    numExercicio: number;
    /** Item */
    numItem: string;
    /** Serviço */
    txtDescricao: string;
    /** Unidade de medida */
    txtUnidadeMedida: string | null;
    /** Quantidade contratada */
    qtdContratada: number | null;
    /** Preço unitário */
    vlrUnitario: number | null;
    /** Total contratado */
    vlrContratado: number | null;
    /** Quantidade executada */
    qtdExecutada: number | null;
    /** Total executado */
    vlrExecutado: number | null;
    /** Total pago */
    vlrPago: number | null;
  };
  filters: {
    numOrdemServico?: string | readonly (string)[];
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    numItem?: string | readonly (string)[];
    txtDescricao?: string | readonly (string)[];
    'txtDescricao.has'?: string;
    txtUnidadeMedida?: string | readonly (string)[];
    'txtUnidadeMedida.has'?: string;
    qtdContratada?: number | readonly (number)[];
    'qtdContratada.gte'?: number;
    'qtdContratada.lte'?: number;
    vlrUnitario?: number | readonly (number)[];
    'vlrUnitario.gte'?: number;
    'vlrUnitario.lte'?: number;
    vlrContratado?: number | readonly (number)[];
    'vlrContratado.gte'?: number;
    'vlrContratado.lte'?: number;
    qtdExecutada?: number | readonly (number)[];
    'qtdExecutada.gte'?: number;
    'qtdExecutada.lte'?: number;
    vlrExecutado?: number | readonly (number)[];
    'vlrExecutado.gte'?: number;
    'vlrExecutado.lte'?: number;
    vlrPago?: number | readonly (number)[];
    'vlrPago.gte'?: number;
    'vlrPago.lte'?: number;
  };
  key: [numOrdemServico: string, numExercicio: number, numItem: string];
  total: 'vlrContratado' | 'vlrExecutado' | 'vlrPago';
  group: 'numOrdemServico' | 'numExercicio' | 'numItem' | 'txtDescricao' | 'txtUnidadeMedida' | 'qtdContratada' | 'vlrUnitario' | 'vlrContratado' | 'qtdExecutada' | 'vlrExecutado' | 'vlrPago';
}
