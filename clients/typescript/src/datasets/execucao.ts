// Gerado do catálogo por npm run generate. Não edite.

/** Execução de emendas parlamentares: Em que o dinheiro de cada emenda foi gasto: credor, empenho e o que foi empenhado, liquidado e pago. */
export interface ExecucaoDataset {
  row: {
    /** Emenda */
    numEmenda: string;
    /** Exercício da emenda */
    numAnoEmenda: number;
    /** Exercício do empenho */
    numExercicio: number;
    /** Código do órgão */
    codOrgao: string;
    /** Código da unidade */
    codUnidade: string;
    /** Empenho */
    numDocEmpenho: string;
    /** Data do empenho */
    dtEmpenho: string | null;
    /** Credor */
    txtCredor: string;
    /** CPF/CNPJ do credor */
    txtCpfCnpj: string | null;
    /** Despesa */
    txtDescricao: string;
    /** Empenhado */
    vlrEmpenhado: number;
    /** Liquidado */
    vlrLiquidado: number | null;
    /** Pago */
    vlrPago: number | null;
  };
  filters: {
    numEmenda?: string | readonly (string)[];
    numAnoEmenda?: number | readonly (number)[];
    'numAnoEmenda.gte'?: number;
    'numAnoEmenda.lte'?: number;
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    codOrgao?: string | readonly (string)[];
    codUnidade?: string | readonly (string)[];
    numDocEmpenho?: string | readonly (string)[];
    dtEmpenho?: string | readonly (string)[];
    'dtEmpenho.gte'?: string;
    'dtEmpenho.lte'?: string;
    txtCredor?: string | readonly (string)[];
    'txtCredor.has'?: string;
    txtCpfCnpj?: string | readonly (string)[];
    txtDescricao?: string | readonly (string)[];
    'txtDescricao.has'?: string;
    vlrEmpenhado?: number | readonly (number)[];
    'vlrEmpenhado.gte'?: number;
    'vlrEmpenhado.lte'?: number;
    vlrLiquidado?: number | readonly (number)[];
    'vlrLiquidado.gte'?: number;
    'vlrLiquidado.lte'?: number;
    vlrPago?: number | readonly (number)[];
    'vlrPago.gte'?: number;
    'vlrPago.lte'?: number;
  };
  key: [numEmenda: string, codOrgao: string, codUnidade: string, numDocEmpenho: string, numExercicio: number];
  total: 'vlrEmpenhado' | 'vlrLiquidado' | 'vlrPago';
  group: 'numEmenda' | 'numAnoEmenda' | 'numExercicio' | 'codOrgao' | 'codUnidade' | 'numDocEmpenho' | 'dtEmpenho' | 'dtEmpenho.mes' | 'dtEmpenho.ano' | 'txtCredor' | 'txtCpfCnpj' | 'txtDescricao' | 'vlrEmpenhado' | 'vlrLiquidado' | 'vlrPago';
}
