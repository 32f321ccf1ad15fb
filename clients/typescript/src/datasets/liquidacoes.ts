// Gerado do catálogo por npm run generate. Não edite.

/** Liquidações: Cada vez que se conferiu a entrega e se reconheceu o que é devido de um empenho. */
export interface LiquidacoesDataset {
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
    numDocLiq: string;
    /** Data */
    dtLiquidacao: string;
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
    /** Documento fiscal */
    numDocFiscal: string | null;
    /** Série */
    numSerie: string | null;
    /** Chave da NF-e */
    numChaveNfe: string | null;
    /** Data do documento fiscal */
    dtDocFiscal: string | null;
    /** Valor liquidado */
    vlrLiquidado: number;
    /** Retenções */
    vlrRetencoes: number | null;
    /** Valor líquido */
    vlrLiquido: number | null;
    /** Responsável pelo atesto */
    txtResponsavel: string | null;
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
    dtLiquidacao?: string | readonly (string)[];
    'dtLiquidacao.gte'?: string;
    'dtLiquidacao.lte'?: string;
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
    numDocFiscal?: string | readonly (string)[];
    numSerie?: string | readonly (string)[];
    numChaveNfe?: string | readonly (string)[];
    dtDocFiscal?: string | readonly (string)[];
    'dtDocFiscal.gte'?: string;
    'dtDocFiscal.lte'?: string;
    vlrLiquidado?: number | readonly (number)[];
    'vlrLiquidado.gte'?: number;
    'vlrLiquidado.lte'?: number;
    vlrRetencoes?: number | readonly (number)[];
    'vlrRetencoes.gte'?: number;
    'vlrRetencoes.lte'?: number;
    vlrLiquido?: number | readonly (number)[];
    'vlrLiquido.gte'?: number;
    'vlrLiquido.lte'?: number;
    txtResponsavel?: string | readonly (string)[];
    'txtResponsavel.has'?: string;
    blnRestosPagar?: boolean | readonly (boolean)[];
    blnCovid?: boolean | readonly (boolean)[];
  };
  key: [codOrgao: string, codUnidade: string, numDocEmpenho: string, numExercicio: number, numDocLiq: string];
  total: 'vlrLiquidado' | 'vlrRetencoes' | 'vlrLiquido';
  group: 'numExercicio' | 'codOrgao' | 'codUnidade' | 'numDocEmpenho' | 'numDocLiq' | 'dtLiquidacao' | 'dtLiquidacao.mes' | 'dtLiquidacao.ano' | 'txtCredor' | 'txtCpfCnpj' | 'txtDescricaoUnidade' | 'codFuncao' | 'codSubFuncao' | 'codPrograma' | 'codAcao' | 'codNaturezaDespesa' | 'codFonte' | 'numDocFiscal' | 'numSerie' | 'numChaveNfe' | 'dtDocFiscal' | 'dtDocFiscal.mes' | 'dtDocFiscal.ano' | 'vlrLiquidado' | 'vlrRetencoes' | 'vlrLiquido' | 'txtResponsavel' | 'blnRestosPagar' | 'blnCovid';
}
