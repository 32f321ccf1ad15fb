// Gerado do catálogo por npm run generate. Não edite.

/** Medições da obra: O que foi medido em cada período da obra, quanto vale e quando foi pago. */
export interface MedicoesDataset {
  row: {
    /** Ordem de serviço */
    numOrdemServico: string;
    /** Exercício */
    numExercicio: number;
    /** Medição */
    numMedicao: string;
    /** De */
    dtInicioPeriodo: string | null;
    /** Até */
    dtFimPeriodo: string | null;
    /** Data da medição */
    dtMedicao: string | null;
    /** Valor medido */
    vlrMedicao: number;
    /** Acumulado */
    vlrAcumulado: number | null;
    /** Executado até então */
    pctAcumulado: number | null;
    /** Pagamento */
    dtPagamento: string | null;
    /** Valor pago */
    vlrPago: number | null;
  };
  filters: {
    numOrdemServico?: string | readonly (string)[];
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    numMedicao?: string | readonly (string)[];
    dtInicioPeriodo?: string | readonly (string)[];
    'dtInicioPeriodo.gte'?: string;
    'dtInicioPeriodo.lte'?: string;
    dtFimPeriodo?: string | readonly (string)[];
    'dtFimPeriodo.gte'?: string;
    'dtFimPeriodo.lte'?: string;
    dtMedicao?: string | readonly (string)[];
    'dtMedicao.gte'?: string;
    'dtMedicao.lte'?: string;
    vlrMedicao?: number | readonly (number)[];
    'vlrMedicao.gte'?: number;
    'vlrMedicao.lte'?: number;
    vlrAcumulado?: number | readonly (number)[];
    'vlrAcumulado.gte'?: number;
    'vlrAcumulado.lte'?: number;
    pctAcumulado?: number | readonly (number)[];
    'pctAcumulado.gte'?: number;
    'pctAcumulado.lte'?: number;
    dtPagamento?: string | readonly (string)[];
    'dtPagamento.gte'?: string;
    'dtPagamento.lte'?: string;
    vlrPago?: number | readonly (number)[];
    'vlrPago.gte'?: number;
    'vlrPago.lte'?: number;
  };
  key: [numOrdemServico: string, numExercicio: number, numMedicao: string];
  total: 'vlrMedicao' | 'vlrPago';
  group: 'numOrdemServico' | 'numExercicio' | 'numMedicao' | 'dtInicioPeriodo' | 'dtInicioPeriodo.mes' | 'dtInicioPeriodo.ano' | 'dtFimPeriodo' | 'dtFimPeriodo.mes' | 'dtFimPeriodo.ano' | 'dtMedicao' | 'dtMedicao.mes' | 'dtMedicao.ano' | 'vlrMedicao' | 'vlrAcumulado' | 'pctAcumulado' | 'dtPagamento' | 'dtPagamento.mes' | 'dtPagamento.ano' | 'vlrPago';
}
