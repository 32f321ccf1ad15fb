// Gerado do catálogo por npm run generate. Não edite.

/** Despesas da COVID-19: Empenhos feitos para enfrentar a pandemia, com o que foi liquidado e pago de cada um. */
export interface CovidDespesaDataset {
  row: {
    /** Exercício */
    numExercicio: number;
    /** Empenho */
    numDocEmpenho: string;
    /** Data */
    dtEmpenho: string;
    /** Tipo */
    txtTipoEmpenho: string | null;
    /** Credor */
    txtCredor: string;
    /** CPF/CNPJ do credor */
    txtCpfCnpj: string | null;
    /** Histórico */
    txtHistorico: string;
    /** Valor empenhado */
    vlrEmpenhado: number;
    /** Reforçado */
    vlrReforco: number | null;
    /** Anulado */
    vlrAnulado: number | null;
    /** Liquidado */
    vlrLiquidado: number | null;
    /** Pago */
    vlrPago: number | null;
    /** Pago como restos a pagar */
    vlrRestosPagos: number | null;
    /** A pagar */
    vlrAPagar: number | null;
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
    codAcao: string | null;
    /** Ação */
    txtDescricaoAcao: string | null;
    /** Categoria econômica */
    txtCategoriaEconomica: string | null;
    /** Grupo de despesa */
    txtGrupoDespesa: string | null;
    /** Natureza da despesa */
    codNaturezaDespesa: string | null;
    /** Elemento de despesa */
    txtDescricaoElementoDespesa: string | null;
    /** Código da fonte */
    codFonte: string | null;
    /** Fonte de recurso */
    txtDescricaoFonteRecurso: string | null;
    /** Modalidade */
    txtModalidadeLicit: string | null;
    /** Licitação */
    numCertame: string | null;
    /** Fundamento legal */
    txtFundamento: string | null;
    /** Processo */
    numProcesso: string | null;
    /** Contrato */
    numContrato: string | null;
    /** Exercício do contrato */
    numAnoPub: number | null;
    /** Convênio */
    numConvenio: string | null;
    /** Emenda parlamentar */
    numEmenda: string | null;
    /** Enfrentamento da COVID-19 */
    blnCovid: boolean | null;
  };
  filters: {
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    numDocEmpenho?: string | readonly (string)[];
    dtEmpenho?: string | readonly (string)[];
    'dtEmpenho.gte'?: string;
    'dtEmpenho.lte'?: string;
    txtTipoEmpenho?: string | readonly (string)[];
    txtCredor?: string | readonly (string)[];
    'txtCredor.has'?: string;
    txtCpfCnpj?: string | readonly (string)[];
    txtHistorico?: string | readonly (string)[];
    'txtHistorico.has'?: string;
    vlrEmpenhado?: number | readonly (number)[];
    'vlrEmpenhado.gte'?: number;
    'vlrEmpenhado.lte'?: number;
    vlrReforco?: number | readonly (number)[];
    'vlrReforco.gte'?: number;
    'vlrReforco.lte'?: number;
    vlrAnulado?: number | readonly (number)[];
    'vlrAnulado.gte'?: number;
    'vlrAnulado.lte'?: number;
    vlrLiquidado?: number | readonly (number)[];
    'vlrLiquidado.gte'?: number;
    'vlrLiquidado.lte'?: number;
    vlrPago?: number | readonly (number)[];
    'vlrPago.gte'?: number;
    'vlrPago.lte'?: number;
    vlrRestosPagos?: number | readonly (number)[];
    'vlrRestosPagos.gte'?: number;
    'vlrRestosPagos.lte'?: number;
    vlrAPagar?: number | readonly (number)[];
    'vlrAPagar.gte'?: number;
    'vlrAPagar.lte'?: number;
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
    txtModalidadeLicit?: string | readonly (string)[];
    numCertame?: string | readonly (string)[];
    txtFundamento?: string | readonly (string)[];
    'txtFundamento.has'?: string;
    numProcesso?: string | readonly (string)[];
    numContrato?: string | readonly (string)[];
    numAnoPub?: number | readonly (number)[];
    'numAnoPub.gte'?: number;
    'numAnoPub.lte'?: number;
    numConvenio?: string | readonly (string)[];
    numEmenda?: string | readonly (string)[];
    blnCovid?: boolean | readonly (boolean)[];
  };
  key: [codOrgao: string, codUnidade: string, numDocEmpenho: string];
  total: 'vlrEmpenhado' | 'vlrReforco' | 'vlrAnulado' | 'vlrLiquidado' | 'vlrPago' | 'vlrRestosPagos' | 'vlrAPagar';
  group: 'numExercicio' | 'numDocEmpenho' | 'dtEmpenho' | 'dtEmpenho.mes' | 'dtEmpenho.ano' | 'txtTipoEmpenho' | 'txtCredor' | 'txtCpfCnpj' | 'txtHistorico' | 'vlrEmpenhado' | 'vlrReforco' | 'vlrAnulado' | 'vlrLiquidado' | 'vlrPago' | 'vlrRestosPagos' | 'vlrAPagar' | 'codOrgao' | 'txtOrgao' | 'codUnidade' | 'txtDescricaoUnidade' | 'codFuncao' | 'txtDescricaoFuncao' | 'codSubFuncao' | 'txtDescricaoSubFuncao' | 'codPrograma' | 'txtDescricaoPrograma' | 'codAcao' | 'txtDescricaoAcao' | 'txtCategoriaEconomica' | 'txtGrupoDespesa' | 'codNaturezaDespesa' | 'txtDescricaoElementoDespesa' | 'codFonte' | 'txtDescricaoFonteRecurso' | 'txtModalidadeLicit' | 'numCertame' | 'txtFundamento' | 'numProcesso' | 'numContrato' | 'numAnoPub' | 'numConvenio' | 'numEmenda' | 'blnCovid';
}
