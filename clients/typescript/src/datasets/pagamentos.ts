// Gerado do catálogo por npm run generate. Não edite.

/** Pagamentos: Cada saída de dinheiro: a quem, quando, de que conta do órgão e por conta de que empenho. */
export interface PagamentosDataset {
  row: {
    /** Exercício do empenho */
    numExercicio: number;
    /** Código do órgão */
    codOrgao: string;
    /** Código da unidade */
    codUnidade: string;
    /** Empenho */
    numDocEmpenho: string;
    /** Liquidação */
    numDocLiq: string | null;
    /** Pagamento */
    numDocPag: string;
    /** Data */
    dtPagamento: string;
    /** Credor */
    txtCredor: string;
    /** CPF/CNPJ do credor */
    txtCpfCnpj: string | null;
    /** Unidade */
    txtDescricaoUnidade: string | null;
    /** Código da função */
    codFuncao: string | null;
    /** Código da subfunção */
    codSubFuncao: string | null;
    /** Código do programa */
    codPrograma: string | null;
    /** Código da ação */
    codAcao: string | null;
    /** Natureza da despesa */
    codNaturezaDespesa: string | null;
    /** Código da fonte */
    codFonte: string | null;
    /** Conta pagadora */
    txtConta: string | null;
    /** Valor pago */
    vlrPago: number;
    /** Retenções */
    vlrRetencoes: number | null;
    /** Valor líquido */
    vlrLiquido: number | null;
    /** Estorno */
    blnEstorno: boolean | null;
    /** Restos a pagar */
    blnRestosPagar: boolean | null;
    /** Enfrentamento da COVID-19 */
    blnCovid: boolean | null;
  };
  filters: {
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    codOrgao?: string | readonly (string)[];
    codUnidade?: string | readonly (string)[];
    numDocEmpenho?: string | readonly (string)[];
    numDocLiq?: string | readonly (string)[];
    numDocPag?: string | readonly (string)[];
    dtPagamento?: string | readonly (string)[];
    'dtPagamento.gte'?: string;
    'dtPagamento.lte'?: string;
    txtCredor?: string | readonly (string)[];
    'txtCredor.has'?: string;
    txtCpfCnpj?: string | readonly (string)[];
    txtDescricaoUnidade?: string | readonly (string)[];
    'txtDescricaoUnidade.has'?: string;
    codFuncao?: string | readonly (string)[];
    codSubFuncao?: string | readonly (string)[];
    codPrograma?: string | readonly (string)[];
    codAcao?: string | readonly (string)[];
    codNaturezaDespesa?: string | readonly (string)[];
    codFonte?: string | readonly (string)[];
    txtConta?: string | readonly (string)[];
    'txtConta.has'?: string;
    vlrPago?: number | readonly (number)[];
    'vlrPago.gte'?: number;
    'vlrPago.lte'?: number;
    vlrRetencoes?: number | readonly (number)[];
    'vlrRetencoes.gte'?: number;
    'vlrRetencoes.lte'?: number;
    vlrLiquido?: number | readonly (number)[];
    'vlrLiquido.gte'?: number;
    'vlrLiquido.lte'?: number;
    blnEstorno?: boolean | readonly (boolean)[];
    blnRestosPagar?: boolean | readonly (boolean)[];
    blnCovid?: boolean | readonly (boolean)[];
  };
  key: [codOrgao: string, codUnidade: string, numDocEmpenho: string, numExercicio: number, numDocPag: string];
  total: 'vlrPago' | 'vlrRetencoes' | 'vlrLiquido';
  group: 'numExercicio' | 'codOrgao' | 'codUnidade' | 'numDocEmpenho' | 'numDocLiq' | 'numDocPag' | 'dtPagamento' | 'dtPagamento.mes' | 'dtPagamento.ano' | 'txtCredor' | 'txtCpfCnpj' | 'txtDescricaoUnidade' | 'codFuncao' | 'codSubFuncao' | 'codPrograma' | 'codAcao' | 'codNaturezaDespesa' | 'codFonte' | 'txtConta' | 'vlrPago' | 'vlrRetencoes' | 'vlrLiquido' | 'blnEstorno' | 'blnRestosPagar' | 'blnCovid';
}
