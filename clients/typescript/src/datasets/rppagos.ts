// Gerado do catálogo por npm run generate. Não edite.

/** Restos a pagar pagos: O que foi pago de empenhos de anos anteriores que passaram de 31 de dezembro sem pagamento. */
export interface RppagosDataset {
  row: {
    /** Exercício do pagamento */
    numExercicio: number;
    /** Exercício de origem */
    numExercicioOrigem: number;
    /** Empenho */
    numDocEmpenho: string;
    /** Tipo */
    txtTipoResto: string;
    /** Credor */
    txtCredor: string;
    /** CPF/CNPJ do credor */
    txtCpfCnpj: string | null;
    /** Código do órgão */
    codOrgao: string;
    /** Código da unidade */
    codUnidade: string;
    /** Unidade */
    txtDescricaoUnidade: string | null;
    /** Natureza da despesa */
    codNaturezaDespesa: string | null;
    /** Elemento de despesa */
    txtDescricaoElementoDespesa: string | null;
    /** Código da fonte */
    codFonte: string | null;
    /** Fonte de recurso */
    txtDescricaoFonteRecurso: string | null;
    /** Inscrito */
    vlrInscrito: number;
    /** Cancelado */
    vlrCancelado: number | null;
    /** Liquidado no exercício */
    vlrLiquidado: number | null;
    /** Pago */
    vlrPago: number;
    /** Saldo a pagar */
    vlrSaldo: number | null;
    /** Último pagamento */
    dtPagamento: string | null;
    /** Documento do pagamento */
    numDocPag: string | null;
  };
  filters: {
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    numExercicioOrigem?: number | readonly (number)[];
    'numExercicioOrigem.gte'?: number;
    'numExercicioOrigem.lte'?: number;
    numDocEmpenho?: string | readonly (string)[];
    txtTipoResto?: string | readonly (string)[];
    txtCredor?: string | readonly (string)[];
    'txtCredor.has'?: string;
    txtCpfCnpj?: string | readonly (string)[];
    codOrgao?: string | readonly (string)[];
    codUnidade?: string | readonly (string)[];
    txtDescricaoUnidade?: string | readonly (string)[];
    'txtDescricaoUnidade.has'?: string;
    codNaturezaDespesa?: string | readonly (string)[];
    txtDescricaoElementoDespesa?: string | readonly (string)[];
    'txtDescricaoElementoDespesa.has'?: string;
    codFonte?: string | readonly (string)[];
    txtDescricaoFonteRecurso?: string | readonly (string)[];
    'txtDescricaoFonteRecurso.has'?: string;
    vlrInscrito?: number | readonly (number)[];
    'vlrInscrito.gte'?: number;
    'vlrInscrito.lte'?: number;
    vlrCancelado?: number | readonly (number)[];
    'vlrCancelado.gte'?: number;
    'vlrCancelado.lte'?: number;
    vlrLiquidado?: number | readonly (number)[];
    'vlrLiquidado.gte'?: number;
    'vlrLiquidado.lte'?: number;
    vlrPago?: number | readonly (number)[];
    'vlrPago.gte'?: number;
    'vlrPago.lte'?: number;
    vlrSaldo?: number | readonly (number)[];
    'vlrSaldo.gte'?: number;
    'vlrSaldo.lte'?: number;
    dtPagamento?: string | readonly (string)[];
    'dtPagamento.gte'?: string;
    'dtPagamento.lte'?: string;
    numDocPag?: string | readonly (string)[];
  };
  key: [numExercicio: number, numExercicioOrigem: number, numDocEmpenho: string, txtTipoResto: string];
  total: 'vlrInscrito' | 'vlrCancelado' | 'vlrPago' | 'vlrSaldo';
  group: 'numExercicio' | 'numExercicioOrigem' | 'numDocEmpenho' | 'txtTipoResto' | 'txtCredor' | 'txtCpfCnpj' | 'codOrgao' | 'codUnidade' | 'txtDescricaoUnidade' | 'codNaturezaDespesa' | 'txtDescricaoElementoDespesa' | 'codFonte' | 'txtDescricaoFonteRecurso' | 'vlrInscrito' | 'vlrCancelado' | 'vlrLiquidado' | 'vlrPago' | 'vlrSaldo' | 'dtPagamento' | 'dtPagamento.mes' | 'dtPagamento.ano' | 'numDocPag';
}
