// Gerado do catálogo por npm run generate. Não edite.

/** Reforços e anulações de empenhos: O que mudou o valor de um empenho depois de emitido. */
export interface EmpenhoEventosDataset {
  row: {
    /** Exercício do empenho */
    numExercicio: number;
    /** Código do órgão */
    codOrgao: string;
    /** Código da unidade */
    codUnidade: string;
    /** Empenho */
    numDocEmpenho: string;
    /** Evento */
    numEvento: string;
    /** Data */
    dtEvento: string;
    /** Tipo */
    txtTipoEvento: string;
    /** Motivo */
    txtMotivo: string | null;
    /** Reforço */
    vlrReforco: number | null;
    /** Anulado */
    vlrAnulado: number | null;
    /** Credor */
    txtCredor: string | null;
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
    numEvento?: string | readonly (string)[];
    dtEvento?: string | readonly (string)[];
    'dtEvento.gte'?: string;
    'dtEvento.lte'?: string;
    txtTipoEvento?: string | readonly (string)[];
    txtMotivo?: string | readonly (string)[];
    'txtMotivo.has'?: string;
    vlrReforco?: number | readonly (number)[];
    'vlrReforco.gte'?: number;
    'vlrReforco.lte'?: number;
    vlrAnulado?: number | readonly (number)[];
    'vlrAnulado.gte'?: number;
    'vlrAnulado.lte'?: number;
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
    blnCovid?: boolean | readonly (boolean)[];
  };
  key: [codOrgao: string, codUnidade: string, numDocEmpenho: string, numExercicio: number, numEvento: string];
  total: 'vlrReforco' | 'vlrAnulado';
  group: 'numExercicio' | 'codOrgao' | 'codUnidade' | 'numDocEmpenho' | 'numEvento' | 'dtEvento' | 'dtEvento.mes' | 'dtEvento.ano' | 'txtTipoEvento' | 'txtMotivo' | 'vlrReforco' | 'vlrAnulado' | 'txtCredor' | 'txtCpfCnpj' | 'txtDescricaoUnidade' | 'codFuncao' | 'codSubFuncao' | 'codPrograma' | 'codAcao' | 'codNaturezaDespesa' | 'codFonte' | 'blnCovid';
}
