// Gerado do catálogo por npm run generate. Não edite.

/** Ordem cronológica de pagamentos: A fila dos pagamentos de contratos, por unidade, fonte e categoria, com o motivo de toda mudança de lugar. */
export interface OrdemDataset {
  row: {
    /** Exercício */
    numExercicio: number;
    /** Posição na fila */
    numPosicao: number | null;
    /** Processo */
    numProcesso: string;
    /** Parcela */
    numParcela: string;
    /** Fatura */
    numFaturaEquivalente: string;
    /** Categoria */
    txtCategoria: string;
    /** Código da fonte */
    codFonte: string | null;
    /** Fonte de recurso */
    txtDescricaoFonteRecurso: string | null;
    /** Unidade */
    txtUnidadeOrcamentaria: string | null;
    /** Credor */
    txtCredor: string;
    /** CPF/CNPJ do credor */
    txtCpfCnpj: string | null;
    /** Contrato */
    numContrato: string | null;
    /** Exercício do contrato */
    numAnoPub: number | null;
    /** Código do órgão */
    codOrgao: string | null;
    /** Código da unidade */
    codUnidade: string | null;
    /** Empenho */
    numDocEmpenho: string | null;
    /** Exercício do empenho */
    numExercicioEmpenho: number | null;
    /** Liquidação */
    numDocLiq: string | null;
    /** Exigível desde */
    dtLiquidacao: string;
    /** Vencimento */
    dtVencimento: string | null;
    /** Pagamento */
    dtPagamento: string | null;
    /** Valor */
    vlrFatura: number;
    /** Valor pago */
    vlrPago: number | null;
    /** Situação */
    txtSituacao: string | null;
    /** Pago fora da ordem */
    blnQuebraOrdem: boolean | null;
    /** Hipótese legal */
    txtFundamentoQuebra: string | null;
    /** Justificativa */
    txtJustificativa: string | null;
    /** Autoridade que decidiu */
    txtAutoridade: string | null;
  };
  filters: {
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    numPosicao?: number | readonly (number)[];
    'numPosicao.gte'?: number;
    'numPosicao.lte'?: number;
    numProcesso?: string | readonly (string)[];
    numParcela?: string | readonly (string)[];
    numFaturaEquivalente?: string | readonly (string)[];
    txtCategoria?: string | readonly (string)[];
    codFonte?: string | readonly (string)[];
    txtDescricaoFonteRecurso?: string | readonly (string)[];
    'txtDescricaoFonteRecurso.has'?: string;
    txtUnidadeOrcamentaria?: string | readonly (string)[];
    'txtUnidadeOrcamentaria.has'?: string;
    txtCredor?: string | readonly (string)[];
    'txtCredor.has'?: string;
    txtCpfCnpj?: string | readonly (string)[];
    numContrato?: string | readonly (string)[];
    numAnoPub?: number | readonly (number)[];
    'numAnoPub.gte'?: number;
    'numAnoPub.lte'?: number;
    codOrgao?: string | readonly (string)[];
    codUnidade?: string | readonly (string)[];
    numDocEmpenho?: string | readonly (string)[];
    numExercicioEmpenho?: number | readonly (number)[];
    'numExercicioEmpenho.gte'?: number;
    'numExercicioEmpenho.lte'?: number;
    numDocLiq?: string | readonly (string)[];
    dtLiquidacao?: string | readonly (string)[];
    'dtLiquidacao.gte'?: string;
    'dtLiquidacao.lte'?: string;
    dtVencimento?: string | readonly (string)[];
    'dtVencimento.gte'?: string;
    'dtVencimento.lte'?: string;
    dtPagamento?: string | readonly (string)[];
    'dtPagamento.gte'?: string;
    'dtPagamento.lte'?: string;
    vlrFatura?: number | readonly (number)[];
    'vlrFatura.gte'?: number;
    'vlrFatura.lte'?: number;
    vlrPago?: number | readonly (number)[];
    'vlrPago.gte'?: number;
    'vlrPago.lte'?: number;
    txtSituacao?: string | readonly (string)[];
    blnQuebraOrdem?: boolean | readonly (boolean)[];
    txtFundamentoQuebra?: string | readonly (string)[];
    txtJustificativa?: string | readonly (string)[];
    'txtJustificativa.has'?: string;
    txtAutoridade?: string | readonly (string)[];
    'txtAutoridade.has'?: string;
  };
  key: [numProcesso: string, numParcela: string, numFaturaEquivalente: string];
  total: 'vlrFatura' | 'vlrPago';
  group: 'numExercicio' | 'numPosicao' | 'numProcesso' | 'numParcela' | 'numFaturaEquivalente' | 'txtCategoria' | 'codFonte' | 'txtDescricaoFonteRecurso' | 'txtUnidadeOrcamentaria' | 'txtCredor' | 'txtCpfCnpj' | 'numContrato' | 'numAnoPub' | 'codOrgao' | 'codUnidade' | 'numDocEmpenho' | 'numExercicioEmpenho' | 'numDocLiq' | 'dtLiquidacao' | 'dtLiquidacao.mes' | 'dtLiquidacao.ano' | 'dtVencimento' | 'dtVencimento.mes' | 'dtVencimento.ano' | 'dtPagamento' | 'dtPagamento.mes' | 'dtPagamento.ano' | 'vlrFatura' | 'vlrPago' | 'txtSituacao' | 'blnQuebraOrdem' | 'txtFundamentoQuebra' | 'txtJustificativa' | 'txtAutoridade';
}
