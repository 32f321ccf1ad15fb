// Gerado do catálogo por npm run generate. Não edite.

/** Obras: Obras do órgão: onde ficam, quem executa, quanto custam, quanto já foi feito e quais estão paralisadas. */
export interface ObrasDataset {
  row: {
    /** Ordem de serviço */
    numOrdemServico: string;
    /** Exercício */
    numExercicio: number;
    /** Obra */
    txtObjeto: string;
    /** Tipo */
    txtTipoObra: string | null;
    /** Unidade */
    txtUnidadeOrcamentaria: string | null;
    /** Endereço */
    txtEndereco: string | null;
    /** Bairro */
    txtBairro: string | null;
    /** Latitude */
    numLatitude: number | null;
    /** Longitude */
    numLongitude: number | null;
    /** Regime de execução */
    txtFormaExecucao: string | null;
    /** Contratada */
    txtNomeRazaoContratada: string | null;
    /** CPF/CNPJ da contratada */
    txtCpfCnpjContratada: string | null;
    /** Contrato */
    numContrato: string | null;
    /** Ano do contrato */
    numAnoPub: number | null;
    /** Modalidade */
    txtModalidadeLicit: string | null;
    /** Licitação de origem */
    numCertame: string | null;
    /** Fiscal da obra */
    txtFiscal: string | null;
    /** ART ou RRT */
    numArt: string | null;
    /** Fonte de recurso */
    txtFonteRecurso: string | null;
    /** Convênio */
    numConvenio: string | null;
    /** Emenda parlamentar */
    numEmenda: string | null;
    /** Data da ordem de serviço */
    dtOrdemServico: string | null;
    /** Início */
    dtInicio: string | null;
    /** Fim previsto */
    dtPrevisaoTermino: string | null;
    /** Término */
    dtTermino: string | null;
    /** Valor contratado */
    vlrContratado: number | null;
    /** Aditivos */
    vlrAditivos: number | null;
    /** Valor atual */
    vlrAtual: number | null;
    /** Valor medido */
    vlrMedido: number | null;
    /** Valor pago */
    vlrPago: number | null;
    /** Executado */
    pctFisico: number | null;
    /** Pago */
    pctFinanceiro: number | null;
    /** Situação */
    txtSituacao: string;
    /** Paralisada desde */
    dtParalisacao: string | null;
    /** Motivo da paralisação */
    txtMotivoParalisacao: string | null;
    /** Responsável pela paralisação */
    txtResponsavelParalisacao: string | null;
    /** Previsão de reinício */
    dtPrevisaoReinicio: string | null;
    /** Processo judicial */
    numProcessoJudicial: string | null;
  };
  filters: {
    numOrdemServico?: string | readonly (string)[];
    numExercicio?: number | readonly (number)[];
    'numExercicio.gte'?: number;
    'numExercicio.lte'?: number;
    txtObjeto?: string | readonly (string)[];
    'txtObjeto.has'?: string;
    txtTipoObra?: string | readonly (string)[];
    txtUnidadeOrcamentaria?: string | readonly (string)[];
    'txtUnidadeOrcamentaria.has'?: string;
    txtEndereco?: string | readonly (string)[];
    'txtEndereco.has'?: string;
    txtBairro?: string | readonly (string)[];
    'txtBairro.has'?: string;
    numLatitude?: number | readonly (number)[];
    'numLatitude.gte'?: number;
    'numLatitude.lte'?: number;
    numLongitude?: number | readonly (number)[];
    'numLongitude.gte'?: number;
    'numLongitude.lte'?: number;
    txtFormaExecucao?: string | readonly (string)[];
    txtNomeRazaoContratada?: string | readonly (string)[];
    'txtNomeRazaoContratada.has'?: string;
    txtCpfCnpjContratada?: string | readonly (string)[];
    numContrato?: string | readonly (string)[];
    numAnoPub?: number | readonly (number)[];
    'numAnoPub.gte'?: number;
    'numAnoPub.lte'?: number;
    txtModalidadeLicit?: string | readonly (string)[];
    numCertame?: string | readonly (string)[];
    txtFiscal?: string | readonly (string)[];
    'txtFiscal.has'?: string;
    numArt?: string | readonly (string)[];
    txtFonteRecurso?: string | readonly (string)[];
    'txtFonteRecurso.has'?: string;
    numConvenio?: string | readonly (string)[];
    numEmenda?: string | readonly (string)[];
    dtOrdemServico?: string | readonly (string)[];
    'dtOrdemServico.gte'?: string;
    'dtOrdemServico.lte'?: string;
    dtInicio?: string | readonly (string)[];
    'dtInicio.gte'?: string;
    'dtInicio.lte'?: string;
    dtPrevisaoTermino?: string | readonly (string)[];
    'dtPrevisaoTermino.gte'?: string;
    'dtPrevisaoTermino.lte'?: string;
    dtTermino?: string | readonly (string)[];
    'dtTermino.gte'?: string;
    'dtTermino.lte'?: string;
    vlrContratado?: number | readonly (number)[];
    'vlrContratado.gte'?: number;
    'vlrContratado.lte'?: number;
    vlrAditivos?: number | readonly (number)[];
    'vlrAditivos.gte'?: number;
    'vlrAditivos.lte'?: number;
    vlrAtual?: number | readonly (number)[];
    'vlrAtual.gte'?: number;
    'vlrAtual.lte'?: number;
    vlrMedido?: number | readonly (number)[];
    'vlrMedido.gte'?: number;
    'vlrMedido.lte'?: number;
    vlrPago?: number | readonly (number)[];
    'vlrPago.gte'?: number;
    'vlrPago.lte'?: number;
    pctFisico?: number | readonly (number)[];
    'pctFisico.gte'?: number;
    'pctFisico.lte'?: number;
    pctFinanceiro?: number | readonly (number)[];
    'pctFinanceiro.gte'?: number;
    'pctFinanceiro.lte'?: number;
    txtSituacao?: string | readonly (string)[];
    dtParalisacao?: string | readonly (string)[];
    'dtParalisacao.gte'?: string;
    'dtParalisacao.lte'?: string;
    txtMotivoParalisacao?: string | readonly (string)[];
    txtResponsavelParalisacao?: string | readonly (string)[];
    dtPrevisaoReinicio?: string | readonly (string)[];
    'dtPrevisaoReinicio.gte'?: string;
    'dtPrevisaoReinicio.lte'?: string;
    numProcessoJudicial?: string | readonly (string)[];
  };
  key: [numOrdemServico: string, numExercicio: number];
  total: 'vlrContratado' | 'vlrAtual' | 'vlrMedido' | 'vlrPago';
  group: 'numOrdemServico' | 'numExercicio' | 'txtObjeto' | 'txtTipoObra' | 'txtUnidadeOrcamentaria' | 'txtEndereco' | 'txtBairro' | 'numLatitude' | 'numLongitude' | 'txtFormaExecucao' | 'txtNomeRazaoContratada' | 'txtCpfCnpjContratada' | 'numContrato' | 'numAnoPub' | 'txtModalidadeLicit' | 'numCertame' | 'txtFiscal' | 'numArt' | 'txtFonteRecurso' | 'numConvenio' | 'numEmenda' | 'dtOrdemServico' | 'dtOrdemServico.mes' | 'dtOrdemServico.ano' | 'dtInicio' | 'dtInicio.mes' | 'dtInicio.ano' | 'dtPrevisaoTermino' | 'dtPrevisaoTermino.mes' | 'dtPrevisaoTermino.ano' | 'dtTermino' | 'dtTermino.mes' | 'dtTermino.ano' | 'vlrContratado' | 'vlrAditivos' | 'vlrAtual' | 'vlrMedido' | 'vlrPago' | 'pctFisico' | 'pctFinanceiro' | 'txtSituacao' | 'dtParalisacao' | 'dtParalisacao.mes' | 'dtParalisacao.ano' | 'txtMotivoParalisacao' | 'txtResponsavelParalisacao' | 'dtPrevisaoReinicio' | 'dtPrevisaoReinicio.mes' | 'dtPrevisaoReinicio.ano' | 'numProcessoJudicial';
}
